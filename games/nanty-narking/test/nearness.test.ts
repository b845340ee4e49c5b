import { describe, expect, it } from 'vitest'
import { begin } from '#engine/match.ts'
import { game } from '../index.ts'
import { DISTRICTS, districtNumber, PERSONALITIES } from '../data.ts'
import { GRENADIER, OWNERS } from '../moves.ts'
import { HIDDEN, UNUSED, type NantyNarking } from '../state.ts'
import { carryOut, player, symbol } from '../steps.ts'
import { arrange, standing } from '../table/layout.ts'
import { symbolInPlay } from '../table/in-play.ts'
import { threats, waysToWin, type Way } from '../table/nearness.ts'
import { cardNumber } from '../data/cards.ts'

const start = (seats: number, personalities = 'standard'): NantyNarking =>
  game.clone(begin(game, { seed: 'near', seats, variants: { personalities } }).state)

function way(s: NantyNarking, persona: (typeof PERSONALITIES)[number]): Way {
  const found = waysToWin(s).find(({ personas }) => personas.includes(PERSONALITIES.indexOf(persona)))
  if (!found) throw new Error(`${persona} is not in this game`)
  return found
}

describe('how near each seat would be', () => {
  it('[NN-10.1] lists the Personalities of the game with its thresholds, those that win alike together', () => {
    const ways = waysToWin(start(4))
    expect(ways.map(({ goal, need, personas }) => [goal, need, personas.length])).toEqual([
      ['presence', 8, 1],
      ['trouble', 8, 1],
      ['wealth', 42, 1],
      ['control', 4, 3],
      ['deck-out', 0, 1],
    ])
    expect(waysToWin(start(2, 'alternative')).length).toBe(8)
  })

  it('[NN-10.1] is the same whoever looks and whoever anybody is', () => {
    const s = start(3, 'alternative')
    const seen = [0, 1, 2, 'spectator' as const].map((eye) => waysToWin(game.view(s, eye)))
    for (const ways of seen) expect(ways).toEqual(waysToWin(s))
  })

  it('counts districts without grenadiers', () => {
    const s = start(4)
    expect(way(s, 'professor-moriarty').seats.map(({ has }) => has)).toEqual([3, 3, 3, 3])
    s.figures = s.figures.with(districtNumber('city') * OWNERS.length + GRENADIER, 1)
    expect(way(s, 'professor-moriarty').seats.map(({ has }) => has)).toEqual([2, 2, 2, 2])
  })

  it('says when a condition is met, and asks for peace where that belongs to it', () => {
    const s = start(4, 'alternative')
    for (const id of ['lambeth', 'southwark', 'holborn'] as const)
      s.figures = s.figures.with(districtNumber(id) * OWNERS.length, 1)
    s.trouble = 0b111
    expect(way(s, 'queen-victoria').seats.map(({ has, met }) => [has, met])).toEqual([
      [3, true],
      [0, false],
      [0, false],
      [0, false],
    ])
    s.trouble = 0b1111
    expect(way(s, 'queen-victoria').seats[0]).toEqual({ has: 3, met: false })
  })

  it('counts for Nemo where the river is quiet', () => {
    const s = start(2, 'alternative')
    expect(way(s, 'captain-nemo').seats.map(({ has }) => has)).toEqual([0, 0])
    s.trouble = 0
    expect(way(s, 'captain-nemo').seats.map(({ has }) => has)).toEqual([3, 3])
  })

  it('lets Fogg win by a low pile only', () => {
    const s = start(4, 'alternative')
    for (let d = 0; d < DISTRICTS.length; d++) s.figures = s.figures.with(d * OWNERS.length, 1)
    expect(way(s, 'phileas-fogg').seats[0]).toEqual({ has: 12, met: false })
    s.deck = s.deck.slice(0, 20)
    expect(way(s, 'phileas-fogg').seats.map(({ met }) => met)).toEqual([true, false, false, false])
  })
})

