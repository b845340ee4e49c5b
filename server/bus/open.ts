import type { Bus } from './bus.ts'
import { localBus } from './local.ts'

/** Redis if an address is given, otherwise the shared database, otherwise this process alone. */
export async function openBus({ redis, database }: { redis?: string; database?: string }): Promise<Bus> {
  if (redis) return (await import('./redis.ts')).redisBus(redis)
  return database ? (await import('./notify.ts')).notifyBus(database) : localBus()
}
