import { Redis } from 'ioredis'
import { listeners, type Bus } from './bus.ts'

const PREFIX = 'revier:'
/** What cannot be said now is not said later: receivers look into the database by themselves. */
const OPTIONS = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (n: number) => Math.min(n * 100, 1000),
}

/** A channel of Redis for each table: a process hears of the tables it serves only. */
export async function redisBus(url: string): Promise<Bus> {
  const talking = new Redis(url, { ...OPTIONS, lazyConnect: true })
  const hearing = new Redis(url, { ...OPTIONS, lazyConnect: true, enableOfflineQueue: true, autoResubscribe: true })
  for (const connection of [talking, hearing]) connection.on('error', () => {}) // it tries again by itself
  const here = listeners(
    (channel) => void hearing.subscribe(PREFIX + channel).catch(() => {}),
    (channel) => void hearing.unsubscribe(PREFIX + channel).catch(() => {}),
  )
  hearing.on('message', (channel, message) => here.tell(channel.slice(PREFIX.length), message))
  // Whoever came while the connection was down is not among those that are subscribed again by themselves.
  hearing.on('ready', () => {
    const channels = here.channels().map((channel) => PREFIX + channel)
    if (channels.length > 0) void hearing.subscribe(...channels).catch(() => {})
  })
  await Promise.all([talking.connect(), hearing.connect()])
  return {
    publish: (channel, message) => void talking.publish(PREFIX + channel, message).catch(() => {}),
    subscribe: here.add,
    async close() {
      talking.disconnect()
      hearing.disconnect()
    },
  }
}
