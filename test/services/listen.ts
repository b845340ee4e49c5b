import { WebSocket } from 'ws'
import { SUBPROTOCOL, VERSION } from '#protocol/frames.ts'

export interface Ear {
  readonly bytes: string[]
  close(): void
}

/** Every byte that comes through a socket at a table. */
export function listen(url: string, table: string, token?: string): Ear {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/${table}`, SUBPROTOCOL, { headers })
  const bytes: string[] = []
  socket.on('open', () => {
    socket.send(JSON.stringify({ t: 'hello', v: VERSION, lang: 'en' }))
    socket.send(JSON.stringify({ t: 'join', table }))
  })
  socket.on('message', (data) => bytes.push((data as Buffer).toString('utf8')))
  return { bytes, close: () => socket.terminate() }
}
