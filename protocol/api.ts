import * as v from 'valibot'
import * as p from './parts.ts'
import type { Position } from './position.ts'

/** One address of the HTTP API: what goes in and what comes out. Server, client and the OpenAPI document are made from these. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Whether one must have said who one is. */
  readonly person: boolean
  readonly params: v.GenericSchema
  readonly query: v.GenericSchema
  readonly body: v.GenericSchema
  readonly answer: v.GenericSchema
}

const Nothing = v.strictObject({})
type Empty = typeof Nothing

interface Shapes {
  readonly params?: v.GenericSchema
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly answer?: v.GenericSchema
}
type Part<S extends Shapes, K extends keyof Shapes> = S[K] extends v.GenericSchema ? S[K] : Empty

/** For whoever says who it is. */
const route = <const S extends Shapes>(method: Route['method'], path: string, shapes: S) => ({
  ...shaped(method, path, shapes),
  person: true as const,
})

/** For everybody. */
const free = <const S extends Shapes>(method: Route['method'], path: string, shapes: S) => ({
  ...shaped(method, path, shapes),
  person: false as const,
})

function shaped<const S extends Shapes>(method: Route['method'], path: string, shapes: S) {
  return {
    method,
    path,
    params: (shapes.params ?? Nothing) as Part<S, 'params'>,
    query: (shapes.query ?? Nothing) as Part<S, 'query'>,
    body: (shapes.body ?? Nothing) as Part<S, 'body'>,
    answer: (shapes.answer ?? Nothing) as Part<S, 'answer'>,
  }
}

const OfTable = v.strictObject({ table: p.Id })
const OfPerson = v.strictObject({ person: p.Id })
const number = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))
const Json = v.record(v.string(), v.unknown())

/** What reaches somebody who is not looking. */
export const Prefs = v.strictObject({
  push: v.boolean(),
  mail: v.boolean(),
  /** Hours in which nothing is sent, in the person's own time zone; equal for never. */
  quiet: v.strictObject({
    from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
    to: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
    zone: v.pipe(v.string(), v.maxLength(60)),
  }),
})
export type Prefs = v.InferOutput<typeof Prefs>

export const Me = v.object({
  id: p.Id,
  name: v.string(),
  kind: v.picklist(['guest', 'account']),
  lang: p.Language,
  mail: v.nullable(v.string()),
  mailOk: v.boolean(),
  prefs: Prefs,
})
export type Me = v.InferOutput<typeof Me>

export const Who = v.object({ id: p.Id, name: v.string() })
export type Who = v.InferOutput<typeof Who>

export const Place = v.object({
  kind: v.picklist(['person', 'bot', 'free']),
  person: v.nullable(Who),
  level: v.nullable(p.Level),
  /** Has sealed its word and waits for the others. */
  ready: v.boolean(),
})
export type Place = v.InferOutput<typeof Place>

/** How a table ended. */
export const Ending = v.object({
  why: v.picklist(['played', 'resigned', 'voted', 'left', 'broken']),
  places: v.nullable(v.array(v.number())),
  scores: v.nullable(v.array(v.number())),
  /** Seats that a bot played at the end, or for too long. */
  substituted: v.array(p.Seat),
})
export type Ending = v.InferOutput<typeof Ending>

export const Table = v.object({
  id: p.Id,
  game: v.string(),
  rules: v.number(),
  variants: v.record(v.string(), v.string()),
  control: p.Control,
  substitute: p.Level,
  access: p.Access,
  status: p.Status,
  owner: p.Id,
  seats: v.array(Place),
  gen: v.number(),
  commitment: v.string(),
  /** Public once all have sealed. */
  seals: v.nullable(v.array(v.nullable(v.string()))),
  /** Public once all have opened. */
  words: v.nullable(v.array(v.nullable(v.string()))),
  n: v.number(),
  pos: v.number(),
  created: v.number(),
  changed: v.number(),
  result: v.nullable(Ending),
  rematchOf: v.nullable(p.Id),
  next: v.nullable(p.Id),
  /** The seat of whoever asks. */
  mine: v.nullable(p.Seat),
  /** Whether whoever asks is asked something. */
  waits: v.boolean(),
})
export type Table = v.InferOutput<typeof Table>

export const Said = v.object({
  m: v.number(),
  who: Who,
  room: v.picklist(['table', 'watchers']),
  text: v.string(),
  at: v.number(),
})
export type Said = v.InferOutput<typeof Said>

