import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { MOST_BYTES, SUBPROTOCOL } from '#protocol/frames.ts'
import type { Online } from '../online.ts'
import { SESSION_MS } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import { StorageTrouble } from '../store/store.ts'
import { callerOf, COOKIE } from './caller.ts'
import { connections } from './connections.ts'
import { openApi } from './openapi.ts'
import { peopleRoutes } from './people-routes.ts'
import { register } from './routes.ts'
import { tableRoutes } from './table-routes.ts'

const SECOND = 1000
const BODY = 64 * 1024

interface AppOptions {
  /** Where the built app is; without it there is only the API. */
  readonly dist?: string
  readonly online?: Online
  /** Tests look at every answer. */
  readonly checkAnswers?: boolean
}

/** The built app, and the online tables if there are any, from one server. */
export async function app({ dist, online, checkAnswers = false }: AppOptions): Promise<FastifyInstance> {
  const server = fastify({
    logger: false,
    trustProxy: online?.settings.trustProxy ?? false,
    bodyLimit: BODY,
    requestTimeout: 15 * SECOND,
    connectionTimeout: 60 * SECOND,
    keepAliveTimeout: 30 * SECOND,
    forceCloseConnections: true,
  })
  await server.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: POLICY }, ...HEADERS })
  if (online) await serveOnline(server, online, checkAnswers)
  if (dist) await serveFiles(server, dist)
  server.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://local')
    const isPage =
      dist !== undefined && ['GET', 'HEAD'].includes(request.method) && !/\.\w+$|^\/(api|ws)\b/.test(pathname)
    if (isPage) return reply.sendFile('index.html')
    return reply.code(404).header('cache-control', 'no-store').send({ error: 'gone' }) // it may be there tomorrow
  })
  return server
}

/** Nothing is loaded from elsewhere, and nothing is written into the page as code or style. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}
const HEADERS = {
  referrerPolicy: { policy: 'no-referrer' as const },
  crossOriginEmbedderPolicy: false,
  // On plain http, as at home, a browser that was told to insist on https would be locked out.
  strictTransportSecurity: false,
}

/** Files by their names; those with a hash in the name never change. */
async function serveFiles(server: FastifyInstance, dist: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

async function serveOnline(server: FastifyInstance, online: Online, checkAnswers: boolean): Promise<void> {
  const { settings } = online
  await server.register(cookie)
  await server.register(rateLimit, {
    max: settings.requestRate,
    timeWindow: 60 * SECOND,
    allowList: (request) => !request.url.startsWith('/api') && !request.url.startsWith('/ws'),
    errorResponseBuilder: () => new Problem('rate'),
  })
  await server.register(websocket, {
    options: {
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
      handleProtocols: (offered: Set<string>) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
    },
  })
  sayWhatHappens(server, online)
  const caller = (request: FastifyRequest) => callerOf(request, online, settings.origin)
  register(server, { ...peopleRoutes(online), ...tableRoutes(online) }, { checkAnswers, callerOf: caller, setCookie })
  server.get('/api/openapi.json', async () => openApi())
  server.get('/healthz', async () => ({ ok: true }))
  server.get('/readyz', async () => {
    await online.store.check()
    return { ok: true }
  })
  await connections(server, online, caller)
}

/** To whoever asked, in a word; to whoever looks after the server, in the log. */
function sayWhatHappens(server: FastifyInstance, { log, metrics }: Online): void {
  server.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error)
    if (problem) metrics.refusals.inc({ code: problem.code })
    else {
      metrics.failures.inc()
      log.error({ method: request.method, route: request.routeOptions.url, err: String(error) })
    }
    const { code, field, status } = problem ?? { code: 'busy', field: undefined, status: 500 }
    reply.header('cache-control', 'no-store')
    return reply.code(status).send({ error: code, ...(field ? { field } : {}) })
  })
  server.addHook('onResponse', async (request, reply) => {
    // The route and not the address: ids and secrets are in addresses.
    log.debug({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    })
  })
}

/** What tells somebody again; null takes it back. */
function setCookie(reply: FastifyReply, { origin }: { readonly origin: string }, secret: string | null): void {
  const kept = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: origin.startsWith('https:') }
  if (secret === null) reply.clearCookie(COOKIE, kept)
  else reply.setCookie(COOKIE, secret, { ...kept, maxAge: SESSION_MS / SECOND })
}

/** What whoever asked can understand; null for what should not have happened. */
function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (error instanceof StorageTrouble) return new Problem('storage')
  const { statusCode = 500, code = '' } = error as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('large')
  return statusCode < 500 ? new Problem('schema') : null
}
