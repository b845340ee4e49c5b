import { describe, expect, it } from 'vitest'
import { why } from '#engine/play.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import { leaderOf } from '../rules/business.ts'
import { NOBODY, type Boss } from '../state.ts'
import { asked, dull, empty, field, go, hand, offered, put } from './fixture.ts'

const EAST = 'kobe G2, ulan-bator G1, bangkok G3, hong-kong G1, sydney G2'
const NORTH =
  'anchorage R1 [real-estate 1], montreal B1 [casino 1], chicago B1 [casino 1], mexico-city B1 [casino 2], havana B1 [casino 2]'

describe('details', () => {
  it('[BOSS-4.13.2] a tie excludes all that are tied, whichever seat comes first', () => {
    const lead = (north: string) => leaderOf(put(empty(), north), field('north-america/real-estate'))
    expect(lead('anchorage R1 [real-estate 2], montreal B1 [real-estate 2], chicago G1 [real-estate 1]')).toBe(NOBODY)
    expect(lead('anchorage R1 [real-estate 1], montreal B1 [real-estate 2], chicago G1 [real-estate 2]')).toBe(NOBODY)
    expect(lead('anchorage R1 [real-estate 2], montreal B1 [real-estate 2], chicago G1 [real-estate 3]')).toBe(2)
    expect(lead('anchorage R1 [credit 2]')).toBe(NOBODY)
  })

  it('[BOSS-4.13.1] the first field of the monopoly board is one like any other', () => {
    const s = hand(put(dull(empty()), `${EAST}, ${NORTH}`), 0, 'business, car')
    s.monopolies = s.monopolies.map((_, i) => (i === field('north-america/real-estate') ? NOBODY : 1))
    expect(field('north-america/real-estate')).toBe(0)
    expect(offered(s)).toContain('play:business')
    go(s, 'play:business')
    expect(s.monopolies[0]).toBe(0)
  })

  it('[BOSS-6.1, 7.2] two questions are asked even with one answer, for the sake of hidden cards; one answer is a secret', () => {
    const { 'turn-action': turn, 'next-card': next, 'hand-discard': discard } = game.steps
    const held = hand(dull(empty()), 0, 'agent')
    const always = turn.question!.always as (s: Boss, step: object) => boolean
    expect([always(held, {}), always(dull(empty()), {}), next.question!.always]).toEqual([true, false, true])
    expect(discard.question!.secret).toBe(true)
  })

  it('[BOSS-4.14.1, 4.14.4] a target that does not fit is refused by the card’s own rule', () => {
    const s = hand(put(dull(empty()), 'lima R4, kobe B3, sydney B4, rio B1'), 0, 'competition, organisation')
    go(s, 'play:competition')
    expect(asked(s)).toBe('competition-target')
    expect(why(game, s, 0, moves.parse('weaken:rio')!)).toBe('BOSS-4.14.1')
    go(s, 'weaken:kobe', 'play:organisation')
    expect(why(game, s, 0, moves.parse('swap:cairo')!)).toBe('BOSS-4.14.4')
  })

  it('[BOSS-4.6.1, 4.7.1] only own figures go, by car as by ship', () => {
    const s = hand(put(dull(empty()), 'lima R4, montreal R2, kobe B3'), 0, 'car, ship')
    const ship = structuredClone(s)
    go(s, 'play:car')
    go(ship, 'play:ship')
    expect([s, ship].map((t) => why(game, t, 0, moves.parse('from:kobe')!))).toEqual(['BOSS-4.6.1', 'BOSS-4.7.1'])
  })
})
