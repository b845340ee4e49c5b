import { describe, expect, it } from 'vitest'
import { asks } from '#engine/match.ts'
import type { Control } from '#protocol/parts.ts'
import { rules } from '../../templates/game/rules/index.ts'
import { nextDue, slotAfter } from '#server/tables/clocks.ts'
import { HOUSE, entryOf, idOf, rowOf, type TableEntry } from '#server/tables/entries.ts'
import { changeOf } from '#server/tables/log.ts'
import { noOutages, type Outages } from '#server/tables/outages.ts'
import { advance, before, substitutes } from '#server/tables/advance.ts'
import type { TableSetup, TableState } from '#server/tables/state.ts'

const HOUR = 3_600_000
const START = 1_000_000

const setupOf = (control: Control, outages: Outages = noOutages): TableSetup => ({
  id: 't',
  game: rules,
  seed: 'x',
  variants: {},
  control,
  substitute: 'easy',
  seats: [
    { person: 'ada', level: null },
    { person: 'bob', level: null },
  ],
  outages,
})
const by = (person: string, at: number, cid: string) => ({ person, at, id: idOf(person, cid) })

/** The table once it has started. */
const started = (setup: TableSetup): TableState =>
  advance(setup, before(setup), { kind: 'start', ...by(HOUSE, START, 's') })

/** A decision of whoever is asked, so many milliseconds after the last entry. */
function decided(setup: TableSetup, s: TableState, ms: number, who: 'person' | 'bot' = 'person'): TableState {
  const { seat, moves } = asks(s.held.match)[0]
  const entry: TableEntry = {
    kind: 'decide',
    seat,
    move: moves[0].name,
    by: who,
    ...by(HOUSE, s.at + ms, `${s.held.count}`),
  }
  return advance(setup, s, entry)
}

const days = setupOf({ kind: 'days', hours: 24 })
const live = setupOf({ kind: 'live', bank: 60, increment: 0 })
const first = (s: TableState) => asks(s.held.match)[0].seat

describe('a table of days', () => {
  it('gives every question its own time', () => {
    const one = started(days)
    expect(nextDue(days, one)).toMatchObject({ what: 'time', at: START + 24 * HOUR })
    const two = decided(days, one, 20 * HOUR)
    expect(nextDue(days, two)).toMatchObject({ what: 'time', at: START + 44 * HOUR })
    expect(two.left).toEqual([24 * HOUR, 24 * HOUR])
  })
})

describe('a live table', () => {
  it('takes no time for what was our fault', () => {
    const away: Outages = {
      within: (from, to) => Math.max(0, Math.min(to, START + 50_000) - Math.max(from, START + 10_000)),
    }
    const setup = setupOf({ kind: 'live', bank: 60, increment: 0 }, away)
    const s = started(setup)
    const after = decided(setup, s, 55_000)
    expect(after.left[first(s)]).toBe(60_000 - 15_000 + 500)
  })

  it('never goes back in time', () => {
    const s = decided(live, started(live), -5000)
    expect(s.at).toBe(START)
    expect(s.left).toEqual([60_000, 60_000])
  })

  /** A table at which a bot has the second seat. */
  const handedOver = () =>
    advance(live, started(live), { kind: 'hand', seat: 1, hand: 'easy', why: 'time', ...by(HOUSE, START, 'h') })

  it('calls a seat a substitute’s if a bot played it at the end, or for more than a fifth', () => {
    let s = started(live)
    expect(substitutes(s, live.seats)).toEqual([])
    const seat = first(s)
    s = decided(live, s, 1000, 'bot')
    expect(substitutes(s, live.seats)).toEqual([seat])
    const handed = handedOver()
    expect(substitutes(handed, live.seats)).toEqual([1])
    expect(changeOf(live, handed).waits & 2).toBe(0)
  })

  it('says with its result whose seats a bot played', () => {
    const handed = handedOver()
    const ended = advance(live, handed, { kind: 'end', why: 'voted', seat: null, ...by('ada', START, 'e') })
    expect(ended.ending).toMatchObject({ why: 'voted', substituted: [1] })
  })

  it('waits for bots, and ends by itself once only they are left', () => {
    let s = started(live)
    const seat = first(s)
    s = advance(live, s, { kind: 'hand', seat, hand: 'easy', why: 'time', ...by(HOUSE, START + 60_000, 'h1') })
    expect(nextDue(live, s)?.what).toBe('bots')
    s = advance(live, s, {
      kind: 'hand',
      seat: 1 - seat,
      hand: 'easy',
      why: 'time',
      ...by(HOUSE, START + 90_000, 'h2'),
    })
    expect(nextDue(live, s)).toEqual({ what: 'abandoned', at: START + 90_000 + 600_000 })
  })
})

describe('an answer to a hidden question', () => {
  it.each([
    [0, 4000],
    [1, 4000],
    [4000, 4000],
    [4001, 6000],
    [6000, 6000],
    [9999, 10_000],
  ])('after %i ms becomes known after %i ms', (passed, known) =>
    expect(slotAfter(START, START + passed)).toBe(START + known),
  )
})

describe('an entry', () => {
  it.each<TableEntry>([
    { kind: 'start', ...by(HOUSE, 1, 'a') },
    { kind: 'decide', seat: 1, move: 'x:y', by: 'clock', ...by('p', 2, 'b-c') },
    { kind: 'back', to: 3, ...by('p', 3, 'd') },
    { kind: 'vote', seat: 0, about: 'end', to: 0, yes: true, ...by('p', 4, 'e') },
    { kind: 'hand', seat: 2, hand: 'hard', why: 'resigned', ...by('p', 5, 'f') },
    { kind: 'end', why: 'voted', seat: null, ...by('p', 6, 'g') },
  ])('is read as it was written: %j', (entry) => expect(entryOf(rowOf('t', 7, entry))).toEqual(entry))
})
