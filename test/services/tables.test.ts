import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unfair } from '#engine/fair.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { gameFolder, GAMES } from '#games/index.ts'
import { logOf } from '#session/log.ts'
import { until } from '../server/bus-contract.ts'
import { inMemory } from '#client/words.ts'
import { begin, clientOf, newPerson, openHouse, openless, wish, type House } from '../server/house.ts'
import { asked, myAsk, playOn } from '../server/play.ts'
import { OTHER, SHORT } from '../some-games.ts'

let house: House
beforeAll(async () => void (house = await openHouse()))
afterAll(() => house.close())

const two = () => Promise.all(['Ada', 'Bob'].map((name) => newPerson(house.url, name)))
const idOf = (table: { state: { table: { id: string } | null } }): string => table.state.table?.id ?? ''

describe('a game between people over sockets', () => {
  it.each(Object.keys(GAMES))('%s: a part of it, and everybody sees the same', async (game) => {
    const people = await two()
    const tables = await begin(people, game)
    await playOn(tables, seedLuck(game), 60)
    const length = Math.max(...tables.map(({ state }) => state.course!.length)) // some may not have heard of the last one yet
    await until(() => tables.every(({ state }) => state.course?.length === length))
    const watcher = clientOf(house.url, people[0].token)
    const late = watcher.table(idOf(tables[0]))
    await until(() => late.state.course?.length === length)
    expect(late.state.course?.view(length)).toEqual(tables[0].state.course?.view(length))
    const heard = Array.from({ length }, (_, i) => i + 1).map((n) => tables[0].state.course!.stages(n))
    await late.state.course?.fetch(0, length)
    expect(heard).toEqual(heard.map((_, i) => late.state.course!.stages(i + 1)))
    expect(heard.some((stages) => stages.length > 1 && !isDeepStrictEqual(stages[0], stages.at(-1)))).toBe(true)
    const text = await gameFolder(game)!.text.en()
    const log = (one: typeof late) => JSON.stringify(logOf(one.state.course!, text, (seat) => `seat ${seat}`))
    await tables[0].state.course?.fetch(0, length)
    expect(log(late)).toBe(log(tables[0]))
    for (const client of [...people, watcher]) client.close()
  })

  it('is played to its end, and its record is legal and fair', async () => {
    const people = await two()
    const tables = await begin(people, OTHER)
    const id = idOf(tables[0])
    await expect(people[0].api('record', { params: { table: id } })).rejects.toThrow('early')
    await expect(people[0].api('fair', { params: { table: id } })).rejects.toThrow('early')
    await playOn(tables)
    const { record } = await people[0].api('record', { params: { table: id } })
    const parsed = parseRecord(record)
    expect(replay(await gameFolder(OTHER)!.rules(), parsed).decisions).toHaveLength(tables[0].state.course!.length)
    expect(parsed.fair && unfair(parsed.fair, parsed.setup.seed, 2)).toEqual([])
    expect(parsed.fair && people[1].words.faults(parsed.fair, 1)).toEqual([])
    expect(tables[1].state.course?.result?.scores).toEqual(parsed.scores)
    expect(tables[1].state.at?.result).toMatchObject({ why: 'played', places: parsed.places })
    people.forEach((person) => person.close())
  })
})

