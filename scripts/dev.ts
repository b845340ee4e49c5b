import { createServer } from 'vite'

/** `npm run dev`: the app with hot reload. */
const server = await createServer({ server: { port: Number(process.env.PORT ?? 4000) } })
await server.listen()
server.printUrls()
