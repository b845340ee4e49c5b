import { describe, expect, it } from 'vitest'
import { why } from '#engine/play.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import { money, ordersLeft, type Boss } from '../state.ts'
import { asked, at, dull, empty, field, go, hand, handOf, offered, order, put } from './fixture.ts'

const reason = (s: Boss, move: string) => why(game, s, s.active, moves.parse(move)!)
const play = (map: string, cards: string) => hand(put(dull(empty()), map), 0, cards)

/** The east is full: Red leads in real estate with 3 to 2; Africa is full but for Johannesburg. */
const EAST = `kobe R2 [real-estate 2], ulan-bator R1 [real-estate 1], bangkok G3 [real-estate 2], hong-kong G1 [casino 3], sydney B2 [credit 1]`
const AFRICA = `casablanca B1 [casino 1], lagos B1 [credit 2], kinshasa G2 [casino 1], cairo G1 [casino 2]`
const FULL = `${EAST}, ${AFRICA}, johannesburg R2 [casino 2]`

describe('business', () => {
  it('[BOSS-4.13.1, 4.13.3, 8.23] one figure from the supply secures one monopoly', () => {
    const s = play(FULL, 'business, car')
    const supply = s.supply[0]
    go(s, 'play:business')
    expect([s.monopolies[field('east/real-estate')], s.supply[0], money(s, 0)]).toEqual([0, supply - 1, 3])
  })

  it('[BOSS-4.13.2, 8.21, 2.14] two territories must be full, whoever is there, and its own among them', () => {
    expect(offered(play(FULL, 'business'))).toContain('play:business')
    expect(offered(play(`${EAST}, ${AFRICA}`, 'business'))).not.toContain('play:business')
    const lead = `lima R2 [credit 4], ${FULL}`
    const s = play(lead, 'business, car')
    expect(go(s, 'play:business')).toContainEqual({ kind: 'auto', seat: 0, move: 'monopoly:east/real-estate' })
  })

  it('[BOSS-4.13.2, 8.22] rivals count one by one, and a tie excludes', () => {
    const split = FULL.replace('hong-kong G1 [casino 3]', 'hong-kong B1 [real-estate 2]')
    expect(offered(play(split, 'business'))).toContain('play:business') // 3 against 2 and 2
    const tied = FULL.replace('bangkok G3 [real-estate 2]', 'bangkok G3 [real-estate 3]')
    expect(offered(play(tied, 'business'))).not.toContain('play:business')
    const two = FULL.replace('johannesburg R2 [casino 2]', 'johannesburg R2 [real-estate 1]')
    const s = play(two, 'business, car')
    go(s, 'play:business')
    expect(reason(s, 'monopoly:africa/casino')).toBe('BOSS-4.13.2')
    expect(reason(s, 'monopoly:europe/credit')).toBe('BOSS-4.13.2')
  })

  it('[BOSS-4.13.5] a monopoly is never lost, nor taken twice', () => {
    const s = play(FULL, 'business 2, car')
    go(s, 'play:business', 'play:car', 'from:kobe', 'to:hong-kong', 'count:2')
    expect([at(s, 'kobe'), s.monopolies[field('east/real-estate')]]).toEqual(['free', 0])
    const again = play(FULL, 'business')
    again.monopolies = again.monopolies.with(field('east/real-estate'), 2)
    expect(offered(again)).not.toContain('play:business')
    const other = play(FULL.replace('casablanca B1 [casino 1]', 'casablanca R1 [casino 4]'), 'business 2, car')
    put(other, 'lima R1 [credit 4], bogota R1, rio R1, la-paz R1, buenos-aires R1')
    other.monopolies = other.monopolies.with(field('east/real-estate'), 2)
    go(other, 'play:business')
    expect(reason(other, 'monopoly:east/real-estate')).toBe('BOSS-4.13.5')
  })

  it('[BOSS-4.13.6, 4.5.3] one Business card a turn', () => {
    const both = FULL.replace('johannesburg R2 [casino 2]', 'johannesburg R2 [real-estate 1]')
    const s = play(both, 'business 2, car')
    go(s, 'play:business', 'monopoly:east/real-estate')
    expect(offered(s)).toEqual(['stop', 'play:car'])
    expect(reason(s, 'play:business')).toBe('BOSS-4.5.3')
  })

  it('[BOSS-4.13.4, 8.23] the figure comes from the map only if the supply is empty', () => {
    const s = play(FULL, 'business, car')
    s.monopolies = s.monopolies.with(0, 0)
    s.supply[0] -= 1
    go(s, 'play:business')
    expect(asked(s)).toBe('next-card')
    expect(reason(s, 'figure:kobe')).toBe('BOSS-4.13.4')
  })
})

