import { describe, expect, it } from 'vitest'
import { ask } from '#engine/play.ts'
import { CELLS, COLOUR_FIELDS, DISTRICT_COLOUR, FREE, SEGMENT_COLOUR, SEGMENTS, TILES } from '../data.ts'
import { game } from '../index.ts'
import { fillingOf, NONE, segmentOf, supplyLeft, type ApeTown } from '../state.ts'
import {
  fillBut,
  fresh,
  go,
  offered,
  placing,
  put,
  RANDOM_GAMES,
  refusal,
  show,
  tileOf,
  turnsOf,
  type ApeMatch,
} from './fixture.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** The positions in which a turn begins, and what came before each. */
const startsOf = ({ states }: ApeMatch): ApeTown[] => states.filter((s) => s.hand === NONE && s.agenda.length > 0)

const everyStart = (check: (s: ApeTown) => void): void =>
  RANDOM_GAMES.forEach((match) => startsOf(match).forEach(check))

const everyDecision = (check: (before: ApeTown, after: ApeTown) => void): void => {
  for (const { states } of RANDOM_GAMES) for (let n = 1; n < states.length; n++) check(states[n - 1], states[n])
}

/** Of the tiles of the shuffle that were turned up, those that were taken. */
const takenIn = (s: ApeTown): number[] =>
  Array.from({ length: s.opened * 5 }, (_, tile) => tile).filter((tile) => !s.display.includes(tile))

describe('a turn', () => {
  it('goes round clockwise, and nobody is left out [APE-4.1]', () => {
    for (const match of RANDOM_GAMES) {
      const movers = turnsOf(match).map(([took]) => took.kind === 'took' && took.seat)
      expect(movers).toEqual(Array.from({ length: 75 }, (_, n) => n % match.setup.seats))
    }
    expect(refusal(fresh(3), 'take:s1-1', 1)).toBe('APE-4.1')
    expect(refusal(fresh(3), 'take:s1-1', 2)).toBe('APE-4.1')
  })

  it('takes, places, scores, and turns up, in this order [APE-4.2]', () => {
    const order = ['took', 'placed', 'boss', 'shared', 'turned-up', 'refilled', 'paid-out']
    for (const match of RANDOM_GAMES)
      for (const turn of turnsOf(match)) {
        const steps = turn.map(({ kind }) => order.indexOf(kind))
        expect(steps).toEqual(steps.toSorted((a, b) => a - b))
        expect(steps.slice(0, 2)).toEqual([0, 1])
      }
    expect(refusal(fresh(2), 'place:f8')).toBe('APE-4.2')
  })
})

describe('taking a tile', () => {
  it('looks at the section turned up earlier first, even after the track has come round [APE-4.3]', () => {
    const s = show(fresh(2), 's8-2 T, s8-4 C, s1-1 M, s1-2 O')
    expect(offered(s)).toEqual(['take:s8-2', 'take:s8-4', 'take:s1-1', 'take:s1-2'])
    go(s, 'take:s1-1')
    expect([s.beside, s.purse[0]]).toEqual([[1, 1, 0], 4])
  })

  it('takes exactly one, the first for nothing [APE-4.4]', () => {
    const s = fresh(2)
    s.purse = s.purse.with(0, 0)
    go(s, 'take:s1-1')
    expect([s.display.length, s.purse[0], sum(s.beside)]).toEqual([9, 0, 0])
    expect(refusal(fresh(2), 'take:s3-1')).toBe('APE-4.4')
    for (const { states } of RANDOM_GAMES)
      for (const s of states.slice(0, -1)) expect(takenIn(s)).toHaveLength(s.hand === NONE ? s.turn - 1 : s.turn)
  })

  it('puts a bundle on every tile it skips and none where a tile is missing [APE-4.5]', () => {
    const s = show(fresh(2), 's1-1 T, s1-4 C(2), s2-2 M(1), s2-3 O')
    const [took] = go(s, 'take:s2-3')
    expect(took).toMatchObject({ skipped: ['s1-1', 's1-4', 's2-2'].map((id) => SEGMENTS.indexOf(id)) })
    expect([s.beside, s.purse[0]]).toEqual([[1, 3, 2], 3])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 24])(
    '[APE-4.6] reaches the first tiles only, with %i bundles',
    (bundles) => {
      const s = fresh(4)
      s.purse = s.purse.with(0, bundles)
      s.beside = s.beside.map(() => 5) // what lies there does not help to pay
      expect(ask(game, s)[0].moves).toHaveLength(Math.min(10, bundles + 1))
      expect(refusal(s, `take:${SEGMENTS[bundles + 1]}`)).toBe(bundles < 9 ? 'APE-4.6' : 'APE-4.4')
    },
  )

  it('brings all bundles on the segment, however many one has [APE-4.7]', () => {
    const s = show(fresh(4), 's1-1 T(9), s1-2 C(3), s2-1')
    s.purse = [14, 0, 0, 0]
    go(s, 'take:s1-2')
    expect([s.purse[0], s.beside]).toEqual([14 - 1 + 3, [10, 0]])
  })

  it('announces the colour of the segment [APE-4.8]', () => {
    SEGMENTS.forEach((id, segment) => {
      const s = show(fresh(2), `${id} M, ${SEGMENTS[(segment + 5) % 40]}`)
      s.purse = s.purse.with(0, 1) // two to choose from
      go(s, `take:${id}`)
      expect(s.announced).toBe(SEGMENT_COLOUR[segment])
    })
  })

  it('is the only thing bundles are for, and only the taker’s change [APE-4.9]', () => {
    for (const { events, states } of RANDOM_GAMES)
      for (let n = 1; n < states.length; n++) {
        const change = states[n].purse.map((bundles, seat) => bundles - states[n - 1].purse[seat])
        const paid = events[n].flatMap((e) =>
          e.kind === 'took' ? [{ seat: e.seat, net: e.gained - e.skipped.length }] : [],
        )
        expect(change).toEqual(change.map((_, seat) => sum(paid.filter((p) => p.seat === seat).map((p) => p.net))))
      }
  })

  it('neither makes nor loses bundles; they lie beside face-up tiles only [APE-4.10]', () => {
    everyDecision((_, s) => {
      expect(sum(s.purse) + sum(s.beside)).toBe(6 * s.seats)
      expect(s.beside).toHaveLength(s.display.length)
    })
    const refilled = show(fresh(2), 's1-5 L(4), s2-1, s2-2')
    go(refilled, 'take:s1-5', 'place:f8')
    expect(refilled.beside).toEqual(Array(7).fill(0))
  })
})

