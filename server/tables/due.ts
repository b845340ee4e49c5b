import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import type { Hub } from './hub.ts'
import type { Lobby } from './lobby.ts'

const GRACE = 2000
const AT_ONCE = 200

/** Looks for tables at which something is overdue: whoever held them may have died. Two may find the same; one writes. */
export async function fireDue(store: Store, clock: Clock, hub: Hub, lobby: Lobby): Promise<number> {
  const rows = await store.db
    .selectFrom('tab')
    .select(['id', 'len'])
    .where('due', '>', 0)
    .where('due', '<', clock.now() - GRACE)
    .where('status', 'in', ['sealing', 'running'])
    .orderBy('due')
    .limit(AT_ONCE)
    .execute()
  for (const { id, len } of rows) {
    if (len > 0) await (await hub.room(id)).fire()
    else if (await lobby.overdue(id)) await hub.start(id)
    else await hub.tellInfo(id)
  }
  return rows.length
}