describe('special actions', () => {
  it('[BOSS-4.14.1] Competition halves a rival group, rounded up', () => {
    const s = play('lima B5, kobe R5, cairo B1', 'competition')
    go(s, 'play:competition')
    expect([at(s, 'lima').slice(0, 2), s.supply[1]]).toEqual(['B2', 17])
  })

  it('[BOSS-4.14.2, 4.14.3] a Defector works anywhere, even without a figure on the map', () => {
    const s = play('lima B1 [credit 2], kobe G2', 'defector')
    go(s, 'play:defector')
    expect(offered(s)).toEqual(['defect:lima', 'defect:kobe'])
    expect(reason(s, 'defect:rio')).toBe('BOSS-4.14.2')
    go(s, 'defect:lima')
    expect(at(s, 'lima')).toBe('R1 [credit 2]')
  })

  it('[BOSS-4.14.4] Organisation swaps two companies, whosever they are', () => {
    const s = play('lima B1 [credit 2], kobe G2 [casino 3], rio R1 [casino 1]', 'organisation')
    go(s, 'play:organisation')
    expect(offered(s)).toEqual(['swap:lima', 'swap:rio', 'swap:kobe'])
    go(s, 'swap:lima')
    expect([offered(s), reason(s, 'swap:lima')]).toEqual([['swap:rio', 'swap:kobe'], 'BOSS-4.14.4'])
    go(s, 'swap:kobe')
    expect([at(s, 'lima'), at(s, 'kobe')]).toEqual(['B1 [casino 3]', 'G2 [credit 2]'])
  })

  it('[BOSS-4.14.5] Procurement: the first card must be taken, the second need not', () => {
    const s = play('lima R2', 'procurement, car')
    go(s, 'play:procurement')
    expect(offered(s)).toEqual(['take:car', 'take:ship', 'take:partner', 'take:business'])
    expect([reason(s, 'stop'), reason(s, 'take:special')]).toEqual(['BOSS-4.14.5', 'BOSS-4.14.5'])
    go(s, 'take:ship')
    expect(offered(s)).toEqual(['stop', 'take:car', 'take:ship', 'take:partner', 'take:business'])
    go(s, 'stop')
    expect(handOf(s, 0)).toBe('car, ship')
    const empty = play('lima R2', 'procurement')
    empty.stacks[1] = 0
    go(empty, 'play:procurement')
    expect(offered(empty)).not.toContain('take:ship')
  })

  it('[BOSS-4.14.6] an Agent takes an order out of the game, replaced at the end of the turn', () => {
    const s = play('lima R2', 'agent, partner')
    const left = ordersLeft(s)
    go(s, 'play:agent')
    expect([offered(s).length, reason(s, 'remove:family-business')]).toEqual([4, 'BOSS-4.14.6'])
    go(s, 'remove:wool-cartel')
    expect([s.open.length, ordersLeft(s), s.orderOwner[order('wool-cartel')]]).toEqual([3, left - 1, -2])
    expect([0, 1, 2].map((seat) => money(s, seat))).toEqual([0, 0, 0])
    go(s, 'stop')
    expect(s.open).toHaveLength(4)
  })
})
