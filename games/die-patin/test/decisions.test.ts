import { bribe, insideAction, intrigue, mission } from '../steps.ts'
import { describe, expect, it } from 'vitest'
import { seenBy } from '#engine/event.ts'
import { seedLuck } from '#engine/luck.ts'
import { ask, glimpse, play } from '#engine/play.ts'
import type { PatinEvent } from '../events.ts'
import { game } from '../index.ts'
import { HIDDEN, type DiePatin } from '../state.ts'
import { forbids, fresh, go, offered, position, table, watch } from './fixture.ts'

const two = { own: ['teal-flank teal-inner', 'pink-flank pink-inner'] }
const choosing = (): DiePatin => position(2, { ...two, roundIsOver: true })

describe('decisions', () => {
  it('cards are chosen at once, in any order [PAT-6.1]', () => {
    const s = choosing()
    play(game, s, 1, game.moves.parse('card:invasion')!)
    expect(ask(game, s).map(({ seat }) => seat)).toEqual([0])
    expect(forbids(s, 'card:bribe-money', 1)).toBe('PAT-6.1')
    play(game, s, 0, game.moves.parse('card:administration')!)
    expect(s.card).toEqual([0, 1])
  })

  it('one option is carried out, but a figure is asked for while the boss is in hand [PAT-6.2]', () => {
    const one = position(2, { own: ['teal-flank', 'pink-flank'] })
    const events = go(one, 'figure:henchman')
    expect(events[0]).toEqual({ kind: 'auto', seat: 0, move: 'area:teal-flank' })
    const placed = position(2, { ...two, bosses: ['teal-flank', null] })
    expect(ask(game, placed)[0].step).toEqual({ do: 'area', figure: 0 })
    const last = position(2, { ...two, henchmen: ['teal-flank teal-flank teal-flank'] })
    expect([ask(game, last)[0].step, last.open[0]]).toEqual([{ do: 'area', figure: 1 }, true])
  })

  it('each manhole gives one way to bribe, and there is always one [PAT-6.3]', () => {
    const wrong: string[] = []
    for (const seats of [2, 3, 4, 5])
      watch(table(seats, 'bribes'), (_, asks) => {
        const { step, moves } = asks[0]
        const bribes = moves.filter((move) => move.verb === 'place' || move.verb === 'remove')
        const inArea = insideAction.is(step) || bribe.is(step)
        if (inArea && bribes.length === 0) wrong.push('none')
        if (new Set(bribes.map((move) => move.at)).size < bribes.length) wrong.push('two at one manhole')
      })
    expect(wrong).toEqual([])
  })

  it('nobody decides in another seat’s turn [PAT-6.5]', () => {
    const others: string[] = []
    let decisions = 0
    watch(table(4), (s, asks) => {
      decisions++
      const { seat, step } = asks[0]
      const together = intrigue.is(step) || mission.is(step)
      if (!together && (asks.length > 1 || seat !== s.active)) others.push(step.do)
    })
    expect(others).toEqual([])
    expect(decisions).toBeGreaterThan(200)
    expect(forbids(position(2, two), 'figure:boss', 1)).toBe('PAT-6.5')
  })

  it('what happens is told, with places, seats and amounts [PAT-6.6]', () => {
    const s = position(2, { ...two, cards: ['invasion'], rats: ['m12×2', 'm09×3'], purse: [2] })
    expect(go(s, 'figure:boss', 'area:pink-inner', 'invade:m09').slice(0, 5)).toEqual([
      { kind: 'card-revealed', seat: 0, card: 1 },
      { kind: 'figure-placed', seat: 0, figure: 1, area: 7, inside: false },
      { kind: 'rats-removed', seat: 0, owner: 1, manhole: 8, count: 3, cause: 'invasion' },
      { kind: 'rats-placed', seat: 0, manhole: 8, count: 2, cause: 'invasion' },
      { kind: 'claim-won', seat: 0, area: 7, owner: 1, power: [4, 0] },
    ])
  })
})

describe('hidden information', () => {
  it('the chosen card is secret until it is revealed [PAT-7.1]', () => {
    const s = position(3, {
      own: ['teal-flank', 'yellow-corner', 'blue-flank'],
      cards: ['invasion', 'invasion', 'invasion'],
    })
    expect(game.view(s, 0).card).toEqual([1, HIDDEN, HIDDEN])
    expect(game.view(s, 'spectator').card).toEqual([HIDDEN, HIDDEN, HIDDEN])
    const reveals = s.reveals
    go(s, 'figure:boss')
    expect([game.view(s, 2).card, s.reveals]).toEqual([[1, HIDDEN, 1], reveals + 1])
  })

  it('while cards are chosen one sees who has chosen, not what [PAT-7.2]', () => {
    const s = choosing()
    const [event] = go(s, 'card:invasion')
    expect([game.view(s, 0).card, game.view(s, 1).card]).toEqual([
      [1, -1],
      [HIDDEN, -1],
    ])
    expect(seenBy(event as PatinEvent, 0)).toMatchObject({ secret: { card: 1 } })
    expect(seenBy(event as PatinEvent, 1)).not.toHaveProperty('secret')
  })

  it('whether the boss may be chosen is for her seat to know [PAT-7.3]', () => {
    const s = position(2, two)
    expect(glimpse(game, ask(game, s), 0)[0].moves).toHaveLength(2)
    expect(glimpse(game, ask(game, s), 1)).toEqual([{ seat: 0, step: { do: 'figure' }, moves: [] }])
  })

  it('all else is open, and no luck is needed after setup [PAT-7.4]', () => {
    const drawn = fresh(3).luck
    const end = watch(table(3), (s) => {
      const seen = game.view(s, 'spectator')
      expect({ ...seen, luck: s.luck, reveals: s.reveals, card: s.card }).toEqual(s)
    })
    expect(end.luck).toEqual(drawn)
  })

  it('a guess puts one of the three cards where one lies hidden [PAT-7.1]', () => {
    const s = position(2, two)
    const luck = seedLuck('guess')
    const guessed = Array.from({ length: 40 }, () => game.guess(game.view(s, 0), 0, luck).card)
    expect(new Set(guessed.map(([own]) => own))).toEqual(new Set([0]))
    expect(new Set(guessed.map(([, other]) => other))).toEqual(new Set([0, 1, 2]))
    expect(offered(game.guess(game.view(s, 0), 0, luck))).toEqual(offered(s))
  })
})
