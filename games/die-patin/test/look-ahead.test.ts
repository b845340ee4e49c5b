import { asks, begin, decide } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import { ask, play } from '#engine/play.ts'
import type { Eye } from '#engine/state.ts'
import { courseOf } from '#session/course.ts'
import { describe, expect, it } from 'vitest'
import { areaIndex, BOSS, HENCHMAN, INVASION, MOST_AREAS, MOST_LOOT } from '../data.ts'
import { game } from '../index.ts'
import { SIDES } from '../data/places.ts'
import { moves } from '../moves.ts'
import { hasOutside } from '../rules/territory.ts'
import { NOBODY, NONE, type DiePatin } from '../state.ts'
import { bordersOf } from '../table/layout.ts'
import { claimOutlook, type ClaimOutlook } from '../table/look-ahead.ts'
import { foretell } from '../table/foretell.ts'
import { standings } from '../table/standings.ts'
import { text } from '../text/en.ts'
import { position, table } from './fixture.ts'

/** What a claim to the area would need with this figure. */
function outlook(s: DiePatin, figure: number, area: string): ClaimOutlook | null {
  const sent = game.clone(s)
  play(game, sent, s.active, moves.of.figure[figure])
  return claimOutlook(game.view(sent, s.active), ask(game, sent)[0], moves.of.area[areaIndex(area)])
}

describe('what a claim needs', () => {
  const bribes = (purse: number) =>
    position(4, {
      own: ['brown-n teal-flank', 'brown-sw blue-inner', 'pink-corner', 'grey-corner'],
      rats: ['m12×3', 'm16×2 m23×3'],
      purse: [purse],
    })

  it('is the fewest bribes that make the claimant strongest', () => {
    expect(outlook(bribes(4), HENCHMAN, 'brown-sw')).toEqual({ bribes: 2, loot: 2, paid: true })
  })

  it('cannot be met with too little loot', () => {
    expect(outlook(bribes(1), HENCHMAN, 'brown-sw')).toEqual({ bribes: null, loot: 1, paid: true })
  })

  it('is nothing to ask of a figure inside', () => {
    expect(outlook(bribes(4), HENCHMAN, 'brown-n')).toBeNull()
  })

  it('counts a third clan too, and is free for the boss with bribe money', () => {
    const s = position(4, {
      own: ['teal-flank', 'blue-flank', 'pink-flank pink-inner', 'grey-flank grey-corner'],
      rats: ['', '', 'm13×4', 'm24×1'],
      purse: [0, 0, 0, 1],
      cards: ['administration', 'administration', 'administration', 'bribe-money'],
      active: 3,
    })
    expect(outlook(s, HENCHMAN, 'yellow-inner')).toEqual({ bribes: null, loot: 1, paid: true })
    expect(outlook(s, BOSS, 'yellow-inner')).toEqual({ bribes: 4, loot: 0, paid: false }) // she makes all of them
  })

  it('tells whether any manhole makes an invasion succeed', () => {
    const invasion = (rats: string) =>
      position(4, {
        own: ['brown-se brown-n', 'blue-flank', 'pink-corner', 'grey-inner grey-flank'],
        rats: ['m23×1', '', '', rats],
        cards: ['invasion', 'administration', 'administration', 'administration'],
      })
    expect(outlook(invasion('m26×4 m28×3'), BOSS, 'grey-inner')?.bribes).toBe(1)
    expect(outlook(invasion('m26×5 m28×5'), BOSS, 'grey-inner')?.bribes).toBeNull()
  })

  it('looks at every manhole a rat can come from when the supply is empty [PAT-4.15]', () => {
    const s = position(4, {
      own: ['brown-n teal-flank', 'brown-sw blue-inner', 'pink-corner pink-inner', 'grey-corner grey-flank'],
      rats: ['m12×2 m31×28', 'm23×3', 'm19×3'],
      purse: [1],
    })
    expect(outlook(s, HENCHMAN, 'brown-sw')).toEqual({ bribes: 1, loot: 1, paid: true })
  })

  it('may be met without any bribe, where none is forced on anybody [PAT-4.20, 4.33]', () => {
    const s = position(4, {
      own: ['brown-n teal-flank', 'brown-sw blue-inner', 'pink-corner pink-inner', 'grey-corner grey-flank'],
      rats: ['m12×2 m31×28'],
      purse: [1],
    })
    expect(outlook(s, HENCHMAN, 'brown-sw')).toEqual({ bribes: 0, loot: 1, paid: true })
  })

  it('leaves the position alone', () => {
    const s = bribes(4)
    const before = JSON.stringify(s)
    outlook(s, HENCHMAN, 'brown-sw')
    expect(JSON.stringify(s)).toBe(before)
  })
})

describe('a card that is chosen', () => {
  it('is warned of if the boss of that seat could go nowhere outside [PAT-4.10]', () => {
    const view = position(4, { own: ['teal-flank', 'teal-corner', 'teal-inner', 'grey-inner'] })
    view.card = view.card.map(() => NONE)
    const warned = (seat: number) => {
      const ask = { seat, step: { do: 'intrigue' }, moves: moves.of.card }
      const part = { view: game.view(view, seat), text, who: String }
      return foretell({ ...part, ask, move: moves.of.card[INVASION] }).includes(text.info.noTarget)
    }
    expect([warned(0), warned(3)]).toEqual([hasOutside(view, 0), hasOutside(view, 3)].map((open) => !open))
    expect(warned(0)).not.toBe(warned(3))
  })
})

describe('what the table shows', () => {
  const s = position(3, { own: ['teal-flank teal-inner', 'yellow-corner', 'blue-flank'], purse: [5, 3, 5] })

  it('says who leads a mission and who blocks whom [PAT-4.27]', () => {
    expect(standings(s)[MOST_AREAS]).toMatchObject({ leader: 0, best: 2, next: 1, seats: [0] })
    expect(standings(s)[MOST_LOOT]).toMatchObject({ leader: NOBODY, best: 5, next: 3, seats: [0, 2] })
  })

  it('draws borders towards areas in play that are not own, and nowhere else [PAT-2.5]', () => {
    const open = SIDES.filter(({ areas }) => areas.includes(areaIndex('yellow-corner')) && areas.length === 2)
    expect(bordersOf(s).filter(({ seat }) => seat === 1)).toHaveLength(open.length)
    expect(bordersOf(s).filter(({ seat }) => seat === 0)).toHaveLength(4)
  })
})

describe('the table of a seat', () => {
  it('does not name the card that anybody chose, even the last to choose [PAT-7.1]', () => {
    let match = begin(game, table(2, 'test', 'first'))
    while (match.state.round === 0) match = decide(match, asks(match)[0].seat, asks(match)[0].moves[0])
    match = decide(match, 0, moves.of.card[INVASION])
    match = decide(match, 1, moves.of.card[INVASION])
    const named = (eye: Eye) => {
      const seen = courseOf(pastOf(match), eye)
      return [seen.moveTo(seen.length - 1), seen.moveTo(seen.length)]
    }
    expect(named('spectator')).toEqual([null, null])
    expect(named(0)).toEqual(['card:invasion', null])
    const seen = courseOf(pastOf(match), 0)
    expect(seen.moveTo(1)).toMatch(/^start:/)
  })
})