describe('a decision', () => {
  it('is refused if it is not allowed, with the rule; if it is another seat’s; if nobody knows such a move', async () => {
    const people = await two()
    const tables = await begin(people, OTHER)
    await until(() => asked(tables) !== undefined)
    const mine = asked(tables)!
    const other = tables.find((table) => table !== mine)!
    const move = myAsk(mine)!.moves[0].name
    const illegal = mine.state.course!.game.moves.all.find((one) => !myAsk(mine)!.moves.includes(one))!
    expect(await mine.decide(illegal.name)).toMatchObject({
      t: 'no',
      code: 'illegal',
      clause: expect.stringMatching(/^[A-Z]+-\d/),
    })
    expect(await other.decide(move)).toMatchObject({ t: 'no', code: 'illegal' })
    expect(await mine.decide('steal:everything')).toMatchObject({ t: 'no', code: 'illegal' })
    expect(mine.state.at?.n).toBe(1)
    const stranger = await newPerson(house.url, 'Eve')
    expect(await stranger.link.ask({ t: 'decide', table: idOf(mine), n: 1, id: 'x', move })).toMatchObject({
      code: 'seat',
    })
    for (const client of [...people, stranger]) client.close()
  })

  it('that is said twice is made once; one that comes too late is refused', async () => {
    const people = await two()
    const tables = await begin(people, SHORT)
    await until(() => asked(tables) !== undefined)
    const seat = tables.indexOf(asked(tables)!)
    const table = idOf(tables[0])
    const move = myAsk(tables[seat])!.moves[0].name
    const frame = { t: 'decide' as const, table, n: 1, id: 'same', move }
    for (let i = 0; i < 3; i++) expect(await people[seat].link.ask({ ...frame })).toEqual({ t: 'ok', n: 1 })
    await playOn(tables, seedLuck('x'), 80) // so long ago that nobody remembers it in memory
    expect(await people[seat].link.ask(frame)).toEqual({ t: 'ok', n: 1 })
    await until(() => asked(tables) !== undefined)
    const now = tables.indexOf(asked(tables)!)
    expect(await people[now].link.ask({ ...frame, id: 'late', n: 1 })).toMatchObject({ t: 'no', code: 'stale' })
    people.forEach((person) => person.close())
  })

  it('is taken back as far as nobody learned anything, and beyond with everybody’s consent', async () => {
    const people = await two()
    const tables = await begin(people, OTHER)
    const luck = seedLuck('back')
    await playOn(tables, luck, 40)
    // Until somebody has decided something that nothing was learned from.
    for (let i = 0; i < 200 && !tables.some(({ state }) => (state.at?.back ?? 0) > 0); i++)
      await playOn(tables, luck, 1)
    const mine = tables.find(({ state }) => (state.at?.back ?? 0) > 0)!
    const other = tables.find((table) => table !== mine)!
    const { length } = mine.state.course!
    expect(await mine.takeBack(length - 1)).toMatchObject({ t: 'ok' })
    await until(() => other.state.course?.length === length - 1)
    expect(other.state.course?.view(length - 1)).toEqual(other.state.course?.view(length - 1))
    expect(await mine.takeBack(0)).toMatchObject({ t: 'ok' })
    await until(() => other.state.at?.vote !== null)
    expect(other.state.at?.vote).toMatchObject({ about: 'back', to: 0, yes: [mine.state.table?.mine] })
    expect(await other.vote('back', false)).toMatchObject({ t: 'ok' })
    await until(() => mine.state.at?.vote === null)
    expect(mine.state.course?.length).toBe(length - 1)
    await mine.takeBack(0)
    await until(() => other.state.at?.vote !== null)
    await other.vote('back', true)
    await until(() => tables.every(({ state }) => state.course?.length === 0))
    people.forEach((person) => person.close())
  })
})

