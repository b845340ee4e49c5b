import { describe, expect, it } from 'vitest'
import { why } from '#engine/play.ts'
import { ALL_TILES } from '../data.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import { bagSize, drawTile, putBack } from '../rules/area.ts'
import type { Boss } from '../state.ts'
import { allAreas, area, asked, at, dull, empty, go, hand, kinds, loaded, offered, put, tile } from './fixture.ts'

const reason = (s: Boss, move: string) => why(game, s, s.active, moves.parse(move)!)
const play = (map: string, cards: string) => hand(put(dull(empty()), map), 0, cards)

const WIN = 'letter banknote telephone briefcase / key key key'
const LOSE = 'letter letter letter letter / telephone banknote key'

describe('car and ship', () => {
  it('[BOSS-4.6.1] any number of figures into one neighbouring area', () => {
    const s = play('lima R3, kobe R1, bogota B1', 'car')
    go(s, 'play:car')
    expect([reason(s, 'from:bogota'), reason(s, 'from:chicago')]).toEqual(['BOSS-4.6.1', 'BOSS-4.6.1'])
    go(s, 'from:lima')
    expect(reason(s, 'to:kobe')).toBe('BOSS-4.6.1')
    go(s, 'to:rio')
    expect(offered(s)).toEqual(['count:1', 'count:2', 'count:3'])
    expect(reason(s, 'count:4')).toBe('BOSS-4.6.1')
  })

  it('[BOSS-2.3, 2.4] some areas no car, some no ship leaves', () => {
    const s = play('havana R2, lima R2, rio R2', 'car')
    go(s, 'play:car')
    expect([offered(s), reason(s, 'from:havana')]).toEqual([['from:lima', 'from:rio'], 'BOSS-2.3'])
    const t = play('la-paz R2, lima R2, rio R2', 'ship')
    go(t, 'play:ship')
    expect([offered(t), reason(t, 'from:la-paz')]).toEqual([['from:lima', 'from:rio'], 'BOSS-2.4'])
  })

  it('[BOSS-4.6.2] source, target, number; then departure, arrival, card, orders', () => {
    const s = play('moscow R2, kinshasa R1', 'car')
    s.open = s.open.with(0, 0)
    loaded(s, 'casino 1')
    const asks = ['play:car', 'from:moscow', 'to:ulan-bator'].map((move) => (go(s, move), asked(s)))
    expect(asks).toEqual(['move-from', 'move-to', 'move-count'])
    expect(reason(s, 'from:kinshasa')).toBe('BOSS-4.6.2')
    expect(kinds(go(s, 'count:2')).slice(0, 4)).toEqual(['transported', 'company-lost', 'drew', 'order-taken'])
  })

  it('[BOSS-4.6.3, 8.10] all may leave, and move again with another card', () => {
    const s = play('lima R3', 'car 2')
    loaded(s, 'credit 1', 'casino 1')
    go(s, 'play:car', 'to:bogota', 'count:3', 'play:car', 'to:mexico-city', 'count:3')
    expect(['lima', 'bogota', 'mexico-city'].map((id) => at(s, id))).toEqual(['free', 'free', 'R3 [casino 1]'])
  })

  it('[BOSS-4.7.1, 4.7.2] a ship uses one of the seas of its source', () => {
    const s = play('chicago R3', 'ship')
    go(s, 'play:ship')
    const targets = offered(s).map((name) => name.slice(3))
    expect(targets).toEqual(expect.arrayContaining(['kobe', 'naples', 'lima', 'lagos']))
    expect(targets).not.toContain('chicago')
    expect(targets).not.toContain('dubai')
    expect(reason(s, 'to:dubai')).toBe('BOSS-4.7.1')
  })

  it('[BOSS-4.8.1] a free area brings a tile: a company is opened', () => {
    const s = play('lima R3', 'car')
    const before = bagSize(s)
    loaded(s, 'credit 3')
    go(s, 'play:car', 'to:rio', 'count:2')
    expect([at(s, 'rio'), before - bagSize(s)]).toEqual(['R2 [credit 3]', 1])
  })

  it('[BOSS-4.8.2] an own area is reinforced without a tile', () => {
    const s = play('lima R3, rio R1 [casino 2]', 'car')
    const events = go(s, 'play:car', 'from:lima', 'to:rio', 'count:2')
    expect([at(s, 'rio'), kinds(events).includes('drew')]).toEqual(['R3 [casino 2]', false])
  })

  it('[BOSS-4.8.3, 4.10.1] a rival is attacked by those who arrive, and only them', () => {
    const s = play('lima R4, rio B2 [casino 2]', 'car')
    loaded(s, WIN)
    const events = go(s, 'play:car', 'to:rio', 'count:2')
    expect(events).toContainEqual({
      kind: 'fight',
      area: area('rio'),
      attacker: 0,
      defender: 1,
      attackers: 2,
      defenders: 2,
    })
    expect([at(s, 'rio'), at(s, 'lima').slice(0, 2)]).toEqual(['R1 [casino 2]', 'R2'])
  })
})

