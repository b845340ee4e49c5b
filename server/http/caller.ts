import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { People } from '../people/people.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Tokens } from '../people/tokens.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../store/schema.ts'

export const COOKIE = 'revier'

/** Whoever sends a request. */
export interface Caller {
  readonly me: Person | null
  readonly address: string
  /** The secret in the cookie. */
  readonly session: string | undefined
  /** The token that a tool came with. */
  readonly token: string | undefined
  readonly origin: string
  readonly agent: string
}

interface Doors {
  readonly people: People
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly clock: Clock
}

/** The origin that people see: as set, or as the request has it. */
export function originOf(request: FastifyRequest, fixed: string | undefined): string {
  return fixed ?? `${request.protocol}://${request.host}`
}

/**
 * Says who sends a request, by cookie or by token. A browser says where a page came from: with a cookie, a request that
 * changes something and every socket must come from our own pages.
 */
export async function callerOf(request: FastifyRequest, doors: Doors, fixed: string | undefined): Promise<Caller> {
  const origin = originOf(request, fixed)
  const from = request.headers.origin
  const isChange = !['GET', 'HEAD'].includes(request.method) || request.headers.upgrade !== undefined
  if (isChange && from !== undefined && from !== origin) throw new Problem('origin')
  const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const session = bearer ? undefined : request.cookies[COOKIE]
  const id = await personOf(doors, bearer, session)
  const me = id === null ? null : await doors.people.find(id).catch(ifGone)
  if (me && me.banned_until > doors.clock.now()) throw new Problem('banned')
  if (me) await doors.people.visited(me)
  return {
    me,
    session,
    token: bearer,
    origin,
    address: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, 200),
  }
}

/** Somebody who is gone is nobody; that the database is away says nothing of who somebody is. */
function ifGone(error: unknown): null {
  if (error instanceof Problem) return null
  throw error
}

/** Whether whoever came in by this would still be let in. */
export async function mayStay(
  { me, session, token }: Caller,
  { tokens, sessions, people, clock }: Doors,
): Promise<boolean> {
  if (!me) return true
  const id = token ? await tokens.personOf(token) : session ? await sessions.personOf(session) : null
  const now = id === me.id ? await people.find(id).catch(ifGone) : null
  return now !== null && now.banned_until <= clock.now()
}

async function personOf(doors: Doors, bearer?: string, session?: string): Promise<string | null> {
  if (bearer) {
    const person = await doors.tokens.personOf(bearer)
    if (person === null) throw new Problem('auth')
    return person
  }
  return session ? doors.sessions.personOf(session) : null
}
