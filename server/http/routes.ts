import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { API, type Answer, type ApiName, type Body, type NeedsPerson, type Params, type Query } from '#protocol/api.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../store/schema.ts'
import type { Caller } from './caller.ts'

/** A request that has been parsed. */
export interface Asked<K extends ApiName> extends Omit<Caller, 'me'> {
  readonly me: NeedsPerson<K> extends true ? Person : Person | null
  readonly params: Params<K>
  readonly query: Query<K>
  readonly body: Body<K>
  /** Puts the secret of a session into the cookie, or takes it out. */
  readonly signIn: (secret: string | null) => void
}

/** What answers, for each address of the API. */
export type Handlers = { readonly [K in ApiName]: (asked: Asked<K>) => Promise<Answer<K>> }

interface Doorkeeper {
  callerOf(request: FastifyRequest): Promise<Caller>
  setCookie(reply: FastifyReply, caller: Caller, secret: string | null): void
  /** Tests look at every answer; people do not wait for that. */
  readonly checkAnswers: boolean
}

/** Puts every address of the API before its handler: nothing comes through that its schema does not know. */
export function register(server: FastifyInstance, handlers: Handlers, door: Doorkeeper): void {
  for (const name of Object.keys(API) as ApiName[]) add(server, name, handlers, door)
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the address to its handler
function add<K extends ApiName>(server: FastifyInstance, name: K, handlers: Handlers, door: Doorkeeper): void {
  const { method, path, person, params, query, body, answer } = API[name]
  server.route({
    method,
    url: path,
    async handler(request, reply) {
      const caller = await door.callerOf(request)
      if (person && !caller.me) throw new Problem('auth')
      const asked = {
        ...caller,
        params: parse(params, request.params, 'params'),
        query: parse(query, request.query, 'query'),
        body: parse(body, request.body ?? {}, 'body'),
        signIn: (secret: string | null) => door.setCookie(reply, caller, secret),
      } as Asked<K>
      const result = await handlers[name](asked)
      if (door.checkAnswers) v.parse(answer, result)
      reply.header('cache-control', 'no-store')
      return result
    },
  })
}

/** What is wrong is named by its field, never by its content. */
function parse<S extends v.GenericSchema>(schema: S, given: unknown, where: string): v.InferOutput<S> {
  const parsed = v.safeParse(schema, given, { abortEarly: true })
  if (parsed.success) return parsed.output
  throw new Problem('schema', v.getDotPath(parsed.issues[0]) ?? where)
}
