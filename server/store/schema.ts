/** One row of each table. Times are milliseconds, objects are JSON texts, flags are 0 or 1: the same in both databases. */
export interface Schema {
  person: Person
  login: Login
  session: SessionRow
  token: Token
  ticket: Ticket
  tries: Tries
  tab: Tab
  luck: LuckRow
  seat: SeatRow
  entry: EntryRow
  chat: Chat
  mute: Mute
  report: Report
  rating: Rating
  rated: Rated
  push: Push
  outbox: Outbox
  archive: Archive
  outage: Outage
  beat: Beat
  allowed: Allowed
  setting: Setting
}

export interface Person {
  id: string
  name: string
  /** The name as it is compared; only accounts have one, and it is theirs alone. */
  folded: string | null
  kind: 'guest' | 'account'
  lang: 'en' | 'de'
  mail: string | null
  mail_ok: number
  prefs: string
  created: number
  seen: number
  banned_until: number
  deleted: number
}

export interface Login {
  kind: 'password' | 'passkey'
  key: string
  person: string
  secret: string
  counter: number
  label: string
  created: number
}

export interface SessionRow {
  hash: string
  person: string
  created: number
  seen: number
  expires: number
  label: string
}

export interface Token {
  hash: string
  id: string
  person: string
  label: string
  created: number
  used: number
}

/** Something handed out that comes back once: a passkey's challenge, the code in a mail. */
export interface Ticket {
  hash: string
  kind: string
  person: string | null
  body: string
  expires: number
}

/** How often somebody tried; counted in the database, so that many processes are no way around it. */
export interface Tries {
  key: string
  count: number
  until: number
}

export type TabStatus = 'open' | 'sealing' | 'running' | 'over' | 'void'

export interface Tab {
  id: string
  game: string
  rules: number
  seats: number
  variants: string
  control: string
  access: 'open' | 'link' | 'private'
  substitute: string
  invite_hash: string | null
  owner: string
  status: TabStatus
  gen: number
  /** Number of entries. */
  len: number
  /** Number of decisions in force. */
  pos: number
  /** One bit for each seat that is asked. */
  waits: number
  /** When something happens by itself; 0 for never. */
  due: number
  created: number
  changed: number
  result: string | null
  rematch_of: string | null
  next: string | null
}

export interface LuckRow {
  tab: string
  gen: number
  secret: string
  commitment: string
  seals: string
  words: string
  opened: number
}

export interface SeatRow {
  tab: string
  seat: number
  person: string | null
  kind: 'person' | 'bot' | 'free'
  level: string | null
  ready: number
}

export interface EntryRow {
  tab: string
  n: number
  kind: string
  seat: number | null
  person: string
  body: string
  cid: string
  at: number
}

export interface Chat {
  tab: string
  m: number
  person: string
  room: 'table' | 'watchers'
  text: string
  at: number
  hidden: number
}

export interface Mute {
  person: string
  other: string
}

export interface Report {
  id: string
  by: string
  about: string
  tab: string | null
  m: number | null
  text: string
  status: 'open' | 'closed'
  at: number
}

export interface Rating {
  person: string
  game: string
  mu: number
  sigma: number
  games: number
}

export interface Rated {
  tab: string
  person: string
  game: string
  seat: number
  place: number
  seats: number
  before: number
  after: number
  at: number
}

export interface Push {
  hash: string
  person: string
  endpoint: string
  keys: string
  failed: number
}

export interface Outbox {
  id: string
  /** The same key is sent once only. */
  key: string
  kind: string
  person: string | null
  tab: string | null
  body: string
  due: number
  tries: number
  lease: number
}

export interface Archive {
  tab: string
  body: string
  hash: string
  at: number
}

export interface Outage {
  since: number
  until: number
}

export interface Beat {
  name: string
  at: number
}

/** Who came by the link. */
export interface Allowed {
  tab: string
  person: string
}

/** What the processes have to agree on and nobody chose: keys that were made at the first start. */
export interface Setting {
  name: string
  value: string
}
