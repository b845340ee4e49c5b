import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'

/** Serves the built app: files by their names, and the one page for every other address. */
export async function app(dist: string): Promise<FastifyInstance> {
  const server = fastify({ logger: false })
  await server.register(fastifyStatic, {
    root: dist,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('content-security-policy', POLICY)
  })
  server.setNotFoundHandler(async (request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !/\.\w+$/.test(new URL(request.url, 'http://local').pathname)
    return isPage ? reply.sendFile('index.html') : reply.code(404).type('text/plain').send('not found\n')
  })
  return server
}

/** Nothing is loaded from elsewhere. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
