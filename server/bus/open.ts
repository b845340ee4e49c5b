import type { Bus } from './bus.ts'
import { localBus } from './local.ts'
import { notifyBus } from './notify.ts'
import { redisBus } from './redis.ts'

/** Redis if an address is given, otherwise the shared database, otherwise this process alone. */
export async function openBus({ redis, database }: { redis?: string; database?: string }): Promise<Bus> {
  if (redis) return redisBus(redis)
  return database ? notifyBus(database) : localBus()
}
