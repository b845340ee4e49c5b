import type { Language } from '#engine/text.ts'
import type { Seating } from '#session/seats.ts'

/** The words of the app around the tables. */
export interface AppText {
  readonly slogan: string
  readonly intro: string
  readonly playNow: string
  readonly setUp: string
  readonly rules: string
  learn(minutes: number): string
  /** Before the covers, on the first visit. */
  readonly newHere: string
  readonly shortGame: string
  shortHelp(minutes: number): string
  readonly preparing: string
  readonly shortFailed: string
  startedLate(decisions: number): string
  learnFirst(title: string): string
  readonly about: string
  readonly puzzles: string
  puzzleOfTheDay(game: string): string
  readonly online: string
  readonly playOnline: string
  readonly home: string
  readonly settings: string
  readonly language: string
  readonly languages: Readonly<Record<Language, string>>
  readonly menu: string
  readonly close: string
  readonly running: string
  readonly finished: string
  readonly goOn: string
  readonly watch: string
  readonly remove: string
  readonly removeSure: string
  readonly keep: string
  /** Points are left out where they did not decide. */
  won(names: readonly string[], points: number | null): string
  readonly rematch: string
  readonly openRecord: string
  seats(min: number, max: number): string
  minutes(min: number, max: number): string
  /** How demanding a game is, from 1 to 5. */
  readonly weights: readonly string[]
  readonly games: string
  readonly newGame: string
  readonly start: string
  readonly name: string
  readonly colour: string
  readonly player: string
  readonly players: Readonly<Record<Seating['player'], string>>
  readonly colours: Readonly<Record<Seating['colour'], string>>
  readonly numberOfSeats: string
  readonly variants: string
  /** The own name until one is given. */
  readonly me: string
  readonly botNames: readonly string[]
  seatNumber(n: number): string
  readonly replay: string
  readonly play: string
  readonly share: string
  readonly copied: string
  /** Where the clipboard is out of reach. */
  readonly copyYourself: string
  readonly saveRecord: string
  readonly notFound: string
  /** A game that is not over is not analysed. */
  readonly analyseLater: string
  readonly analyse: string
  noPage(path: string): string
  noGame(id: string): string
  readonly noSaved: string
  /** A page that could not be shown. */
  readonly broken: string
  readonly brokenHelp: string
  readonly reload: string
  readonly newVersion: string
  readonly retry: string
  /** What has failed, in a sentence. */
  readonly failed: Readonly<Record<'store' | 'gone' | 'rules', string>>
  botFailed(name: string): string
  goOnWith(player: string): string
  readonly hintFailed: string
  readonly playUnsaved: string
  readonly unsaved: string
  owed(n: number): string
  /** Said where the browser keeps nothing. */
  readonly keptNowhere: string
  badRecord(line: number, what: string): string
  readonly notARecord: string
  readonly badLink: string
  readonly tooLong: string
  unknownGame(id: string): string
  readonly loading: string
  readonly parts: string
  readonly offlineReady: string
  turnCount(n: number): string
  ago(time: number): string
  readonly skipToContent: string
}
