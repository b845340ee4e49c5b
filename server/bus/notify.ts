import { Client } from 'pg'
import { listeners, type Bus } from './bus.ts'

const CHANNEL = 'revier'
const AGAIN_MS = 500

/** PostgreSQL as the bus, where there is no Redis: NOTIFY on a connection of its own, after the commit and not in it. */
export async function notifyBus(url: string): Promise<Bus> {
  const here = listeners()
  let client: Client | null = null
  let closed = false
  let saying: Promise<unknown> = Promise.resolve()
  const again = () => {
    if (!closed) setTimeout(() => void connect().catch(again), AGAIN_MS).unref()
  }
  const connect = async () => {
    const fresh = new Client({ connectionString: url, application_name: 'revier bus' })
    fresh.on('error', () => {
      if (client !== fresh) return // it never was, or is not any more
      client = null
      again()
    })
    fresh.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ')
      here.tell(payload.slice(0, space), payload.slice(space + 1))
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    client = fresh
  }
  await connect()
  return {
    publish(channel, message) {
      saying = saying
        .then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, `${channel} ${message}`]))
        .catch(() => {})
    },
    subscribe: here.add,
    async close() {
      closed = true
      await client?.end()
    },
  }
}
