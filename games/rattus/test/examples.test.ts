import { describe, expect, it } from 'vitest'
import { view } from '../view.ts'
import { CUBES, REGION_IDS, regionIndex } from '../data.ts'
import { game } from '../index.ts'
import { addCubes, cubesOnBoard, HIDDEN, inFinalRound, ratSupply } from '../state.ts'
import * as f from './fixture.ts'
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
  there,
  tokensIn,
  YELLOW,
} from './fixture.ts'

const kinds = (events: readonly { kind: string }[]): string[] => events.map((event) => event.kind)

/** The worked examples of RULES.md section 9. */
describe('from the rulebook', () => {
  const placing = () => put(calm(), 'gallia{rats 3}', 'germania{rats 1}')

  it('W1 placing [RAT-4.7, 4.8]', () => {
    const s = placing()
    expect(offered(s, 'place')).toEqual(['place:gallia', 'place:germania'])
    expect(offered(s)).not.toContain('plague')
    expect(kinds(go(s, 'place:germania'))).toEqual(['placed'])
    expect([there(s, 'germania'), s.supply[RED], asked(s)]).toEqual(['red 1; rats 1', 19, 'turn-action'])
    const other = placing()
    go(other, 'place:gallia')
    expect(there(other, 'gallia')).toBe('red 3; rats 3')
  })

  it('W2 a plague turn [RAT-4.21, 4.23, 4.24, 4.25, 4.28, 4.29, 4.32, 4.33, 4.34, 4.35, 4.36]', () => {
    const s = put(calm(), 'gallia{green 2, yellow 1; rats 3: rat-01, rat-07, rat-18}', 'hispania{rats 1}')
    deal(s, { knight: YELLOW, peasant: GREEN, merchant: GREEN, monk: BLUE, witch: BLUE, king: BLUE })
    plagueIn(placed(s), 'germania')
    const before = ratSupply(s)
    const events = go(s, 'plague', 'plague-to:gallia', 'spread:hispania', 'spread:hispania')
    expect(events.filter((event) => event.kind === 'revealed')).toMatchObject([
      { cubes: 3, outbreak: true, hits: [{ seat: GREEN }] },
      { cubes: 2, outbreak: false, hits: [] },
      { cubes: 2, outbreak: true, hits: [{ seat: YELLOW }, { seat: GREEN }] },
    ])
    expect([there(s, 'gallia'), there(s, 'hispania')]).toEqual(['nobody; rats 0', 'nobody; rats 3'])
    expect([REGION_IDS[s.plague], ratSupply(s), s.revealed.length, s.active]).toEqual(['gallia', before - 2, 3, YELLOW])
    expect(s.supply).toEqual([CUBES, CUBES, CUBES, CUBES])
  })

  it('W3 Monk after placing [RAT-4.17, 4.20]', () => {
    const s = deal(put(calm(), 'polonia{rats 3}', 'scandia{rats 1}', 'russia{rats 3}'), { monk: RED })
    go(s, 'place:polonia', 'monk:polonia')
    expect(offered(s)).toEqual(tokensIn(s, 'polonia').map((token) => `monk-token:${token}`))
    go(s, offered(s)[1])
    expect(offered(s)).toEqual(f.regionsOf('monk-to', 'germania', 'hungaria', 'scandia', 'tartaria'))
    go(s, 'monk-to:scandia')
    expect([there(s, 'polonia'), there(s, 'scandia')]).toEqual(['red 3; rats 2', 'nobody; rats 2'])
  })

  const knight = (face = 'rat-10') => {
    const s = put(calm(), `scandia{red 1, blue 1; rats 1: ${face}}`)
    deal(plagueIn(placed(s), 'italia'), { knight: RED })
    go(s, 'plague')
    return s
  }

  it('W4 Knight [RAT-4.22, 4.31]', () => {
    const s = knight()
    expect(offered(s)).toHaveLength(10)
    expect(offered(s)).not.toContain('plague-to:italia')
    expect(offered(s)).not.toContain('plague-to:russia')
    go(s, 'plague-to:scandia')
    expect(offered(s)).toEqual(f.regionsOf('spread', 'anglia', 'germania', 'polonia', 'russia'))
    go(s, 'spread:russia')
    expect(asked(s)).toBe('knight-count')
    const silent = game.clone(s)
    go(s, 'count:yes')
    expect(there(s, 'scandia')).toBe('nobody; rats 0')
    go(silent, 'count:no')
    expect(there(silent, 'scandia')).toBe('red 1, blue 1; rats 0')
  })

  it.each([
    ['rat-33', 'nobody; rats 0'],
    ['rat-45', 'red 1, blue 1; rats 0'],
  ])('W4 with %s instead [RAT-4.31, 4.32]', (face, after) => {
    const s = knight(face)
    go(s, 'plague-to:scandia', 'spread:russia', 'count:yes')
    expect(there(s, 'scandia')).toBe(after)
  })

  it('W5 Peasant [RAT-4.10]', () => {
    const s = deal(put(calm(), 'gallia{rats 3}', 'italia{red 4}'), { peasant: RED })
    const bare = game.clone(s)
    expect(s.supply[RED]).toBe(16)
    go(s, 'place:gallia')
    expect(offered(s)).toEqual(['place-cubes:3', 'place-cubes:4'])
    go(s, 'place-cubes:4')
    expect(there(s, 'gallia')).toBe('red 4; rats 3')
    go(bare, 'place:anglia')
    expect([there(bare, 'anglia'), asked(bare)]).toEqual(['red 1; rats 0', 'turn-action'])
  })
})