describe('placing a tile', () => {
  it.each([0, 1, 2])('[APE-4.11] offers the free fields of colour %i, touching other tiles or not', (colour) => {
    const s = put(fresh(2), 'a1=T e1=T h1=T')
    Object.assign(s, { hand: 0, announced: colour })
    s.agenda.pop()
    const free = COLOUR_FIELDS[colour].filter((cell) => s.city[cell] === FREE)
    expect(free).toHaveLength(24)
    expect(offered(s)).toEqual(free.map((cell) => `place:${CELLS[cell].id}`))
    const elsewhere = ['b1', 'f1', 'i1'].filter((id) => !offered(s).includes(`place:${id}`))
    for (const id of elsewhere) expect(refusal(s, `place:${id}`)).toBe('APE-4.11')
    expect(elsewhere).toHaveLength(2)
  })

  it('goes anywhere if the colour has no free field, scores there, and may fill the district [APE-4.12]', () => {
    const s = put(fillBut(fresh(2), 'b3', 'i5'), 'c2=O:yellow')
    s.supply = s.supply.with(1, s.supply[1] - 1)
    Object.assign(s, { hand: tileOf('B'), announced: 1 })
    s.agenda.pop()
    expect(offered(s)).toEqual(['place:b3', 'place:i5'])
    const events = go(s, 'place:b3')
    expect(events[0]).toMatchObject({ kind: 'placed', elsewhere: true, points: 3 })
    expect(events[1]).toMatchObject({ kind: 'boss', district: 0, seat: 1 })
  })

  it('says that a tile went elsewhere only if it did [APE-4.12]', () => {
    for (const { events } of RANDOM_GAMES) {
      let announced = NONE
      for (const e of events.flat()) {
        if (e.kind === 'took') announced = SEGMENT_COLOUR[e.segment]
        const away = e.kind === 'placed' && DISTRICT_COLOUR[CELLS[e.cell].district] !== announced
        expect(e.kind === 'placed' && e.elsewhere).toBe(away)
      }
    }
  })

  it('is for ever: nothing placed is moved, covered or removed, and a taken tile must be placed [APE-4.13]', () => {
    everyDecision((before, after) => {
      const isKept = (tile: number, cell: number) =>
        tile === FREE || (after.city[cell] === tile && after.discs[cell] === before.discs[cell])
      expect(before.city.every(isKept)).toBe(true)
    })
    const s = fresh(2)
    placing(s, 'T', 'grey', 'f8')
    go(s, 'take:s1-2')
    expect(SEGMENT_COLOUR[1]).toBe(0)
    expect(refusal(s, 'place:f8')).toBe('APE-4.13')
    expect(refusal(s, 'take:s1-1')).toBe('APE-4.13')
    expect(offered(s).every((name) => name.startsWith('place:'))).toBe(true)
  })
})

/** The track as a person keeps it: what lies at each section, and in which order sections were turned up. */
class Track {
  readonly sections = Array.from({ length: 8 }, () => ({ down: 5, up: 0 }))
  readonly order: number[] = []
  supply = 40
  constructor() {
    this.turnUp(0)
    this.turnUp(1)
  }
  turnUp(section: number): void {
    if (this.sections[section].down !== 5) throw new Error(`section ${section} was not refilled in time`)
    this.sections[section] = { down: 0, up: 5 }
    this.order.push(section)
  }
  /** Takes a tile of a section; returns which sections are turned up and refilled at the end of the turn. */
  take(section: number): { up: number[]; refilled: number[] } {
    const up: number[] = []
    if (--this.sections[section].up === 0) {
      up.push((this.order.at(-1)! + 1) % 8)
      this.turnUp(up[0])
    }
    const refilled: number[] = []
    while (this.sections[this.order[0]].up === 0) {
      const oldest = this.order.shift()!
      if (this.supply === 0) continue
      this.supply -= 5
      this.sections[oldest].down = 5
      refilled.push(oldest)
    }
    return { up, refilled }
  }
}

