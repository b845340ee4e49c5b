import { expect } from 'vitest'
import { pick, seedLuck } from '#engine/luck.ts'
import type { Client, RemoteTable } from '#client/index.ts'
import { entryOf } from '#server/tables/entries.ts'
import { foldTable, loadSetup, readEntries } from '#server/tables/load.ts'
import { noOutages } from '#server/tables/outages.ts'
import type { Store } from '#server/store/store.ts'
import { begin, newPerson } from '../server/house.ts'
import { myAsk } from '../server/play.ts'

/** A decision that the server has said is kept. */
interface Kept {
  readonly table: string
  readonly person: string
  readonly cid: string
  readonly n: number
  readonly move: string
}

export interface Crowd {
  readonly kept: readonly Kept[]
  /** Everybody ends what it is at, and goes. */
  stop(): Promise<void>
}

type Person = Client & { readonly id: string }

/** Pairs of people, the two of a pair at two servers if there are two, who play whatever happens. */
export async function crowd(urls: readonly string[], tables: number, game: string): Promise<Crowd> {
  const kept: Kept[] = []
  let stopped = false
  const people: Person[] = []
  const playing: Promise<void>[] = []
  for (let i = 0; i < tables; i++) {
    const pair = await Promise.all([0, 1].map((seat) => newPerson(urls[seat % urls.length], `P${i}${seat}`)))
    people.push(...pair)
    const seats = await begin(pair, game)
    seats.forEach((table, seat) => playing.push(play(table, pair[seat], `${i} ${seat}`, () => stopped, kept)))
  }
  return {
    kept,
    async stop() {
      stopped = true
      await Promise.all(playing)
      people.forEach((person) => person.close())
    },
  }
}

async function play(table: RemoteTable, person: Person, seed: string, stopped: () => boolean, kept: Kept[]) {
  const luck = seedLuck(seed)
  let count = 0
  while (!stopped() && !table.state.at?.result) {
    const ask = myAsk(table)
    const { at } = table.state
    if (!ask || !at) {
      await new Promise((resolve) => setTimeout(resolve, 3))
      continue
    }
    const frame = { table: at.table, n: at.n, id: `d${count++}`, move: pick(luck, ask.moves).name }
    const reply = await person.link.ask({ t: 'decide', ...frame })
    if (reply.t === 'ok') kept.push({ table: at.table, person: person.id, cid: frame.id, n: reply.n, move: frame.move })
  }
}

/** Everything that was said to be kept is in the log, once, where it was said to be; and every log is a legal game. */
export async function expectNothingLost(store: Store, kept: readonly Kept[]): Promise<void> {
  const tables = new Set(kept.map(({ table }) => table))
  for (const id of tables) {
    const { setup, tab } = await loadSetup(store, id, noOutages)
    const rows = await store.db.selectFrom('entry').selectAll().where('tab', '=', id).orderBy('n').execute()
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i))
    expect(tab.len).toBe(rows.length)
    expect(foldTable(setup, await readEntries(store, id, 0)).held.count).toBe(rows.length)
    for (const one of kept.filter(({ table }) => table === id)) {
      const same = rows.filter(({ person, cid }) => person === one.person && cid === one.cid)
      expect(same.map(({ n }) => n)).toEqual([one.n])
      expect(entryOf(same[0])).toMatchObject({ kind: 'decide', move: one.move })
    }
  }
}
