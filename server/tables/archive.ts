import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Control } from '#protocol/parts.ts'
import type { EntryRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

const DAY = 86_400_000
const AT_ONCE = 50
/** Nobody waits that long for others. */
const FORGOTTEN: Readonly<Record<Control['kind'], number>> = { live: DAY, days: 14 * DAY }

const packed = (rows: readonly EntryRow[]): string => brotliCompressSync(JSON.stringify(rows)).toString('base64')

export const unpacked = (body: string): EntryRow[] =>
  JSON.parse(brotliDecompressSync(Buffer.from(body, 'base64')).toString()) as EntryRow[]

/** Puts the logs of tables away that have been over for a day: a hundredth of the room, and still the whole log. */
export async function putAway(store: Store, now: number): Promise<number> {
  const tabs = await store.db
    .selectFrom('tab')
    .leftJoin('archive', 'archive.tab', 'tab.id')
    .select(['tab.id', 'tab.len'])
    .where('tab.status', 'in', ['over', 'void'])
    .where('tab.changed', '<', now - DAY)
    .where('tab.len', '>', 0)
    .where('archive.tab', 'is', null)
    .limit(AT_ONCE)
    .execute()
  for (const { id, len } of tabs) await putOneAway(store, id, len, now)
  return tabs.length
}

/** Closes tables that never started and that nobody has touched for long; they would stand in the lobby for ever. */
export async function closeForgotten(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    for (const [kind, ms] of Object.entries(FORGOTTEN))
      await tx
        .updateTable('tab')
        .set({ status: 'void' })
        .where('status', '=', 'open')
        .where('changed', '<', now - ms)
        .where('control', 'like', `%"kind":"${kind}"%`)
        .execute()
  })
}

async function putOneAway(store: Store, tab: string, len: number, at: number): Promise<void> {
  await store.write(async (tx) => {
    const rows = await tx.selectFrom('entry').selectAll().where('tab', '=', tab).orderBy('n').execute()
    if (rows.length !== len) return
    const body = packed(rows)
    const hash = createHash('sha256').update(body).digest('hex')
    await tx
      .insertInto('archive')
      .values({ tab, body, hash, at })
      .onConflict((same) => same.column('tab').doNothing())
      .execute()
    await tx.deleteFrom('entry').where('tab', '=', tab).execute()
  })
}