export const Proof = v.object({
  table: p.Id,
  gen: v.number(),
  secret: v.string(),
  commitment: v.string(),
  seals: v.array(v.nullable(v.string())),
  words: v.array(v.nullable(v.string())),
})

const Rating = v.object({ game: v.string(), rating: v.number(), games: v.number() })
const Outcome = v.object({
  table: p.Id,
  game: v.string(),
  place: v.number(),
  seats: v.number(),
  /** With whom, by name. */
  others: v.array(v.string()),
  before: v.number(),
  after: v.number(),
  at: v.number(),
})

export const API = {
  me: free('GET', '/api/me', {
    answer: v.object({
      me: v.nullable(Me),
      /** The key for Web Push. */
      push: v.nullable(v.string()),
      /** Whether this server sends mails. */
      mails: v.boolean(),
      /** The address that waits for its code. */
      asked: v.nullable(v.string()),
    }),
  }),
  updateMe: route('PATCH', '/api/me', {
    body: v.strictObject({
      name: v.optional(p.Name),
      lang: v.optional(p.Language),
      mail: v.optional(v.nullable(p.Mail)),
      prefs: v.optional(Prefs),
    }),
    answer: Me,
  }),
  confirmMail: route('POST', '/api/me/mail', { body: v.strictObject({ code: p.ClientId }), answer: Me }),
  exportMe: route('GET', '/api/me/export', { answer: Json }),
  deleteMe: route('DELETE', '/api/me', {}),
  myTables: route('GET', '/api/me/tables', {
    answer: v.object({ tables: v.array(Table), waiting: v.array(p.Id) }),
  }),
  guest: free('POST', '/api/guest', { body: v.strictObject({ name: p.Name, lang: p.Language }), answer: Me }),
  signUp: free('POST', '/api/accounts', {
    body: v.strictObject({ name: p.Name, password: p.Password, lang: p.Language }),
    answer: Me,
  }),
  signIn: free('POST', '/api/login/password', {
    body: v.strictObject({ name: p.Name, password: v.pipe(v.string(), v.maxLength(200)) }),
    answer: Me,
  }),
  changePassword: route('POST', '/api/me/password', {
    body: v.strictObject({ old: v.pipe(v.string(), v.maxLength(200)), password: p.Password }),
  }),
  passkeyAsk: free('POST', '/api/login/passkey/ask', { answer: v.object({ options: Json }) }),
  passkeySignIn: free('POST', '/api/login/passkey', { body: v.strictObject({ response: Json }), answer: Me }),
  passkeyNew: route('POST', '/api/me/passkeys/ask', {
    body: v.strictObject({ name: p.Name }),
    answer: v.object({ options: Json }),
  }),
  passkeyAdd: route('POST', '/api/me/passkeys', {
    body: v.strictObject({ response: Json, label: p.Label, name: p.Name }),
    answer: Me,
  }),
  logins: route('GET', '/api/me/logins', {
    answer: v.object({
      logins: v.array(v.object({ kind: v.string(), key: v.string(), label: v.string(), created: v.number() })),
    }),
  }),
  removePasskey: route('DELETE', '/api/me/passkeys/:key', {
    params: v.strictObject({ key: v.pipe(v.string(), v.maxLength(1000)) }),
  }),
  sessions: route('GET', '/api/sessions', {
    answer: v.object({
      sessions: v.array(v.object({ label: v.string(), created: v.number(), seen: v.number(), current: v.boolean() })),
    }),
  }),
  signOut: route('DELETE', '/api/sessions/current', {}),
  signOutEverywhere: route('DELETE', '/api/sessions', {}),
  tokens: route('GET', '/api/tokens', {
    answer: v.object({
      tokens: v.array(v.object({ id: p.Id, label: v.string(), created: v.number(), used: v.number() })),
    }),
  }),
  makeToken: route('POST', '/api/tokens', {
    body: v.strictObject({ label: p.Label }),
    answer: v.object({ id: p.Id, token: v.string() }),
  }),
  revokeToken: route('DELETE', '/api/tokens/:token', { params: v.strictObject({ token: p.Id }) }),
  addPush: route('POST', '/api/push', {
    body: v.strictObject({
      endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
      keys: v.strictObject({
        p256dh: v.pipe(v.string(), v.maxLength(200)),
        auth: v.pipe(v.string(), v.maxLength(100)),
      }),
    }),
  }),
  removePush: route('DELETE', '/api/push', {
    body: v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
  }),
  lobby: free('GET', '/api/tables', {
    query: v.strictObject({ game: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
    answer: v.object({ open: v.array(Table), running: v.array(Table) }),
  }),
  createTable: route('POST', '/api/tables', {
    body: v.strictObject({
      game: v.pipe(v.string(), v.maxLength(40)),
      variants: p.Variants,
      seats: v.pipe(v.array(v.union([v.literal('person'), p.Level])), v.minLength(1), v.maxLength(10)),
      control: p.Control,
      substitute: p.Level,
      access: p.Access,
      /** Where whoever makes the table sits. */
      seat: v.nullable(p.Seat),
    }),
    answer: v.object({ table: Table, invite: v.nullable(v.string()) }),
  }),
  table: free('GET', '/api/tables/:table', { params: OfTable, answer: Table }),
  invited: route('POST', '/api/invitations', {
    body: v.strictObject({ invite: v.pipe(v.string(), v.maxLength(100)) }),
    answer: Table,
  }),
  sit: route('POST', '/api/tables/:table/sit', {
    params: OfTable,
    body: v.strictObject({ seat: p.Seat }),
    answer: Table,
  }),
  stand: route('POST', '/api/tables/:table/stand', { params: OfTable, answer: Table }),
  /** Whoever made the table frees a seat of somebody who does not come. */
  unseat: route('POST', '/api/tables/:table/unseat', {
    params: OfTable,
    body: v.strictObject({ seat: p.Seat }),
    answer: Table,
  }),
  ready: route('POST', '/api/tables/:table/ready', {
    params: OfTable,
    body: v.strictObject({ gen: p.Count, seal: v.nullable(p.Word) }),
    answer: Table,
  }),
  openWord: route('POST', '/api/tables/:table/open', {
    params: OfTable,
    body: v.strictObject({ gen: p.Count, word: p.Word }),
    answer: Table,
  }),
  invite: route('POST', '/api/tables/:table/invite', { params: OfTable, answer: v.object({ invite: v.string() }) }),
  rematch: route('POST', '/api/tables/:table/rematch', {
    params: OfTable,
    answer: v.object({ table: Table, invite: v.nullable(v.string()) }),
  }),
  frames: free('GET', '/api/tables/:table/frames', {
    params: OfTable,
    query: v.strictObject({ from: number, to: number }),
    answer: v.object({ positions: v.array(v.custom<Position>((one) => typeof one === 'object')) }),
  }),
  chat: free('GET', '/api/tables/:table/chat', {
    params: OfTable,
    query: v.strictObject({ before: v.optional(number) }),
    answer: v.object({ said: v.array(Said) }),
  }),
  record: free('GET', '/api/tables/:table/record', { params: OfTable, answer: v.object({ record: v.string() }) }),
  fair: free('GET', '/api/tables/:table/fair', { params: OfTable, answer: v.object({ proofs: v.array(Proof) }) }),
  person: free('GET', '/api/people/:person', {
    params: OfPerson,
    answer: v.object({
      id: p.Id,
      name: v.string(),
      kind: v.picklist(['guest', 'account']),
      created: v.number(),
      ratings: v.array(Rating),
      results: v.array(Outcome),
      /** Games of both whoever asks and this person, by who came out ahead. */
      versus: v.nullable(v.object({ won: v.number(), lost: v.number(), tied: v.number() })),
      muted: v.boolean(),
    }),
  }),
  mute: route('POST', '/api/mutes/:person', { params: OfPerson }),
  unmute: route('DELETE', '/api/mutes/:person', { params: OfPerson }),
  report: route('POST', '/api/reports', {
    body: v.strictObject({
      about: p.Id,
      table: v.nullable(p.Id),
      /** The number of the line of talk it is about. */
      m: v.nullable(p.Count),
      text: p.Line,
    }),
  }),
} satisfies Record<string, Route>

export type ApiName = keyof typeof API
export type Params<K extends ApiName> = v.InferOutput<(typeof API)[K]['params']>
export type Query<K extends ApiName> = v.InferOutput<(typeof API)[K]['query']>
export type Body<K extends ApiName> = v.InferOutput<(typeof API)[K]['body']>
export type Answer<K extends ApiName> = v.InferOutput<(typeof API)[K]['answer']>
/** Whether an address is only for who has said who it is. */
export type NeedsPerson<K extends ApiName> = (typeof API)[K]['person']