describe('more examples', () => {
  it('W6 setup for two [RAT-3.2, 3.3, 3.4, 3.7, 3.8]', () => {
    const s = f.fresh(2)
    const order: number[] = []
    while (asked(s) === 'setup-place') {
      expect(offered(s)).toEqual(f.everyRegion('settle').slice(0, 8))
      order.push(game.steps['setup-place'].question!.who!(s, s.agenda.at(-1)!) as number)
      go(s, 'settle:italia')
    }
    expect(order).toEqual([0, 1, 1, 0])
    expect(s.supply).toEqual([16, 16])
    expect([s.drawn, ratSupply(s), s.faces.length - s.drawn - ratSupply(s)]).toEqual([8, 29, 12])
    expect([s.active, s.turn]).toEqual([0, 1])
  })

  const almostAll = (cubes: string) => {
    const s = put(calm(), `anglia{red 10}`, `russia{red 7}`, `gallia{${cubes}rats 3}`, 'hispania{yellow 1}')
    s.palace = s.palace.with(RED, 1)
    s.supply = s.supply.with(RED, s.supply[RED] - 1)
    return deal(plagueIn(s, 'bulgaria'), { peasant: RED })
  }

  it('W7 capped placing [RAT-4.7, 4.10, 5.1]', () => {
    const s = almostAll('')
    expect(s.supply[RED]).toBe(2)
    go(s, 'place:gallia')
    expect([there(s, 'gallia'), s.supply[RED], asked(s)]).toEqual(['red 2; rats 3', 0, 'turn-action'])
    const events = go(s, 'take:king', 'plague', 'plague-to:turcia')
    expect(events).toContainEqual({ kind: 'triggered', last: RED, by: 'cubes', order: [BLUE, GREEN, YELLOW] })
    expect(cubesOnBoard(s, RED)).toBeLessThanOrEqual(CUBES)
  })

  it('W7 had the ravage killed a cube [RAT-5.1, 5.2]', () => {
    const s = put(almostAll(''), 'turcia{rats 1: rat-16}')
    addCubes(s, regionIndex('turcia'), RED, 1)
    addCubes(s, regionIndex('russia'), RED, -1)
    go(s, 'place:gallia', 'take:king', 'plague', 'plague-to:turcia', 'spread:italia')
    expect([cubesOnBoard(s, RED), inFinalRound(s), s.active]).toEqual([19, false, YELLOW])
  })

  it('W8 the rat supply runs out in the spread [RAT-4.26, 4.27]', () => {
    const s = put(calm(), 'germania{yellow 1; rats 3: rat-16, rat-25, rat-33}')
    ratsLeft(plagueIn(placed(s), 'gallia'), 1)
    const events = go(s, 'plague', 'plague-to:germania', 'spread:anglia')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'forfeited', rats: 1, by: 'no-rats' }))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'revealed', outbreak: true }))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'triggered', by: 'rats', last: RED }))
  })

  it('W9 no room [RAT-4.25, 4.26]', () => {
    const s = put(calm(), 'hispania{rats 2}', 'gallia{rats 3}', 'italia{rats 2}')
    plagueIn(placed(s), 'gallia')
    const before = ratSupply(s)
    const events = go(s, 'plague', 'plague-to:hispania')
    expect(events).toContainEqual({ kind: 'auto', seat: RED, move: 'spread:italia' })
    expect(events).toContainEqual(expect.objectContaining({ kind: 'forfeited', rats: 1, by: 'no-room' }))
    expect([there(s, 'italia'), ratSupply(s)]).toEqual(['nobody; rats 3', before - 1])
  })

  it('W10 M comes first [RAT-4.33, 4.34]', () => {
    const s = deal(put(calm(), 'anglia{red 3, blue 2; rats 1: rat-34}'), { peasant: RED })
    go(plagueIn(placed(s), 'gallia'), 'plague', 'plague-to:anglia', 'spread:gallia')
    expect(there(s, 'anglia')).toBe('red 1, blue 2; rats 0')
  })

  it('W11 stop when empty [RAT-4.29]', () => {
    const s = put(calm(), 'turcia{red 1; rats 3: rat-16, rat-25, rat-33}')
    go(placed(s), 'plague', 'plague-to:turcia', 'spread:italia', 'spread:italia')
    expect([there(s, 'turcia'), s.revealed.length]).toEqual(['nobody; rats 2', 1])
  })

  it('W12 Monk, then King [RAT-4.16, 4.20]', () => {
    const s = deal(placed(put(calm(), 'gallia{red 2; rats 1}')), { king: RED, monk: RED })
    expect(offered(s, 'king')).toEqual([])
    go(s, 'monk:gallia')
    expect(offered(s)).toEqual(f.regionsOf('monk-to', 'anglia', 'germania', 'hispania', 'italia'))
    go(s, 'monk-to:anglia')
    expect(offered(s, 'king')).toEqual(['king:gallia'])
    go(s, 'king:gallia')
    expect([s.palace[RED], there(s, 'gallia')]).toEqual([1, 'red 1; rats 0'])
  })

  it('W13 a card after placing [RAT-4.3, 4.10]', () => {
    const s = deal(put(calm(), 'gallia{rats 2}'), { peasant: GREEN })
    go(s, 'place:gallia')
    const other = game.clone(s)
    go(s, 'take:peasant')
    expect(offered(s, 'place')).toEqual([])
    expect(there(s, 'gallia')).toBe('red 2; rats 2')
    go(other, 'take:merchant')
    expect(offered(other, 'merchant')).toEqual(['merchant:gallia'])
  })

  const witch = () => {
    const s = deal(placed(put(calm(), 'gallia{rats 1}', 'germania{red 2; rats 2: rat-31, rat-30}')), { witch: RED })
    go(s, 'witch:gallia')
    return s
  }

  it('W14 Witch [RAT-4.19, 7.1, 7.3]', () => {
    const s = witch()
    expect(offered(s)).toEqual(['look:t2', 'look:t3', 'done'])
    expect(view(s, RED).faces[0]).toBe(s.faces[0])
    expect(view(s, YELLOW).faces[0]).toBe(HIDDEN)
    go(s, 'look:t3')
    expect(offered(s)).toEqual(['swap:yes', 'swap:no'])
    const events = go(s, 'swap:yes')
    expect([tokensIn(s, 'gallia'), tokensIn(s, 'germania')]).toEqual([['t3'], ['t2', 't1']])
    expect(events[0]).toMatchObject({ kind: 'swapped', swap: true, tokens: [0, 2] })
    expect(view(s, RED).faces.filter((face) => face !== HIDDEN)).toEqual([s.faces[0], s.faces[2]])
    expect(view(s, 'spectator').seen).toEqual(s.seen)
  })

  it('W15 choosing the rat [RAT-4.30]', () => {
    const s = witch()
    go(s, 'look:t3', 'swap:yes')
    go(plagueIn(s, 'gallia'), 'plague', 'plague-to:germania', 'spread:anglia', 'spread:anglia')
    expect(offered(s)).toEqual(['reveal:t2', 'reveal:t1'])
    go(s, 'reveal:t1')
    expect([s.revealed, s.active]).toEqual([[0, 1], YELLOW])
  })

  it('W16 no cubes, no ravage [RAT-4.24, 4.28, 4.31]', () => {
    const s = deal(plagueIn(placed(put(calm(), 'russia{rats 3}')), 'polonia'), { knight: RED })
    const events = go(s, 'plague', 'plague-to:russia', 'spread:tartaria', 'spread:tartaria')
    expect(kinds(events)).not.toContain('counted')
    expect([there(s, 'russia'), s.revealed, s.active]).toEqual(['nobody; rats 3', [], YELLOW])
  })

  it('W17 several classes [RAT-4.34]', () => {
    const s = put(calm(), 'italia{green 2, red 1; rats 1: rat-29}')
    deal(plagueIn(placed(s), 'gallia'), { peasant: GREEN, merchant: GREEN, monk: GREEN })
    go(s, 'plague', 'plague-to:italia', 'spread:gallia')
    expect([there(s, 'italia'), s.supply[GREEN]]).toEqual(['red 1; rats 0', CUBES])
  })

  const finalRound = (holder: number) => {
    const s = deal(f.lastTurn(put(calm(), 'anglia{red 1; rats 1}')), { knight: holder, king: YELLOW, monk: RED })
    s.active = GREEN
    go(plagueIn(s, 'turcia'), 'plague')
    if (asked(s) === 'plague-move') go(s, 'plague-to:bulgaria')
    return s
  }

  it('W18 final round [RAT-5.3, 5.7]', () => {
    const s = finalRound(BLUE)
    expect([asked(s), s.active]).toEqual(['final-action', RED])
    go(s, 'done')
    expect([asked(s), s.active]).toEqual(['final-action', BLUE])
    const near = ['bulgaria', 'germania', 'hungaria', 'italia', 'polonia', 'turcia', 'russia', 'tartaria'] as const
    expect(offered(s, 'knight').toSorted()).toEqual(f.regionsOf('knight', ...near).toSorted())
    const events = go(s, 'knight:bulgaria')
    expect(events).toContainEqual({ kind: 'final-ravage', plague: s.plague, neutral: 2 })
    expect(kinds(events)).not.toContain('plague-moved')
  })

  it('W18 had the last seat held the Knight [RAT-5.7]', () => {
    const s = finalRound(GREEN)
    expect(offered(s, 'knight')).toEqual([])
    expect(go(s, 'done')).toContainEqual({ kind: 'final-ravage', plague: s.plague, neutral: 0 })
  })

  it('W19 slot order in the final ravage [RAT-5.10, 4.32]', () => {
    const s = f.lastTurn(put(calm(), 'scandia{red 2, yellow 1; rats 2: rat-25, rat-27}'))
    go(s, 'plague', 'plague-to:turcia')
    expect(game.result(s)!.scores).toEqual([1, 0, 0, 0])
  })

  it('W20 tie [RAT-5.13]', () => {
    const s = put(calm(), 'anglia{red 9, yellow 9, green 8, blue 9}')
    s.last = YELLOW
    s.agenda.length = 0
    expect(game.result(s)).toMatchObject({ places: [2, 3, 4, 1], decidedBy: 'RAT-5.13' })
  })

  it('W21 slots close up [RAT-2.12, 4.17, 4.30]', () => {
    const s = deal(placed(put(calm(), 'germania{blue 9; rats 3}', 'hungaria{rats 1}')), { monk: RED })
    go(s, 'monk:germania', 'monk-token:t1', 'monk-to:hungaria')
    expect([tokensIn(s, 'germania'), tokensIn(s, 'hungaria')]).toEqual([
      ['t2', 't3'],
      ['t4', 't1'],
    ])
    go(s, 'plague', 'plague-to:turcia')
    go(placed(plagueIn(s, 'gallia')), 'plague', 'plague-to:germania', 'spread:anglia', 'spread:anglia')
    expect(s.revealed[0]).toBe(1)
  })
})