describe('what the board shows', () => {
  it('finds the symbol that is being carried out', () => {
    const s = start(4)
    const raffles = cardNumber('a-j-raffles')
    s.agenda.push(symbol({ card: raffles, at: 1 }))
    expect(symbolInPlay(s, raffles)).toBe(1)
    s.agenda.splice(-1, 1, carryOut({ card: raffles, at: 3 }), player({ source: 1 }))
    expect(symbolInPlay(s, raffles)).toBe(2)
    s.agenda.splice(-2, 2)
    expect(symbolInPlay(s, raffles)).toBe(4)
  })

  it('finds room for any number of figures inside their box', () => {
    for (let count = 0; count <= 40; count++) {
      const { scale, spots } = arrange(count, [100, 50, 144, 68], false)
      expect(spots.length).toBe(count)
      for (const [x, y] of spots) {
        expect(x).toBeGreaterThan(100)
        expect(x).toBeLessThan(244)
        expect(y - 17 * scale).toBeGreaterThanOrEqual(50 - 1)
        expect(y + 17 * scale).toBeLessThanOrEqual(118 + 1)
      }
    }
  })
})

describe('the alarm', () => {
  const fagin = PERSONALITIES.indexOf('fagin')
  /** A game of three as seat 0 sees it, who is nobody known. */
  const seen = (): NantyNarking => {
    const s = start(3)
    s.personas = s.personas.map(() => HIDDEN)
    return s
  }
  const alarms = (s: NantyNarking) => threats(s, 0).map(({ way, seats }) => [way.goal, seats])

  it('[NN-10.1] is silent while nobody else could win', () => {
    expect(alarms(seen())).toEqual([])
  })

  it('[NN-10.1] [NN-5.2] sounds for Fagin at eight markers, unless the eye is Fagin or knows that nobody is', () => {
    const s = seen()
    s.trouble = 0xff
    expect(alarms(s)).toEqual([['trouble', []]])
    for (const known of [0, UNUSED]) {
      s.personas = s.personas.map((_, persona) => (persona === fagin ? known : HIDDEN))
      expect(alarms(s)).toEqual([])
    }
  })

  it('[NN-10.1] names those who have enough, and never the eye itself', () => {
    const s = seen()
    s.money = s.money.map(() => 60)
    expect(alarms(s)).toEqual([['wealth', [1, 2]]])
    s.money = s.money.with(2, 0)
    expect(alarms(s)).toEqual([['wealth', [1]]])
  })

  it('[NN-10.1] [NN-5.3] sounds for Holmes when five cards are left', () => {
    const s = seen()
    s.deck = s.deck.slice(0, 6)
    expect(alarms(s)).toEqual([])
    s.deck = s.deck.slice(0, 5)
    expect(alarms(s)).toEqual([['deck-out', []]])
  })

  it('[NN-10.1] is over with the game', () => {
    const s = seen()
    s.trouble = 0xff
    s.ending = 1
    expect(alarms(s)).toEqual([])
  })
})

describe('what stands in a district', () => {
  const box = [100, 50, 144, 100] as const

  it('[NN-10.1] stands in a row: trouble, the building, then figures', () => {
    const { trouble, building, figures } = standing(true, true, 2, box, false)
    const xs = [trouble, building, ...figures].map(([x]) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    expect(new Set([trouble, building, ...figures].map(([, y]) => y)).size).toBe(1)
  })

  it('[NN-10.1] has a place for what is not there, inside the district', () => {
    for (let figures = 0; figures <= 9; figures++) {
      const { trouble, building } = standing(false, false, figures, box, false)
      for (const [x, y] of [trouble, building]) {
        expect(x).toBeGreaterThan(100)
        expect(x).toBeLessThan(244)
        expect(y).toBeGreaterThan(50)
        expect(y).toBeLessThan(150)
      }
    }
  })
})