describe('the end of a turn', () => {
  it('turns up and refills as one does on the table [APE-4.34, 4.35, 4.37]', () => {
    for (const match of RANDOM_GAMES) {
      const track = new Track()
      for (const turn of turnsOf(match).slice(0, -1)) {
        const up: number[] = []
        const refilled: number[] = []
        for (const e of turn) {
          if (e.kind === 'turned-up') up.push(e.segments[0] / 5)
          if (e.kind === 'refilled') refilled.push(...e.sections)
        }
        const taken = turn[0].kind === 'took' ? turn[0].segment : NONE
        expect({ up, refilled }).toEqual(track.take(Math.floor(taken / 5)))
      }
      expect(track.supply).toBe(supplyLeft(match.states.at(-1)!))
    }
  })

  it('turns up only when a section has run out, after the scoring [APE-4.34]', () => {
    const s = show(fresh(2), 's1-4 T, s1-5 C, s2-1')
    expect(go(s, 'take:s1-4', 'place:h1').map((e) => e.kind)).toEqual(['took', 'placed'])
    expect(go(s, 'take:s1-5', 'place:a1').map((e) => e.kind)).toEqual(['took', 'placed', 'turned-up', 'refilled'])
  })

  it('leaves refilled tiles face down until their turn comes [APE-4.36]', () => {
    const s = show(fresh(2), 's1-5 T, s2-1')
    go(s, 'take:s1-5', 'place:f8')
    expect(s.refilled).toBe(1)
    expect(s.display.filter((tile) => segmentOf(tile) < 5)).toEqual([])
    expect(refusal(s, 'take:s1-1')).toBe('APE-4.4')
    expect(
      game
        .view(s, 0)
        .tiles.slice(40, 45)
        .every((tile) => tile < 0),
    ).toBe(true)
  })

  it('refills each section once, and turns up nothing when nothing is left [APE-4.37]', () => {
    for (const { events } of RANDOM_GAMES) {
      const refilled = events.flat().flatMap((e) => (e.kind === 'refilled' ? e.sections : []))
      expect(refilled).toEqual([0, 1, 2, 3, 4, 5, 6, 7].slice(0, refilled.length))
    }
    const s = fresh(2)
    Object.assign(s, { display: [74, 79], beside: [0, 0], opened: 16, refilled: 8 })
    s.tiles = s.tiles.with(74, tileOf('T'))
    const events = go(s, 'take:s7-5', 'place:e9')
    expect(events.map((e) => e.kind).slice(0, 2)).toEqual(['took', 'placed'])
    expect(events.some((e) => e.kind === 'turned-up' || e.kind === 'refilled')).toBe(false)
    expect([s.opened, s.refilled]).toEqual([16, 8])
  })

  it('turns up filling after filling of the one shuffle, clockwise [APE-4.38]', () => {
    for (const { events, states } of RANDOM_GAMES) {
      let filling = 2
      for (const e of events.flat()) {
        if (e.kind !== 'turned-up') continue
        expect(e.segments).toEqual([0, 1, 2, 3, 4].map((i) => (filling % 8) * 5 + i))
        expect(e.tiles).toEqual(states[0].tiles.slice(filling * 5, filling * 5 + 5))
        filling++
      }
      expect(new Set(states.map((s) => s.luck.join())).size).toBe(1)
    }
  })
})

describe('what always holds', () => {
  it('two sections lie open when a turn begins, with 2 to 10 tiles [APE-4.39]', () => {
    everyStart((s) => {
      expect(new Set(s.display.map(fillingOf)).size).toBe(2)
      expect(s.display.length).toBeGreaterThanOrEqual(2)
      expect(s.display.length).toBeLessThanOrEqual(10)
    })
  })

  it('the newest section never catches up with the oldest [APE-4.40]', () => {
    everyStart((s) => {
      expect(fillingOf(s.display.at(-1)!) - fillingOf(s.display[0])).toBeLessThanOrEqual(5)
      expect(s.opened - s.refilled).toBeLessThanOrEqual(8)
    })
  })

  it('five tiles are left over [APE-4.41]', () => {
    for (const { states } of RANDOM_GAMES) {
      const end = states.at(-1)!
      expect(end.display.length + end.tiles.length - end.opened * 5).toBe(5)
      expect(end.tiles).toHaveLength(sum(TILES.map((tile) => tile.count)))
    }
  })

  it('beside a tile lie as many bundles as later tiles were taken, so never more than before it [APE-4.42]', () => {
    everyStart((s) => {
      const taken = takenIn(s)
      expect(s.beside).toEqual(s.display.map((tile) => taken.filter((other) => other > tile).length))
      expect(s.beside).toEqual(s.beside.toSorted((a, b) => b - a))
      expect(s.display).toEqual(s.display.toSorted((a, b) => a - b))
    })
  })
})
