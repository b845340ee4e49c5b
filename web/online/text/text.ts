import type { ProblemCode } from '#protocol/problems.ts'
import type { Access, Level } from '#protocol/parts.ts'
import type { Ending, Table } from '#protocol/api.ts'
import type { LuckFault } from '../luck.ts'

export type Detail =
  | `schema ${'name' | 'password' | 'mail' | 'label' | 'text' | 'seats'}`
  | 'taken name'
  | 'setup game'
  | 'schema code'
  | 'expired code'

/** The words of the pages for tables online. */
export interface OnlineText {
  readonly lobby: string
  readonly lobbyIntro: string
  /** What went wrong, in a sentence. */
  readonly problems: Readonly<Record<ProblemCode | 'offline', string>>
  /** The same where it is known what of the form it is about: `schema name`. */
  readonly details: Readonly<Record<Detail, string>>

  readonly whoAreYou: string
  readonly whoHelp: string
  readonly name: string
  readonly password: string
  readonly passwordHelp: string
  readonly enterAsGuest: string
  readonly signIn: string
  readonly signInHelp: string
  readonly withPasskey: string
  readonly signUp: string
  readonly signUpHelp: string
  readonly signOut: string
  youAre(name: string): string
  readonly guest: string
  readonly account: string

  readonly myTables: string
  readonly noTables: string
  readonly nextTable: string
  readonly waitsForYou: string
  readonly waitsToBegin: string
  readonly invited: string
  doneTables(n: number): string
  readonly fair: string
  readonly seatsTitle: string
  resignedBy(name: string): string
  othersWait(n: number): string
  waiting(n: number): string
  readonly openTables: string
  readonly noOpenTables: string
  readonly runningTables: string
  readonly allGames: string
  readonly game: string
  readonly newTable: string
  readonly create: string
  readonly join: string
  readonly watch: string
  readonly goOn: string
  readonly statuses: Readonly<Record<Table['status'], string>>
  freeSeats(n: number): string

  readonly seat: string
  readonly person: string
  readonly mySeat: string
  readonly watchOnly: string
  readonly levels: Readonly<Record<Level, string>>
  readonly time: string
  readonly live: string
  readonly days: string
  readonly bank: string
  readonly increment: string
  readonly hours: string
  minutes(n: number): string
  seconds(n: number): string
  dayHours(n: number): string
  readonly substitute: string
  readonly substituteHelp: string
  readonly access: string
  readonly accesses: Readonly<Record<Access, string>>
  readonly accessHelp: Readonly<Record<Access, string>>

  readonly invitation: string
  readonly invitationHelp: string
  readonly qr: string
  readonly copy: string
  readonly copyThis: string
  readonly copied: string
  readonly copyYourself: string
  readonly newInvitation: string

  readonly free: string
  readonly sitHere: string
  readonly standUp: string
  readonly unseat: string
  readonly ready: string
  readonly isReady: string
  readonly notReady: string
  readonly waitForSeats: string
  readonly waitForReady: string
  readonly sealing: string
  readonly fairHelp: string
  readonly commitment: string

  readonly here: string
  readonly away: string
  watchers(n: number): string
  readonly connecting: string
  readonly reconnecting: string
  readonly notSaved: string
  readonly yourTurn: string
  /** What is left of a clock. */
  left(ms: number): string
  clockOf(name: string, left: string): string
  readonly botPlays: string
  readonly takeSeatBack: string
  readonly botPlaysForYou: string
  /** Nobody plays any more: the table ends by itself once this time is over. */
  allLeft(time: string): string
  /** One is the only person left. */
  readonly alone: string
  readonly playOn: string
  readonly breakOff: string
  readonly youResigned: string
  readonly resign: string
  readonly resignSure: string
  readonly resignTwo: string
  readonly proposeEnd: string
  readonly proposeBack: string
  readonly proposeBackHelp: string
  voteBack(name: string, decisions: number): string
  voteEnd(name: string): string
  readonly yes: string
  readonly no: string
  readonly cancel: string
  readonly voted: string
  voteUntil(time: string): string
  readonly withdraw: string

  readonly chat: string
  readonly say: string
  readonly send: string
  readonly noTalk: string
  readonly watchersTalk: string
  readonly watching: string
  moreAbout(name: string): string
  readonly mute: string
  readonly unmute: string
  readonly muted: string
  readonly report: string
  readonly reportWhat: string
  readonly reported: string
  readonly table: string

  readonly endings: Readonly<Record<Ending['why'], string>>
  substituted(names: string): string
  readonly rematch: string
  readonly toRematch: string
  readonly replay: string
  readonly luckChecking: string
  readonly luckFair: string
  luckUnfair(what: string): string
  /** What does not fit, as parts of a sentence. */
  readonly faults: Readonly<Record<LuckFault, string>>
  readonly gone: string
  readonly oldVersion: string

  readonly me: string
  readonly saved: string
  readonly save: string
  readonly changePassword: string
  readonly oldPassword: string
  readonly newPassword: string
  readonly passkeys: string
  readonly addPasskey: string
  readonly passkeyLabel: string
  readonly passkeyFailed: string
  readonly passkeyUnknown: string
  readonly remove: string
  readonly sessions: string
  readonly thisOne: string
  readonly everywhere: string
  readonly notices: string
  readonly mail: string
  readonly mailUnconfirmed: (address: string) => string
  readonly noMails: string
  readonly mailCode: string
  readonly confirmMail: string
  readonly byMail: string
  readonly byTitle: string
  readonly bySound: string
  readonly byPush: string
  readonly pushRefused: string
  readonly pushMissing: string
  readonly quiet: string
  readonly neverQuiet: string
  readonly from: string
  readonly to: string
  readonly tokens: string
  readonly tokensHelp: string
  readonly tokenLabel: string
  readonly makeToken: string
  readonly tokenOnce: string
  readonly neverUsed: string
  readonly myData: string
  readonly exportData: string
  readonly deleteAccount: string
  readonly deleteSure: string
  readonly profile: string
  readonly ratings: string
  readonly noRatings: string
  ratedGames(n: number): string
  readonly results: string
  placeOf(place: number, seats: number): string
  readonly noResults: string
  versus(won: number, lost: number, tied: number): string
}
