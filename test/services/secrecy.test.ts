import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seenBy } from '#engine/event.ts'
import { seedLuck } from '#engine/luck.ts'
import { begin as beginMatch, decide, type Match } from '#engine/match.ts'
import { staged } from '#engine/past.ts'
import { ask, glimpse, openness } from '#engine/play.ts'
import type { Onlooker } from '#engine/state.ts'
import type { Told } from '#engine/game.ts'
import type { GameEvent } from '#engine/event.ts'
import { GAMES } from '#games/index.ts'
import { parseRecord } from '#engine/record.ts'
import { apply } from '#protocol/difference.ts'
import type { AtFrame, ServerFrame } from '#protocol/frames.ts'
import { openQuestions } from '#server/tables/state.ts'
import { until } from '../server/bus-contract.ts'
import { fakeClock } from '../server/fake-clock.ts'
import { begin, newPerson, openHouse, type House } from '../server/house.ts'
import { playOn } from '../server/play.ts'
import { listen } from './listen.ts'

let house: House
const clock = fakeClock()
beforeAll(async () => void (house = await openHouse({}, clock)))
afterAll(() => house.close())

/** Time passes only while an answer to a hidden question waits for its slot: nobody sits through that. */
async function withoutWaiting(table: string, work: Promise<void>): Promise<void> {
  const room = await house.online.hub.room(table)
  const moment = () => new Promise<'moment'>((resolve) => setTimeout(() => resolve('moment'), 5))
  while ((await Promise.race([work, moment()])) === 'moment')
    if (openQuestions(room.state).hidden) await clock.pass(1000)
}

const FIELDS = new Set(
  't table n pos since events asks mover move clocks hands resigned vote result score back full diff stages'.split(' '),
)
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The game of a record, position by position, with what was told on the way. */
async function course(game: string, text: string): Promise<{ match: Match; events: Told<GameEvent>[] }[]> {
  const record = parseRecord(text)
  const rules = await GAMES[game].rules()
  let events: Told<GameEvent>[] = []
  const tell = (event: Told<GameEvent>) => void events.push(event)
  let match: Match = beginMatch(rules, record.setup, tell)
  const all = [{ match, events }]
  for (const { seat, move } of record.decisions) {
    events = []
    match = decide(match, seat, rules.moves.parse(move)!, tell)
    all.push({ match, events })
  }
  return all
}

describe('what comes through the sockets of a table', () => {
  it.each(Object.keys(GAMES))('%s: is what that eye may know, and not a byte more', async (game) => {
    const rules = await GAMES[game].rules()
    const seats = Math.min(3, rules.seats.max)
    const people = await Promise.all(Array.from({ length: seats }, (_, i) => newPerson(house.url, `P${i}`)))
    const tables = await begin(people, game)
    const id = tables[0].state.table?.id ?? ''
    const ears = [...people.map(({ token }) => listen(house.url, id, token)), listen(house.url, id)]
    await until(() => ears.every(({ bytes }) => bytes.some((text) => text.includes('"t":"at"'))))
    await withoutWaiting(id, playOn(tables, seedLuck(`secrecy ${game}`), 120))
    if (!tables[0].state.at?.result) {
      await tables[0].vote('end', true)
      await until(() => tables[1].state.at?.vote !== null)
      await tables[1].vote('end', true)
    }
    await until(() => ears.every(({ bytes }) => bytes.some((text) => /"result":\{/.test(text))))
    const { record } = await people[0].api('record', { params: { table: id } })
    const past = await course(game, record)
    const eyes: Onlooker[] = [...people.keys(), 'spectator']
    eyes.forEach((eye, i) => checkEye(eye, ears[i].bytes, past))
    // While it was played nobody was told what the luck is made of, nor who anybody is.
    const { secret } = parseRecord(record).fair!
    const secrets = [secret, parseRecord(record).setup.seed.slice('fair1:'.length), ...people.map(({ token }) => token)]
    for (const { bytes } of ears) for (const one of secrets) expect(bytes.join('\n')).not.toContain(one)
    ears.forEach((ear) => ear.close())
    people.forEach((person) => person.close())
  })
})

/** What was seen when each event but the last had happened, read from the end. */
function stagesFrom(view: object, { stages = [] }: AtFrame): object[] {
  const seen: object[] = []
  for (const change of stages.toReversed()) seen.unshift(apply(seen[0] ?? view, change))
  return seen
}

/** The frames of an eye against the game itself. */
function checkEye(
  eye: Onlooker,
  bytes: readonly string[],
  past: readonly { match: Match; events: Told<GameEvent>[] }[],
) {
  const frames = bytes
    .map((text) => JSON.parse(text) as ServerFrame)
    .filter((frame): frame is AtFrame => frame.t === 'at')
  let view: object | null = null
  for (const frame of frames) {
    expect(Object.keys(frame).filter((field) => !FIELDS.has(field))).toEqual([])
    const { match, events } = past[frame.pos]
    const { game, state } = match
    view = frame.full ?? apply(view ?? {}, frame.diff ?? {})
    expect(view).toEqual(plain(game.view(state, eye)))
    expect(frame.events).toEqual(plain(events.map((event) => seenBy(event, eye))))
    const open = frame.result ? [] : glimpse(game, ask(game, state), eye)
    expect(frame.asks).toEqual(
      plain(open.map(({ seat, step, moves }) => ({ seat, step, moves: moves.map((move) => move.id) }))),
    )
    if (frame.pos === 0) continue
    const made = match.decisions[frame.pos - 1]
    const may = made.seat === eye ? { seat: true, move: true } : openness(game, past[frame.pos - 1].match.state)
    expect([frame.mover, frame.move]).toEqual([may.seat ? made.seat : null, may.move ? made.move.name : null])
    const { stages } = staged(game, game.clone(past[frame.pos - 1].match.state), made)
    expect(stagesFrom(view, frame)).toEqual(stages.map((stage) => plain(game.view(stage, eye))))
  }
  expect(frames.length).toBeGreaterThan(20)
}
