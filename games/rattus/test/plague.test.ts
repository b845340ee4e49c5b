import { describe, expect, it } from 'vitest'
import { CUBES } from '../data.ts'
import { game } from '../index.ts'
import { ratSupply } from '../state.ts'
import {
  asked,
  BLUE,
  calm,
  deal,
  GREEN,
  go,
  offered,
  placed,
  plagueIn,
  put,
  ratsLeft,
  RED,
  refused,
  regionsOf,
  there,
  tokensIn,
  YELLOW,
} from './fixture.ts'

const revealed = (events: readonly object[]) => events.filter((e) => 'outbreak' in e)

describe('the plague moves', () => {
  const moving = (holder?: number) => {
    const s = plagueIn(placed(calm()), 'hispania')
    if (holder !== undefined) deal(s, { knight: holder })
    go(s, 'plague')
    return s
  }

  it('to a neighbour; it may not stay [RAT-4.21]', () => {
    const s = moving()
    expect(offered(s)).toEqual(['plague-to:gallia', 'plague-to:italia'])
    expect([refused(s, 'plague-to:hispania'), refused(s, 'plague-to:anglia')]).toEqual(['RAT-4.21', 'RAT-4.21'])
    expect(refused(placed(calm()), 'done')).toBe('RAT-4.21')
  })

  it('one or two steps with the Knight, not back, over a region without effect [RAT-4.22]', () => {
    const s = moving(RED)
    expect(offered(s)).toEqual(regionsOf('plague-to', 'anglia', 'gallia', 'germania', 'hungaria', 'italia', 'turcia'))
    expect([refused(s, 'plague-to:hispania'), refused(s, 'plague-to:russia')]).toEqual(['RAT-4.22', 'RAT-4.22'])
    put(s, 'gallia{red 5; rats 2}', 'italia{red 5; rats 3}')
    const events = go(s, 'plague-to:turcia')
    expect(events[0]).toMatchObject({ kind: 'plague-moved', over: 5 })
    expect([there(s, 'gallia'), there(s, 'italia'), s.revealed]).toEqual(['red 5; rats 2', 'red 5; rats 3', []])
  })

  it('another seat’s Knight does not help [RAT-4.22]', () => {
    expect(offered(moving(BLUE))).toHaveLength(2)
  })

  it('then spread, Knight’s count, ravage, end of turn, in this order [RAT-4.23]', () => {
    const s = deal(plagueIn(placed(put(calm(), 'gallia{red 1; rats 1: rat-16}')), 'italia'), { knight: RED })
    const steps: (string | undefined)[] = []
    for (const move of ['plague', 'plague-to:gallia', 'spread:anglia', 'count:no']) {
      go(s, move)
      steps.push(asked(s))
    }
    expect(steps).toEqual(['plague-move', 'spread', 'knight-count', 'turn-action'])
  })
})

describe('spread', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
  ])('%i rats bring %i new ones, without any cubes [RAT-4.24]', (rats, due) => {
    const s = plagueIn(placed(put(calm(), `gallia{rats ${rats}}`)), 'italia')
    const before = ratSupply(s)
    go(s, 'plague', 'plague-to:gallia')
    for (let i = 0; i < due; i++) go(s, 'spread:anglia')
    expect([before - ratSupply(s), asked(s), s.active]).toEqual([due, 'turn-action', YELLOW])
  })

  it('the seat chooses neighbours with room, not the plague region [RAT-4.25]', () => {
    const s = plagueIn(placed(put(calm(), 'gallia{rats 2}', 'anglia{rats 2}', 'italia{rats 3}')), 'italia')
    go(s, 'plague', 'plague-to:gallia')
    expect(offered(s)).toEqual(regionsOf('spread', 'anglia', 'germania', 'hispania'))
    expect(['gallia', 'italia', 'russia'].map((id) => refused(s, `spread:${id}`))).toEqual(Array(3).fill('RAT-4.25'))
    expect([refused(s, 'take:king'), refused(s, 'done')]).toEqual(['RAT-4.4', 'RAT-4.4'])
    go(s, 'spread:anglia')
    expect(offered(s)).toEqual(regionsOf('spread', 'germania', 'hispania'))
    expect(tokensIn(s, 'anglia')).toEqual(['t3', 't4', 't8'])
  })

  it('what finds no room is forfeited [RAT-4.26]', () => {
    const s = plagueIn(placed(put(calm(), 'hispania{rats 3}', 'gallia{rats 3}', 'italia{rats 3}')), 'italia')
    const events = go(s, 'plague', 'plague-to:hispania')
    expect(events).toContainEqual({ kind: 'forfeited', region: 3, rats: 2, by: 'no-room' })
    expect(s.active).toBe(YELLOW)
  })

  it('the last token does not stop the turn [RAT-4.27]', () => {
    const s = ratsLeft(plagueIn(placed(put(calm(), 'gallia{red 2; rats 1: rat-16}')), 'italia'), 1)
    const events = go(s, 'plague', 'plague-to:gallia', 'spread:anglia')
    expect(revealed(events)[0]).toMatchObject({ region: 1, outbreak: true, hits: [{ symbol: 6, seat: RED }] })
  })
})