describe('a table', () => {
  it('with a bot in it goes on by itself', async () => {
    const ada = await newPerson(house.url, 'Ada')
    const tables = await begin([ada], OTHER, {}, ['medium', 'easy'])
    await playOn(tables)
    expect(tables[0].state.at?.result).toMatchObject({ why: 'played' })
    ada.close()
  })

  it('ends when one of two resigns; of three a bot goes on, and the game is not its own any more', async () => {
    const people = await two()
    const pair = await begin(people, SHORT)
    await pair[0].resign()
    await until(() => pair[1].state.at?.result !== null)
    expect(pair[1].state.at?.result).toMatchObject({ why: 'resigned', places: [2, 1] })
    const carl = await newPerson(house.url, 'Carl')
    const three = await begin([...people, carl], SHORT)
    await three[2].resign()
    await until(() => three[0].state.at?.hands[2] === 'medium')
    expect(await three[2].comeBack()).toMatchObject({ t: 'no', code: 'closed' })
    await playOn(three.slice(0, 2))
    await until(() => three[0].state.table?.result !== null)
    expect(three[0].state.table?.result?.substituted).toEqual([2])
    for (const client of [...people, carl]) client.close()
  })

  it('ends when most vote for it, and then counts for nobody', async () => {
    const people = await two()
    const tables = await begin(people, OTHER)
    await tables[0].vote('end', true)
    await until(() => tables[1].state.at?.vote?.about === 'end')
    await tables[1].vote('end', true)
    await until(() => tables[0].state.at?.result !== null)
    expect(tables[0].state.at?.result).toMatchObject({ why: 'voted', places: null })
    people.forEach((person) => person.close())
  })

  it('is for those with the link, if its maker wants; a private one is not watched', async () => {
    const [ada, bob] = await two()
    const eve = await newPerson(house.url, 'Eve')
    for (const access of ['link', 'private'] as const) {
      const { table, invite } = await ada.api('createTable', {
        body: wish(OTHER, ['person', 'person'], { access }),
      })
      const params = { table: table.id }
      await expect(bob.api('table', { params })).rejects.toThrow('gone')
      await expect(bob.api('sit', { params, body: { seat: 1 } })).rejects.toThrow('gone')
      expect((await ada.api('lobby', { query: {} })).open.some(({ id }) => id === table.id)).toBe(false)
      await bob.api('invited', { body: { invite: invite ?? '' } })
      await bob.api('sit', { params, body: { seat: 1 } })
      await eve.api('invited', { body: { invite: invite ?? '' } })
      await expect(eve.api('sit', { params, body: { seat: 1 } })).rejects.toThrow('taken')
      const tables = [ada, bob].map((person) => person.table(table.id))
      await until(() => tables.every(({ state }) => state.table?.mine !== undefined && state.table?.mine !== null))
      for (const one of tables) await one.ready()
      await until(() => tables.every(({ state }) => state.course !== null))
      const watching = eve.table(table.id)
      await until(() => watching.state.course !== null || watching.state.problem !== null)
      expect(watching.state.problem).toBe(access === 'link' ? null : 'gone')
      watching.close()
    }
    for (const client of [ada, bob, eve]) client.close()
  })

  it('is left before the start; its maker frees seats; the last to leave closes it', async () => {
    const [ada, bob] = await two()
    const { table } = await ada.api('createTable', { body: wish(SHORT, ['person', 'person', 'easy']) })
    const params = { table: table.id }
    await bob.api('sit', { params, body: { seat: 1 } })
    await expect(bob.api('sit', { params, body: { seat: 2 } })).rejects.toThrow('seat')
    await expect(bob.api('unseat', { params, body: { seat: 0 } })).rejects.toThrow('seat')
    expect((await ada.api('unseat', { params, body: { seat: 1 } })).seats[1]).toMatchObject({ kind: 'free' })
    await bob.api('sit', { params, body: { seat: 1 } })
    expect(await ada.api('stand', { params })).toMatchObject({ owner: bob.id, status: 'open' })
    expect(await bob.api('stand', { params })).toMatchObject({ status: 'void' })
    for (const client of [ada, bob]) client.close()
  })

  it('calls whoever holds up its start, and begins though they are elsewhere', async () => {
    const [ada, bob] = await two()
    const { table } = await ada.api('createTable', { body: wish(SHORT, ['person', 'person']) })
    const params = { table: table.id }
    const waiting = async () => (await ada.api('myTables', {})).waiting
    const calls: string[] = []
    ada.link.onFrame((frame) => frame.t === 'notice' && calls.push(`${frame.kind} ${frame.table}`))
    await until(() => ada.link.state === 'open')
    expect(await waiting()).toEqual([]) // nobody else is there yet
    await bob.api('sit', { params, body: { seat: 1 } })
    await until(() => calls.includes(`begin ${table.id}`))
    expect(await waiting()).toEqual([table.id])
    const keeper = inMemory()
    const phone = clientOf(house.url, ada.token, keeper)
    const hers = phone.table(table.id)
    await until(() => hers.state.table?.mine === 0)
    await hers.ready()
    phone.close()
    expect(await waiting()).toEqual([])
    const his = bob.table(table.id)
    await until(() => his.state.table?.mine === 1)
    await his.ready()
    await until(() => his.state.table?.status === 'sealing')
    expect(await waiting()).toEqual([table.id]) // her word is on her phone
    const back = clientOf(house.url, ada.token, keeper)
    await until(() => his.state.course !== null)
    for (const client of [ada, bob, back]) client.close()
  })

  it.each([
    ['a game that is none', { game: 'chess' }, 'setup: game'],
    ['too many seats', { seats: Array<'person'>(9).fill('person') }, 'setup: seats'],
    ['a variant that is none', { variants: { map: 'moon' } }, 'setup: variant map'],
  ])('is not made for %s', async (_, change, message) => {
    const ada = await newPerson(house.url, 'Ada')
    await expect(ada.api('createTable', { body: { ...wish(SHORT, ['person', 'person']), ...change } })).rejects.toThrow(
      message,
    )
    ada.close()
  })

  it('is talked at: the watchers among themselves until the end, and nobody hears whom it muted', async () => {
    const people = await two()
    const tables = await begin(people, SHORT)
    const [eve, max] = await Promise.all(['Eve', 'Max'].map((name) => newPerson(house.url, name)))
    const watching = [eve, max].map((person) => person.table(idOf(tables[0])))
    await until(() => watching.every(({ state }) => state.course !== null) && tables[0].state.watchers === 2)
    expect(tables[0].state.here).toEqual([0, 1])
    await max.api('mute', { params: { person: eve.id } })
    await tables[0].say('  hello <b>there</b> ')
    await watching[0].say('bob should attack')
    await until(() => watching[0].state.said.length === 2)
    await until(() => watching[1].state.said.length === 1 && tables[1].state.said.length === 1)
    expect(tables[1].state.said[0]).toMatchObject({ who: { name: 'Ada' }, text: 'hello <b>there</b>' })
    expect(watching[1].state.said[0].who.name).toBe('Ada')
    await people[1].api('report', { body: { about: people[0].id, table: idOf(tables[0]), m: 1, text: 'rude' } })
    const bob = openless(house.url)
    await expect(bob('report', { body: { about: people[0].id, table: null, m: null, text: 'x' } })).rejects.toThrow(
      'auth',
    )
    await tables[0].resign()
    const { said } = await people[1].api('chat', { params: { table: idOf(tables[0]) }, query: {} })
    expect(said.map(({ text }) => text)).toEqual(['hello <b>there</b>', 'bob should attack'])
    for (const client of [...people, eve, max]) client.close()
  })

  it('is talked at by everybody before the start', async () => {
    const [ada, eve] = await two()
    const { table } = await ada.api('createTable', { body: wish(SHORT, ['person', 'person']) })
    const [hers, visitor] = [ada, eve].map((person) => person.table(table.id))
    await until(() => hers.state.table?.mine === 0 && visitor.state.table?.mine === null)
    expect(await visitor.say('shall we?')).toMatchObject({ t: 'ok' })
    await until(() => hers.state.said.length === 1)
    expect(hers.state.said[0]).toMatchObject({ who: { name: 'Bob' }, room: 'table', text: 'shall we?' })
    for (const client of [ada, eve]) client.close()
  })

  it('is played once more by the same people, one seat further', async () => {
    const people = await two()
    const tables = await begin(people, SHORT)
    await tables[0].resign()
    await until(() => tables.every(({ state }) => state.table?.status === 'over'))
    const params = { table: idOf(tables[0]) }
    const both = await Promise.all(people.map((person) => person.api('rematch', { params })))
    await people[1].api('stand', { params: { table: both[0].table.id } })
    const invited = async () =>
      (await people[1].api('myTables', {})).tables.find(({ id }) => id === both[0].table.id)?.mine
    expect(await invited()).toBeNull() // who is not there yet finds it
    await people[1].api('rematch', { params })
    expect(await invited()).toEqual(expect.any(Number))
    expect(both[0].table.id).toBe(both[1].table.id)
    const next = await people[0].api('table', { params: { table: both[0].table.id } })
    expect(next.seats.map((seat) => seat.person?.name).sort()).toEqual(['Ada', 'Bob'])
    people.forEach((person) => person.close())
  })

  it('is sat down at for a rematch by several at once, each in a seat of its own', async () => {
    const people = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => newPerson(house.url, name)))
    const tables = await begin(people, SHORT)
    await playOn(tables)
    await until(() => tables.every(({ state }) => state.table?.status === 'over'))
    const params = { table: idOf(tables[0]) }
    // Ada twice, as with a double click.
    const asked = await Promise.all([...people, people[0]].map((person) => person.api('rematch', { params })))
    expect(new Set(asked.map(({ table }) => table.id)).size).toBe(1)
    const next = await people[0].api('table', { params: { table: asked[0].table.id } })
    expect(next.seats.map((seat) => seat.person?.name).sort()).toEqual(['Ada', 'Bob', 'Cleo'])
    people.forEach((person) => person.close())
  })

  it('that is over is rated once, and shows in the profiles', async () => {
    const people = await two()
    const tables = await begin(people, SHORT)
    await tables[0].resign()
    const profile = () => people[1].api('person', { params: { person: people[0].id } })
    await until(async () => (await profile()).results.length > 0)
    expect(await profile()).toMatchObject({
      ratings: [{ game: SHORT, games: 1 }],
      results: [{ place: 2, seats: 2, others: ['Bob'] }],
      versus: { won: 1, lost: 0, tied: 0 },
    })
    people.forEach((person) => person.close())
  })

  it('that was not open tells in profiles who played only to those who were there', async () => {
    const [ada, bob] = await two()
    const eve = await newPerson(house.url, 'Eve')
    const { table, invite } = await ada.api('createTable', {
      body: wish(SHORT, ['person', 'person'], { access: 'private' }),
    })
    await bob.api('invited', { body: { invite: invite ?? '' } })
    await bob.api('sit', { params: { table: table.id }, body: { seat: 1 } })
    const tables = [ada, bob].map((person) => person.table(table.id))
    await until(() => tables.every(({ state }, seat) => state.table?.mine === seat))
    for (const one of tables) await one.ready()
    await until(() => tables.every(({ state }) => state.course !== null))
    await tables[0].resign()
    const seenBy = async (who: typeof ada) => (await who.api('person', { params: { person: ada.id } })).results
    await until(async () => (await seenBy(bob)).length > 0)
    expect(await seenBy(bob)).toMatchObject([{ place: 2, others: ['Bob'] }])
    expect(await seenBy(eve)).toMatchObject([{ place: 2, others: [] }])
    for (const client of [ada, bob, eve]) client.close()
  })

  it('tells whoever is elsewhere that it waits', async () => {
    const people = await two()
    const tables = await begin(people, OTHER)
    await until(() => asked(tables) !== undefined)
    const first = tables.indexOf(asked(tables)!)
    const absent = 1 - first
    const notices: string[] = []
    people[absent].link.onFrame((frame) => frame.t === 'notice' && notices.push(frame.table))
    tables[absent].close()
    await until(() => tables[first].state.here.length === 1)
    const luck = seedLuck('notice')
    for (let i = 0; i < 50 && myAsk(tables[first]); i++)
      await tables[first].decide(pick(luck, myAsk(tables[first])!.moves).name)
    await until(() => notices.includes(idOf(tables[first])))
    expect((await people[absent].api('myTables', {})).waiting).toContain(idOf(tables[first]))
    people.forEach((person) => person.close())
  })
})
