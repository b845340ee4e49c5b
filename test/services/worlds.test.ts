import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Client, RemoteTable } from '#client/index.ts'
import { seenBy, type GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { asks, decide, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { glimpse, openness, type Ask } from '#engine/play.ts'
import type { Onlooker, Seat } from '#engine/state.ts'
import { GAMES } from '#games/index.ts'
import { backup, restore } from '#server/admin/backup.ts'
import { openStore } from '#server/store/open.ts'
import { wholeFrame, lastWay } from '#server/tables/frames.ts'
import type { TableState } from '#server/tables/state.ts'
import { until } from '../server/bus-contract.ts'
import { fakeClock, type FakeClock } from '../server/fake-clock.ts'
import { begin, clientOf, newPerson, openHouse, type House } from '../server/house.ts'
import { listen, type Ear } from './listen.ts'

const SECOND = 1000
const folder = mkdtempSync(join(tmpdir(), 'revier-worlds-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A house with one table in it, and everybody who looks at it. */
interface World {
  readonly house: House
  readonly clock: FakeClock
  readonly clients: readonly Client[]
  readonly tables: readonly RemoteTable[]
  readonly id: string
}

const stateOf = async ({ house, id }: World): Promise<TableState> => (await house.online.hub.room(id)).state
const matchOf = async (world: World): Promise<Match> => (await stateOf(world)).held.match

/** Whoever is asked decides, after so long; a hidden answer is known some seconds later. */
async function answer(world: World, { seat }: Ask, move: Move, after = 0): Promise<void> {
  const { clock, tables } = world
  const { game, state } = await matchOf(world)
  const isHidden = !openness(game, state).seat
  await clock.pass(after)
  const { putOff } = clock
  let isSaid = false
  const said = tables[seat].decide(move.name).finally(() => (isSaid = true))
  if (isHidden) {
    await until(() => isSaid || clock.putOff > putOff) // it has come in, and waits for its slot unless that is now
    await clock.pass(10 * SECOND - after)
  }
  expect(await said).toMatchObject({ t: 'ok' })
  const { count } = (await stateOf(world)).held
  await until(() => tables.every(({ state }) => state.at?.n === count))
}

interface Secret {
  readonly question: Ask
  /** Answers that lead to different positions, and that some other eye cannot tell apart. */
  readonly answers: readonly [Move, Move]
}

function secretIn(match: Match): Secret | null {
  if (openness(match.game, match.state).move) return null
  for (const question of asks(match)) {
    const { seat, moves } = question
    const after = (move: Move) => JSON.stringify(decide(match, seat, move).state)
    const other = moves.find((move) => after(move) !== after(moves[0]) && hides(match, seat, [moves[0], move]))
    if (other) return { question, answers: [moves[0], other] }
  }
  return null
}

const hides = (match: Match, seat: Seat, [one, other]: readonly [Move, Move]): boolean =>
  learned(match, seat, one, 'spectator') === learned(match, seat, other, 'spectator')

/** A game as far as a secret question; null if none came. */
async function untilSecret(game: string): Promise<{ world: World; secret: Secret; tokens: string[] } | null> {
  const rules = await GAMES[game].rules()
  const clock = fakeClock()
  const house = await openHouse({}, clock)
  const seats = Math.min(3, rules.seats.max)
  const people = await Promise.all(Array.from({ length: seats }, (_, i) => newPerson(house.url, `P${i}`)))
  const tables = await begin(people, game)
  const world = { house, clock, clients: people, tables, id: tables[0].state.table!.id }
  const luck = seedLuck(`worlds ${game}`)
  for (let i = 0; i < 200; i++) {
    const match = await matchOf(world)
    const secret = secretIn(match)
    if (secret) return { world, secret, tokens: people.map(({ token }) => token) }
    const [next] = asks(match)
    if (!next) break
    await answer(world, next, pick(luck, next.moves))
  }
  await close(world)
  return null
}

async function close({ clients, house }: World): Promise<void> {
  for (const client of clients) client.close()
  await house.close()
}

/** The same house once more, down to every id and the time. */
async function twinOf(world: World, tokens: readonly string[]): Promise<World> {
  const file = join(folder, world.id)
  await backup(world.house.online.store, file)
  const own = join(folder, `${world.id} db`)
  const store = await openStore({ folder: own })
  await restore(store, file)
  await store.close()
  const clock = fakeClock(world.clock.now())
  const house = await openHouse({ folder: own }, clock)
  const clients = tokens.map((token) => clientOf(house.url, token))
  const tables = clients.map((client) => client.table(world.id))
  await until(() => tables.every(({ state }) => state.course !== null))
  return { house, clock, clients, tables, id: world.id }
}

/** One ear for each seat and one for who only watches; what they hear from now on. */
async function earsAt({ house, id }: World, tokens: readonly string[]): Promise<Ear[]> {
  const ears: Ear[] = []
  for (const token of [...tokens, undefined]) {
    const ear = listen(house.url, id, token)
    await until(() => ear.bytes.some((text) => text.includes('"t":"here"')))
    ears.push(ear)
  }
  await until(() => ears.every(({ bytes }) => bytes.at(-1)?.includes('"watchers":1}')))
  for (const { bytes } of ears) bytes.length = 0
  return ears
}

/** What an eye learns from a decision, by the rules alone. */
function learned(match: Match, seat: Seat, move: Move, eye: Onlooker): string {
  const events: Told<GameEvent>[] = []
  const { game, state, ...rest } = decide(match, seat, move, (event) => events.push(event))
  const open = glimpse(game, asks({ game, state, ...rest }), eye)
  return JSON.stringify([game.view(state, eye), open, events.map((event) => seenBy(event, eye))])
}

describe('two tables that differ only in what an eye may not see', () => {
  const games = Object.keys(GAMES)
  it.each(games)('%s: send that eye the same bytes at the same time, whatever was answered in secret', async (game) => {
    const found = await untilSecret(game)
    if (!found) return // every answer of this game is open
    const { world, secret, tokens } = found
    const twin = await twinOf(world, tokens)
    const eyes: Onlooker[] = [...tokens.keys(), 'spectator']
    const ears = [await earsAt(world, tokens), await earsAt(twin, tokens)]
    const match = await matchOf(world)
    const { question, answers } = secret
    const { seat } = question
    const [one, other] = answers
    const { seat: isPublic } = openness(match.game, match.state)
    await answer(world, question, one)
    // Where even the seat is secret, when it answered is secret as well.
    await answer(twin, question, other, isPublic ? 0 : 3 * SECOND)
    const equal = eyes.map((eye) => learned(match, seat, one, eye) === learned(match, seat, other, eye))
    expect(equal.filter(Boolean).length).toBeGreaterThan(0)
    await until(() => ears.flat().every(({ bytes }) => bytes.length > 0))
    const heard = ears.map((all) => all.filter((_, i) => equal[i]).map(({ bytes }) => bytes))
    expect(heard[1]).toEqual(heard[0])
    const own = ears.map((all) => all[seat].bytes.join('\n'))
    expect(own[0]).not.toBe(own[1]) // whoever answered sees what it was: the worlds do differ
    for (const ear of ears.flat()) ear.close()
    await close(world)
    await close(twin)
  })

  it.each(games)('%s: and so for every guess that is as good as the truth', async (game) => {
    const rules = await GAMES[game].game()
    const clock = fakeClock()
    const house = await openHouse({}, clock)
    const people = await Promise.all(['Ada', 'Bob'].map((name) => newPerson(house.url, name)))
    const tables = await begin(people, game)
    const world = { house, clock, clients: people, tables, id: tables[0].state.table!.id }
    const luck = seedLuck(`guesses ${game}`)
    let others = 0
    for (let i = 0; i < 40; i++) {
      const s = await stateOf(world)
      const { setup } = await house.online.hub.room(world.id)
      const { match } = s.held
      for (const eye of [0, 1, 'spectator'] as const) {
        const guessed = rules.guess(rules.view(match.state, eye), eye, luck)
        const state = { ...guessed, luck: match.state.luck, reveals: match.state.reveals }
        const frame = (one: Match) =>
          JSON.stringify(wholeFrame(setup, { ...s, held: { ...s.held, match: one } }, lastWay(match), eye))
        expect(frame({ ...match, state })).toBe(frame(match))
        others += JSON.stringify(state) === JSON.stringify(match.state) ? 0 : 1
      }
      const [next] = asks(match)
      if (!next) break
      await answer(world, next, pick(luck, next.moves))
    }
    expect(others).toBeGreaterThan(rules.secrets ? 0 : -1)
    await close(world)
  })
})
