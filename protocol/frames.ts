import * as v from 'valibot'
import type { Result } from '#engine/game.ts'
import type { Said, Table, Who } from './api.ts'
import * as p from './parts.ts'
import type { Position } from './position.ts'
import type { ProblemCode } from './problems.ts'

/** The version of the protocol that this code speaks; it understands the one before as well. */
export const VERSION = 1
export const SUBPROTOCOL = 'revier.1'
/** A frame from a client is never longer. */
export const MOST_BYTES = 4096

const at = { table: p.Id, n: p.Count, id: p.ClientId }

/** What a client may say. Unknown fields are refused. */
export const ClientFrame = v.variant('t', [
  // First of all what comes most.
  v.strictObject({ t: v.literal('decide'), ...at, move: v.pipe(v.string(), v.maxLength(100)) }),
  v.strictObject({ t: v.literal('hello'), v: p.Count, lang: p.Language }),
  v.strictObject({ t: v.literal('join'), table: p.Id, after: v.optional(p.Count) }),
  v.strictObject({ t: v.literal('leave'), table: p.Id }),
  v.strictObject({ t: v.literal('back'), ...at, to: p.Count }),
  v.strictObject({ t: v.literal('vote'), ...at, about: v.picklist(['back', 'end']), yes: v.boolean() }),
  v.strictObject({ t: v.literal('resign'), ...at }),
  v.strictObject({ t: v.literal('return'), ...at }),
  v.strictObject({
    t: v.literal('say'),
    table: p.Id,
    id: p.ClientId,
    room: v.picklist(['table', 'watchers']),
    text: p.Line,
  }),
  v.strictObject({ t: v.literal('ping'), c: p.Millis, at: v.optional(v.record(p.Id, p.Count)) }),
])
export type ClientFrame = v.InferOutput<typeof ClientFrame>

/** What time is left, by seat, and for whom it runs down. A hidden question runs nobody's down. */
export interface Clocks {
  /** The server's time at which this was true. */
  readonly at: number
  readonly left: readonly number[]
  readonly running: readonly number[]
}

/** Who plays a seat now: its person, or a bot of this level. */
export type Hand = 'person' | p.Level

export interface Vote {
  readonly about: 'back' | 'end'
  /** The position to go back to. */
  readonly to: number
  readonly by: number
  readonly yes: readonly number[]
  readonly ends: number
}

/** What an eye sees once the log has n entries. */
export interface AtFrame extends Position {
  readonly t: 'at'
  readonly table: string
  readonly n: number
  /** Number of decisions in force. */
  readonly pos: number
  /** The entry at which the eye's own question opened: what its answer must name. */
  readonly since: number
  readonly clocks: Clocks
  readonly hands: readonly Hand[]
  /** Seats whose person gave up and cannot come back. */
  readonly resigned: readonly number[]
  readonly vote: Vote | null
  readonly result: Table['result']
  /** The score sheet, once the game was played to its end. */
  readonly score: Result | null
  /** How many decisions the eye's seat may take back without asking. */
  readonly back: number
}

/** Why a table calls somebody who is elsewhere: it is asked, the start waits for it, the game is over. */
export type NoticeKind = 'turn' | 'begin' | 'over'

export type ServerFrame =
  | { readonly t: 'welcome'; readonly v: number; readonly person: Who | null; readonly now: number }
  | { readonly t: 'table'; readonly table: Table }
  | AtFrame
  | { readonly t: 'ok'; readonly id: string; readonly n: number }
  | {
      readonly t: 'no'
      readonly id: string | null
      readonly code: ProblemCode
      readonly table?: string
      readonly clause?: string
      readonly retry?: number
    }
  | { readonly t: 'here'; readonly table: string; readonly seats: readonly number[]; readonly watchers: number }
  | ({ readonly t: 'said'; readonly table: string } & Said)
  | { readonly t: 'notice'; readonly table: string; readonly kind: NoticeKind }
  | { readonly t: 'pong'; readonly c: number; readonly s: number }
  | { readonly t: 'bye'; readonly code: ProblemCode; readonly retry: number }
