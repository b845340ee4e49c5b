import { describe, expect, it } from 'vitest'
import { formatRecord, parseRecord } from '#engine/record.ts'
import { fold, held } from '#session/entries.ts'
import { playMatch } from '#session/play-out.ts'
import { toy } from '#test/battery/toy.ts'
import { passingShelf } from '../passing.ts'
import { randomHex } from '../random.ts'
import { decisionsIn, openRecord, recordOf, unplayed, unplayedRecord } from '../records.ts'
import { continueFrom, entriesOf, newGame } from '../saved.ts'
import { Gone } from '../shelf.ts'
import type { Seating } from '#session/seats.ts'

const SETUP = { seed: 'saved', seats: 2, variants: {} }
const seating: Seating[] = [
  { name: 'Ada', colour: 'blue', player: 'me' },
  { name: 'Bruno', colour: 'pink', player: 'hard' },
]
const whole = playMatch(toy, SETUP, { choose: ({ moves }) => moves[0] })

describe('a saved game', () => {
  it('is new, with a name of its own', () => {
    const [one, other] = [newGame(toy, SETUP, seating), newGame(toy, SETUP, seating)]
    expect(one.saved).toMatchObject({ game: 'toy', entries: 0, decisions: 0, finished: false, scores: [0, 0] })
    expect(one.saved.id).toMatch(/^[0-9a-f]{32}$/)
    expect(one.saved.id).not.toBe(other.saved.id)
  })

  it('is gone on with from any position as a game of its own', () => {
    const { saved } = newGame(toy, SETUP, seating, entriesOf(whole))
    expect(saved.finished).toBe(true)
    const fresh = continueFrom(saved, whole, 5)
    expect(fresh.saved).toMatchObject({ decisions: 5, finished: false, seating })
    expect(fresh.saved.id).not.toBe(saved.id)
    expect(fold(held(toy, SETUP), fresh.entries).match.decisions).toEqual(whole.decisions.slice(0, 5))
  })

  it('comes back from its record, with the seats it had if they are known', async () => {
    const { saved } = newGame(toy, SETUP, seating)
    const text = recordOf(saved, whole)
    const opened = await openRecord(text, async () => toy)
    expect(opened.match.state).toEqual(whole.state)
    expect(opened.saved.seating).toMatchObject([
      { name: 'Ada', player: 'me' },
      { name: 'Bruno', player: 'medium' },
    ])
    expect((await openRecord(text, async () => toy, seating)).saved.seating).toEqual(seating)
  })

  it('that was played online has people where words were sealed; whoever goes on alone has bots instead', async () => {
    const setup = { ...SETUP, seats: 3 }
    const match = playMatch(toy, setup, { choose: ({ moves }) => moves[0] })
    const [sealed, word] = ['b'.repeat(64), 'c'.repeat(64)]
    const proof = {
      table: 't',
      gen: 1,
      secret: 'a'.repeat(64),
      commitment: 'd'.repeat(64),
      seals: [null, sealed, sealed],
      words: [null, word, word],
    }
    const { saved } = await openRecord(formatRecord(match, ['hard', 'Ada', 'Eve'], proof), async () => toy)
    const players = (game: typeof saved) => game.seating.map(({ player }) => player)
    expect(players(saved)).toEqual(['hard', 'me', 'friend'])
    expect(players(continueFrom(saved, match, 3).saved)).toEqual(['hard', 'me', 'medium'])
  })

  it('of rules that nobody knows keeps its record', () => {
    const record = parseRecord(formatRecord({ ...whole, game: { ...toy, version: 99 } }, ['Ada', 'Bruno']))
    const { saved, entries } = unplayed(record)
    expect(saved).toMatchObject({ rules: 99, finished: true, scores: record.scores })
    const again = parseRecord(unplayedRecord(saved, [...entries, { kind: 'back', to: 3 }]))
    expect(again).toMatchObject({ game: 'toy', rules: 99, setup: SETUP, names: ['Ada', 'Bruno'], hash: null })
    expect(again.decisions.map(({ move }) => move)).toEqual(whole.decisions.slice(0, 3).map(({ move }) => move.name))
    expect(decisionsIn(entries)).toHaveLength(whole.decisions.length)
  })
})

describe('a shelf that lasts as long as the page', () => {
  it('keeps games, and lists the last one first', async () => {
    const shelf = passingShelf()
    expect(shelf.lasting).toBe(false)
    const one = newGame(toy, SETUP, seating)
    await shelf.add({ ...one.saved, changed: 1 }, one.entries)
    const two = newGame(toy, SETUP, seating)
    await shelf.add({ ...two.saved, changed: 2 }, two.entries)
    expect((await shelf.list()).map(({ id }) => id)).toEqual([two.saved.id, one.saved.id])
    await shelf.reseat(one.saved.id, [])
    expect((await shelf.load(one.saved.id))?.seating).toEqual([])
    await shelf.remove(two.saved.id)
    expect(await shelf.load(two.saved.id)).toBeUndefined()
  })

  it('keeps entries in order, and lets nobody overwrite one', async () => {
    const shelf = passingShelf()
    const { saved } = newGame(toy, SETUP, seating)
    await shelf.add(saved, [])
    const log = shelf.log(saved.id)
    const [first, second] = entriesOf(whole)
    const start = held(toy, SETUP)
    expect(await log.append(0, first, fold(start, [first]))).toEqual({ written: true })
    expect(await log.append(0, second, start)).toEqual({ written: false, others: [first] })
    expect(await log.read(0)).toEqual([first])
    expect(await shelf.load(saved.id)).toMatchObject({ entries: 1, decisions: 1 })
    await shelf.remove(saved.id)
    await expect(log.append(1, second, start)).rejects.toThrow(Gone)
  })
})

describe('random digits', () => {
  it('are as many as wanted, and never the same', () => {
    expect(randomHex(3)).toMatch(/^[0-9a-f]{6}$/)
    expect(new Set(Array.from({ length: 50 }, () => randomHex(8))).size).toBe(50)
  })
})
