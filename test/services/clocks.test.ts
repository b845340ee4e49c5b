import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RemoteTable } from '#client/index.ts'
import { until } from '../server/bus-contract.ts'
import { fakeClock, type FakeClock } from '../server/fake-clock.ts'
import { begin, newPerson, openHouse, type House } from '../server/house.ts'
import { asked, myAsk } from '../server/play.ts'
import { OTHER, SHORT } from '../some-games.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

let house: House
let clock: FakeClock
beforeAll(async () => {
  clock = fakeClock()
  house = await openHouse({}, clock)
})
afterAll(() => house.close())

const people = (n: number) => Promise.all(['Ada', 'Bob', 'Carl'].slice(0, n).map((name) => newPerson(house.url, name)))
const live = { control: { kind: 'live', bank: 60, increment: 10 } } as const
const left = ({ state }: RemoteTable, seat: number) => state.at?.clocks.left[seat]
const hands = ({ state }: RemoteTable) => state.at?.hands

describe('a live clock', () => {
  it('runs down for who is asked, pauses for the network, and grows with every decision', async () => {
    const all = await people(2)
    const tables = await begin(all, OTHER, live)
    await until(() => asked(tables) !== undefined)
    const seat = tables.indexOf(asked(tables)!)
    expect(left(tables[0], seat)).toBe(MINUTE)
    await clock.pass(20 * SECOND)
    await tables[seat].decide(myAsk(tables[seat])!.moves[0].name)
    expect(left(tables[seat], seat)).toBe(MINUTE - 20 * SECOND + 500 + 10 * SECOND)
    expect(left(tables[seat], 1 - seat)).toBe(MINUTE)
    all.forEach((person) => person.close())
  })

  it('that has run down gives the seat to a bot, until its person takes it back', async () => {
    const all = await people(2)
    const tables = await begin(all, OTHER, live)
    await until(() => asked(tables) !== undefined)
    const seat = tables.indexOf(asked(tables)!)
    await clock.pass(61 * SECOND)
    await until(() => hands(tables[0])?.[seat] === 'medium')
    expect(await tables[seat].comeBack()).toMatchObject({ t: 'ok' })
    await until(() => hands(tables[1])?.[seat] === 'person')
    all.forEach((person) => person.close())
  })

  it('goes on in another process, if the one that held the table is gone', async () => {
    const all = await people(2)
    const tables = await begin(all, OTHER, live)
    await until(() => asked(tables) !== undefined)
    const seat = tables.indexOf(asked(tables)!)
    const id = tables[0].state.table?.id ?? ''
    await house.online.hub.drop(id)
    await clock.pass(70 * SECOND)
    const row = () =>
      house.online.store.db.selectFrom('entry').selectAll().where('tab', '=', id).where('kind', '=', 'hand').execute()
    await until(async () => (await row()).length === 1)
    expect(await row()).toMatchObject([{ seat, person: 'house' }])
    all.forEach((person) => person.close())
  })

  it('ends a table that everybody has left', async () => {
    const all = await people(2)
    const tables = await begin(all, SHORT, live)
    all.forEach((person) => person.close())
    const id = tables[0].state.table?.id ?? ''
    const status = async () =>
      (await house.online.store.db.selectFrom('tab').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).status
    await until(async () => {
      await clock.pass(30 * SECOND)
      return (await status()) === 'void'
    }, 50_000)
  })
})

describe('our own outage', () => {
  it('is noticed by the silence, and moves all that is due', async () => {
    const { store } = house.online
    await store.write((tx) =>
      tx
        .updateTable('beat')
        .set({ at: clock.now() - 10 * MINUTE })
        .execute(),
    )
    await clock.pass(6 * SECOND)
    await until(async () => {
      const all = await store.db.selectFrom('outage').selectAll().execute()
      return all.some(({ since, until: end }) => end - since >= 10 * MINUTE && end - since < 11 * MINUTE)
    })
  })
})
