import type { AnswerKind } from '../answer-groups.ts'
import type { Doubt } from '../use-answers.ts'
import type { Part } from '../rules-page.ts'

/** The words that every table needs, whatever the game. */
export interface TableText {
  readonly language: 'en' | 'de'
  thinking(name: string): string
  waiting(name: string): string
  readonly waitingForReactions: string
  /** Keys of the table, and the help page that names them. */
  readonly keysTitle: string
  readonly skipLinks: string
  readonly keys: Readonly<Record<'a' | 'p' | 'w' | 's' | 'l' | 'u' | 'h' | 'i', string>>
  readonly moreKeys: readonly (readonly [keys: string, what: string])[]
  /** The position as text. */
  readonly inWords: string
  /** What others did since one decided last. */
  readonly happened: string
  /** Over what is being shown. */
  readonly skipToMine: string
  readonly skipToNow: string
  readonly goesOn: string
  /** Shows all names on the board. */
  readonly names: string
  readonly undo: string
  readonly undoTurn: string
  readonly hint: string
  readonly hintHead: string
  hintReason(reason: string): string
  readonly hintHelp: string
  readonly rules: string
  readonly replay: string
  readonly log: string
  readonly seats: string
  readonly info: string
  readonly hand: string
  readonly close: string
  /** Before what would follow from an answer. */
  readonly foretold: string
  readonly choices: string
  readonly allChoices: string
  /** What is asked before an answer counts. */
  readonly sure: Readonly<Record<Doubt, string>>
  /** What stands before answers that must and that may be given, where there are both. */
  readonly kinds: Readonly<Record<AnswerKind, string>>
  onTheBoard(places: number): string
  readonly onlyChoice: string
  readonly setup: string
  turn(n: number): string
  position(n: number, of: number): string
  readonly backToNow: string
  readonly continueHere: string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
  readonly play: string
  readonly pause: string
  readonly eyes: string
  readonly spectator: string
  readonly everything: string
  readonly whyNot: string
  readonly ruleLink: string
  passTo(name: string): string
  readonly passHelp: string
  readonly ready: string
  readonly result: string
  wins(names: readonly string[]): string
  readonly draw: string
  /** How the winners won by points: how many, and how far ahead of whom. */
  wonWith(points: number, ahead: number, others: readonly string[]): string
  readonly wanted: string
  readonly total: string
  readonly place: string
  readonly scoresOverTurns: string
  readonly showResult: string
  readonly points: string
  gain(n: number): string
  readonly cannotTakeBack: string
  readonly bot: string
  readonly menu: string
  readonly zoomIn: string
  readonly wholeBoard: string
  board(title: string): string
}

/** The words around the rules of a game; whoever only plays does not load them. */
export interface RulesText {
  readonly search: string
  matches(paragraphs: number, hits: number): string
  hit(n: number, of: number): string
  readonly previousHit: string
  readonly nextHit: string
  /** What stands over a worked example, and over its pictures. */
  example(title: string): string
  readonly before: string
  readonly after: string
  readonly clauses: string
  readonly contents: string
  readonly printSummary: string
  readonly parts: Readonly<Record<Part, string>>
}
