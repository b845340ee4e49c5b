import { fairSeed } from '#engine/fair.ts'
import { gameFolder } from '#games/index.ts'
import { Control, Level } from '#protocol/parts.ts'
import { rulesOf } from '#session/editions.ts'
import * as v from 'valibot'
import { Problem } from '../problem.ts'
import type { EntryRow, LuckRow, SeatRow, Tab } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { unpacked } from './archive.ts'
import { entryOf, type TableEntry } from './entries.ts'
import type { Outages } from './outages.ts'
import { advance, before } from './advance.ts'
import type { TableSetup, TableState } from './state.ts'

export interface Loaded {
  readonly tab: Tab
  readonly setup: TableSetup
}

/** By seat, as they are stored: a list of words and gaps. */
export const wordsOf = (text: string): (string | null)[] => JSON.parse(text) as (string | null)[]

/** All that a table was started with. */
export async function loadSetup(store: Store, id: string, outages: Outages): Promise<Loaded> {
  const [tab, seats] = await Promise.all([
    store.db.selectFrom('tab').selectAll().where('id', '=', id).executeTakeFirst(),
    store.db.selectFrom('seat').selectAll().where('tab', '=', id).orderBy('seat').execute(),
  ])
  if (!tab) throw new Problem('gone')
  const luck = await store.db
    .selectFrom('luck')
    .selectAll()
    .where('tab', '=', id)
    .where('gen', '=', tab.gen)
    .executeTakeFirst()
  const folder = gameFolder(tab.game)
  const game = folder && (await rulesOf(folder, tab.rules))
  if (!game || !luck) throw new Problem('version')
  return { tab, setup: { ...setupOf(tab, seats, luck), game, outages } }
}

function setupOf(tab: Tab, seats: readonly SeatRow[], luck: LuckRow): Omit<TableSetup, 'game' | 'outages'> {
  return {
    id: tab.id,
    seed: fairSeed(tab.id, luck.gen, luck.secret, wordsOf(luck.words)),
    variants: JSON.parse(tab.variants) as Record<string, string>,
    control: v.parse(Control, JSON.parse(tab.control)),
    substitute: v.parse(Level, tab.substitute),
    seats: seats.map(({ kind, person, level }) => ({
      person: kind === 'person' ? person : null,
      level: kind === 'bot' ? v.parse(Level, level) : null,
    })),
  }
}

/** The entries of a log from a number on; those of a table that was put away come out of the archive. */
export async function readEntries(store: Store, tab: string, from: number): Promise<TableEntry[]> {
  const rows = await store.db
    .selectFrom('entry')
    .selectAll()
    .where('tab', '=', tab)
    .where('n', '>=', from)
    .orderBy('n')
    .execute()
  const all = rows.length === 0 ? await archived(store, tab) : rows
  return all.filter(({ n }) => n >= from).map(entryOf)
}

async function archived(store: Store, tab: string): Promise<EntryRow[]> {
  const put = await store.db.selectFrom('archive').select('body').where('tab', '=', tab).executeTakeFirst()
  return put ? unpacked(put.body) : []
}

/** The table that a log makes. */
export function foldTable(setup: TableSetup, entries: readonly TableEntry[]): TableState {
  return entries.reduce((s, entry) => advance(setup, s, entry), before(setup))
}