describe('ravage', () => {
  /** Red leads the plague from Italia to Gallia, its rats go to Anglia. */
  const ravaging = (gallia: string, cards = {}, rats = 1) => {
    const s = deal(plagueIn(placed(put(calm(), `gallia{${gallia}}`)), 'italia'), cards)
    const events = go(s, 'plague', 'plague-to:gallia', ...Array<string>(Math.min(rats, 2)).fill('spread:anglia'))
    return { s, events }
  }

  it('needs a cube and a rat [RAT-4.28]', () => {
    expect(ravaging('red 3', {}, 0).s.revealed).toEqual([])
    const { s } = ravaging('rats 3', {}, 3)
    expect([s.revealed, there(s, 'gallia')]).toEqual([[], 'nobody; rats 3'])
  })

  it('one rat after the other; what is revealed leaves the game [RAT-4.29]', () => {
    const { s, events } = ravaging('red 1, blue 1; rats 3: rat-25, rat-16, rat-17', {}, 3)
    expect(revealed(events)).toHaveLength(1)
    expect([there(s, 'gallia'), s.revealed]).toEqual(['nobody; rats 2', [0]])
  })

  it('slot order, unless the active seat knows one of two or more [RAT-4.30]', () => {
    const known = (seat: number, token: number) => {
      const s = plagueIn(placed(put(calm(), 'gallia{blue 9; rats 3}')), 'italia')
      s.seen = s.seen.with(token, 1 << seat)
      go(s, 'plague', 'plague-to:gallia', 'spread:anglia', 'spread:anglia')
      return s
    }
    expect(known(YELLOW, 1).revealed).toEqual([0, 1, 2])
    const s = known(RED, 1)
    expect(offered(s)).toEqual(['reveal:t1', 'reveal:t2', 'reveal:t3'])
    expect([refused(s, 'reveal:t4'), refused(s, 'take:king')]).toEqual(['RAT-4.29', 'RAT-4.4'])
    go(s, 'reveal:t2')
    expect(s.revealed).toEqual([1, 0, 2])
  })

  it('the Knight’s count holds for the whole ravage, and for limits only [RAT-4.31]', () => {
    const { s } = ravaging('red 2; rats 2: rat-36, rat-10', { knight: RED }, 2)
    expect([asked(s), refused(s, 'take:king')]).toEqual(['knight-count', 'RAT-4.31'])
    const silent = game.clone(s)
    const events = go(s, 'count:yes')
    expect(revealed(events)).toMatchObject([
      { cubes: 2, neutral: 2, outbreak: true, hits: [{ symbol: 6, seat: RED }] },
      { cubes: 1, neutral: 2, outbreak: false },
    ])
    expect([there(s, 'gallia'), s.neutral]).toEqual(['red 1; rats 0', 0])
    expect(revealed(go(silent, 'count:no'))).toMatchObject([{ outbreak: false }, { outbreak: false }])
  })

  it('neutral cubes do not keep a ravage going [RAT-4.31]', () => {
    const { s } = ravaging('red 1; rats 2: rat-33, rat-25', { knight: RED }, 2)
    go(s, 'count:yes')
    expect(there(s, 'gallia')).toBe('nobody; rats 1')
  })

  it.each([
    ['red 2', 'red 2'],
    ['red 3', 'red 2'],
    ['red 2, blue 1', 'red 1, blue 1'],
  ])('%s against limit 3 leaves %s [RAT-4.32]', (before, after) => {
    const { s } = ravaging(`${before}; rats 1: rat-28`)
    expect(there(s, 'gallia')).toBe(`${after}; rats 0`)
  })

  it('M strikes the largest, all of them in a tie [RAT-4.33]', () => {
    expect(there(ravaging('red 3, blue 2; rats 1: rat-16').s, 'gallia')).toBe('red 2, blue 2; rats 0')
    expect(there(ravaging('red 2, green 1, blue 2; rats 1: rat-16').s, 'gallia')).toBe('red 1, green 1, blue 1; rats 0')
  })

  it('A strikes all, a class its holder, once for each symbol as far as it has cubes [RAT-4.34]', () => {
    expect(there(ravaging('red 2, green 1; rats 1: rat-25').s, 'gallia')).toBe('red 1; rats 0')
    const all = ravaging('red 4, green 2; rats 1: rat-42', { peasant: GREEN, merchant: GREEN, witch: BLUE })
    expect(there(all.s, 'gallia')).toBe('red 3; rats 0')
    expect(revealed(all.events)[0]).toMatchObject({ hits: [{ seat: RED }, { seat: GREEN }, { seat: GREEN }] })
  })

  it('a class in the display strikes nobody [RAT-4.34]', () => {
    const { s, events } = ravaging('red 3; rats 1: rat-01')
    expect([there(s, 'gallia'), revealed(events)]).toMatchObject(['red 3; rats 0', [{ outbreak: true, hits: [] }]])
  })

  it('killed cubes return to their owners [RAT-4.35]', () => {
    const { s } = ravaging('red 2, green 1; rats 1: rat-25')
    expect([s.supply[RED], s.supply[GREEN]]).toEqual([CUBES - 1, CUBES])
  })
})