describe('fights', () => {
  it('[BOSS-4.9.2, 4.9.5] the mafia wins: figures gone, tile back, area free', () => {
    const s = play('lima R3', 'car')
    const before = bagSize(s)
    loaded(s, 'mafia 4', LOSE)
    const events = go(s, 'play:car', 'to:rio', 'count:2')
    expect([at(s, 'rio'), s.supply[0], bagSize(s), s.bag[tile('mafia 4')]]).toEqual(['free', 19, before, 1])
    expect(kinds(events)).toContain('mafia-left')
  })

  it('[BOSS-4.9.1, 8.27] the mafia fights with as many figures as its tile says', () => {
    const s = play('lima R3', 'car')
    loaded(s, 'mafia 2', WIN, 'credit 1')
    const events = go(s, 'play:car', 'to:rio', 'count:2')
    expect(events).toContainEqual({
      kind: 'fight',
      area: area('rio'),
      attacker: 0,
      defender: null,
      attackers: 2,
      defenders: 2,
    })
    expect(at(s, 'rio')).toBe('R1 [credit 1]')
  })

  it('[BOSS-4.10.2, 4.10.5, 8.8] all seven dice every round, until one side is gone', () => {
    const s = play('lima R9, rio B9', 'car')
    const rounds = go(s, 'play:car', 'to:rio', 'count:9').filter((e) => e.kind === 'round')
    expect(rounds.length).toBeGreaterThan(1)
    for (const { white, black } of rounds) expect([white.length, black.length]).toEqual([4, 3])
    const last = rounds.at(-1)!
    expect(last.attackers === 0 || last.defenders === 0).toBe(true)
    for (const r of rounds.slice(0, -1)) expect(r.attackers > 0 && r.defenders > 0).toBe(true)
  })

  it('[BOSS-4.10.4, 4.10.6] the defender wins: owner and tile stay', () => {
    const s = play('lima R3, rio B4 [casino 2]', 'car')
    loaded(s, LOSE)
    go(s, 'play:car', 'to:rio', 'count:3')
    expect([at(s, 'rio'), s.supply[0], s.supply[1]]).toEqual(['B3 [casino 2]', 20, 17])
  })
})

describe('partner', () => {
  it('[BOSS-4.12.1, 8.9] two figures into own areas, together or apart', () => {
    const s = play('lima R1, kobe R1, rio B1', 'partner 2')
    go(s, 'play:partner')
    expect(offered(s)).toEqual(['partner:lima', 'partner:kobe'])
    expect([reason(s, 'partner:rio'), reason(s, 'partner:chicago')]).toEqual(['BOSS-4.12.1', 'BOSS-4.12.1'])
    go(s, 'partner:lima', 'partner:kobe', 'play:partner', 'partner:kobe', 'partner:kobe')
    expect([at(s, 'lima').slice(0, 2), at(s, 'kobe').slice(0, 2), s.supply[0]]).toEqual(['R2', 'R4', 14])
  })

  it('[BOSS-4.12.2] one figure if there is but one', () => {
    const s = play('lima R10, kobe R9', 'partner')
    go(s, 'play:partner', 'partner:lima')
    expect([s.supply[0], s.active]).toEqual([0, 1])
  })
})

describe('off the map', () => {
  it('[BOSS-4.17.1, 4.17.3] a seat without figures takes and plays what it can', () => {
    const s = play('lima B3', 'car, ship, partner, defector')
    expect(offered(s)).toEqual(['take:car', 'play:car', 'play:defector'])
  })

  it('[BOSS-4.17.2] five figures into a free area, mafia included', () => {
    const s = play('lima B3', 'car')
    loaded(s, 'mafia 1', 'letter letter letter letter / telephone telephone key', 'credit 1')
    go(s, 'play:car')
    expect(reason(s, 'reenter:lima')).toBe('BOSS-4.17.2')
    go(s, 'reenter:kobe')
    expect([at(s, 'kobe'), s.supply[0]]).toEqual(['R3 [credit 1]', 17])
  })

  it('[BOSS-4.17.4] not if no area is free', () => {
    const everywhere = allAreas.map((id, i) => `${id} ${i < 15 ? 'B' : 'G'}1`).join(', ')
    expect(offered(play(everywhere, 'car'))).toEqual(['take:car'])
    expect(offered(play(everywhere.replace('anchorage B1, ', ''), 'car'))).toContain('play:car')
  })
})

describe('the bag', () => {
  it('[BOSS-2.10] gives each tile as often as it is there', () => {
    const s = empty()
    const drawn = ALL_TILES.map(() => 0)
    for (let i = 0; i < 4000; i++) {
      const tile = drawTile(s)
      drawn[tile]++
      putBack(s, tile)
    }
    drawn.forEach((count, tile) => expect(Math.abs(count / 100 - ALL_TILES[tile])).toBeLessThan(0.5))
  })

  it('[BOSS-2.10] is empty when all forty are drawn', () => {
    const s = empty()
    const drawn = Array.from({ length: 40 }, () => drawTile(s))
    expect(ALL_TILES.map((_, tile) => drawn.filter((d) => d === tile).length)).toEqual(ALL_TILES)
    expect(bagSize(s)).toBe(0)
  })
})
