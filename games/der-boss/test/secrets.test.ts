import { describe, expect, it } from 'vitest'
import { pick, seedLuck } from '#engine/luck.ts'
import { knowledge } from '#engine/state.ts'
import { AREAS, isMafia } from '../data.ts'
import { game } from '../index.ts'
import { faceOf, shownTo, shownToAll, special } from '../data/specials.ts'
import { HIDDEN } from '../state.ts'
import {
  asked,
  beforePawn,
  card,
  dull,
  empty,
  go,
  hand,
  handOf,
  kinds,
  offered,
  order,
  put,
  settled,
  stackSeen,
} from './fixture.ts'

const EYES = [0, 1, 2, 'spectator'] as const

describe('what an eye sees', () => {
  it('[BOSS-7.1] everything on the table', () => {
    const s = put(dull(empty()), 'lima R3, kobe B3')
    const { owner, figures, company, bag, supply, monopolies, pawns, stacks, open, orderOwner } = s
    const open_ = { owner, figures, company, bag, supply, monopolies, pawns, stacks, open, orderOwner }
    for (const eye of EYES) expect(game.view(s, eye)).toMatchObject(open_)
  })

  it('[BOSS-7.2, 8.26] kinds of cards, and how many specials', () => {
    const s = hand(dull(empty()), 1, 'car 2, ship, agent')
    expect(EYES.map((eye) => handOf(s, 1, eye))).toEqual([
      'car 2, ship, ?',
      'car 2, ship, agent',
      'car 2, ship, ?',
      'car 2, ship, ?',
    ])
  })

  it('[BOSS-7.3] not the order of the orders, nor of unseen specials', () => {
    const s = settled(3)
    for (const eye of EYES) {
      expect(game.view(s, eye).orderStack).toEqual(Array(11).fill(HIDDEN))
      expect(stackSeen(s, eye)).toEqual(Array(10).fill('?'))
    }
  })

  it('[BOSS-7.4] money at all times', () => {
    const s = dull(empty())
    s.orderOwner = s.orderOwner.with(order('family-business'), 1)
    expect(game.scores(game.view(s, 'spectator'))).toEqual([0, 3, 0])
  })

  it('[BOSS-7.5] a played card stays known, in the stack and in the next hand', () => {
    const s = hand(put(dull(empty()), 'lima R3'), 0, 'agent, partner')
    go(s, 'play:agent', 'remove:four-winds')
    for (const eye of EYES) expect(stackSeen(s, eye).at(-1)).toBe('agent')
    s.specials = s.specials.slice(-1)
    s.active = 1
    s.pawns[1] = 6
    s.agenda = empty().agenda
    hand(s, 1, 'partner')
    put(s, 'kobe B2')
    go(s, 'take:special')
    for (const eye of EYES) expect(handOf(s, 1, eye)).toBe('partner, agent')
  })

  it('[BOSS-7.5] a single special card given back stays known to those who knew it', () => {
    const s = put(hand(dull(empty()), 0, 'ship 3, partner 2'), 'lima R3')
    s.held[0] = [shownTo(1, shownTo(0, special(card('agent'))))]
    const events = go(s, 'take:car', 'return:agent')
    expect(events).toContainEqual({ kind: 'returned', seat: 0, stack: 4, secret: { card: card('agent') }, eyes: [0] })
    expect(EYES.map((eye) => stackSeen(s, eye).at(-1))).toEqual(['agent', 'agent', '?', '?'])
  })

  it('[BOSS-7.5] of two that could have been given back, both become unknown; one just taken does not', () => {
    const s = put(hand(dull(empty()), 0, 'ship 3, partner'), 'lima R3')
    s.held[0] = [shownToAll(special(card('agent'))), shownToAll(special(card('defector')))]
    s.specials = [shownToAll(special(card('agent')))]
    s.pawns[0] = 6
    go(s, 'take:special', 'return:defector')
    expect(handOf(s, 0, 1)).toBe('ship 3, partner, ?, agent')
    expect([stackSeen(s, 1), stackSeen(s, 0)]).toEqual([['?'], ['defector']])
  })

  it('[BOSS-7.5] of two equal cards one is played: what is left is known to those who knew both', () => {
    const s = put(hand(dull(empty()), 0, 'partner'), 'lima R3')
    s.held[0] = [shownTo(0, shownTo(1, special(card('agent')))), shownToAll(special(card('agent')))]
    const reveals = s.reveals
    go(s, 'play:agent', 'remove:four-winds')
    expect(EYES.map((eye) => handOf(s, 0, eye))).toEqual([
      'partner, agent',
      'partner, agent',
      'partner, ?',
      'partner, ?',
    ])
    expect(s.reveals).toBe(reveals) // everybody knew of an agent there
  })

  it('[BOSS-7.5] the place of the card left in the hand does not tell which of two equal ones was played', () => {
    const after = (first: string) => {
      const s = put(hand(dull(empty()), 0, 'partner'), 'lima R3')
      const cards = [
        shownTo(0, special(card(first))),
        shownToAll(special(card('defector'))),
        shownToAll(special(card('agent'))),
      ]
      s.held[0] = cards
      go(s, 'play:agent', 'remove:four-winds')
      return handOf(s, 0, 1)
    }
    expect(after('agent')).toBe(after('competition'))
  })

  it('[BOSS-7.5] playing a card that somebody did not know is news, also if a twin of it was as little known', () => {
    const news = (...cards: readonly number[]): boolean => {
      const s = put(hand(dull(empty()), 0, 'partner'), 'lima R3')
      s.held[0] = [...cards]
      const before = knowledge(s)
      go(s, 'play:agent')
      return knowledge(s) !== before
    }
    const agent = special(card('agent'))
    const defector = shownToAll(special(card('defector')))
    expect([news(shownTo(0, agent)), news(defector, shownTo(0, shownTo(1, agent)))]).toEqual([true, true])
    expect(news(shownTo(0, agent), shownTo(0, shownTo(1, agent)))).toBe(true)
    expect([news(shownToAll(agent)), news(shownToAll(agent), shownTo(0, agent))]).toEqual([false, false])
  })

  it('[BOSS-7.5, 8.32] a guess deals unknown cards to unknown places', () => {
    const s = hand(put(dull(empty()), 'lima R3'), 1, 'agent, defector')
    const seen = game.view(s, 0)
    const worlds = Array.from({ length: 40 }, (_, i) => game.guess(seen, 0, seedLuck(`guess ${i}`)))
    for (const world of worlds) expect(game.view(world, 0)).toEqual(seen)
    expect(new Set(worlds.map((w) => w.held[1].map(faceOf).sort().join())).size).toBeGreaterThan(5)
    const own = game.guess(game.view(s, 1), 1, seedLuck('own'))
    expect(own.held[1].map(faceOf)).toEqual([card('agent'), card('defector')])
  })

  it('[BOSS-7.1] everything after the end, which nobody takes back; then there is nothing to guess', () => {
    const s = hand(put(dull(empty()), 'lima R3, kobe B2'), 1, 'agent, defector')
    s.quiet = 300
    const before = knowledge(s)
    go(hand(s, 0, 'partner'), 'take:car')
    expect(asked(s)).toBeUndefined()
    expect(knowledge(s)).not.toBe(before)
    expect(EYES.map((eye) => handOf(s, 1, eye))).toEqual(Array(4).fill('agent, defector'))
    expect(game.view(s, 'spectator').orderStack).toEqual(s.orderStack)
    expect(game.guess(game.view(s, 0), 0, seedLuck('guess')).orderStack).toEqual(s.orderStack)
  })
})

describe('a hidden card', () => {
  it('[BOSS-6.1] is not betrayed by a question left out', () => {
    const secret = beforePawn(put(hand(dull(empty()), 0, 'defector'), 'lima R3'))
    go(secret, 'pawn:1')
    expect([asked(secret), offered(secret)]).toEqual(['turn-action', ['take:partner']])
    const known = beforePawn(put(hand(dull(empty()), 0, 'defector'), 'lima R3'))
    known.held[0] = [shownToAll(known.held[0][0])]
    expect(kinds(go(known, 'pawn:1'))).toContain('auto')
  })

  it('[BOSS-6.1] is not betrayed after a card either', () => {
    const s = put(hand(dull(empty()), 0, 'partner, defector'), 'lima R3')
    go(s, 'play:partner')
    expect([asked(s), offered(s)]).toEqual(['next-card', ['stop']])
    const none = put(hand(dull(empty()), 0, 'partner'), 'lima R3')
    go(none, 'play:partner')
    expect([asked(none), none.active]).toEqual(['move-pawn', 1])
  })
})

describe('between cards', () => {
  it('[BOSS-2.11, 2.14, 2.15] figures, owners and companies fit, all through a game', () => {
    const s = settled(4)
    const luck = seedLuck('random')
    for (let i = 0; i < 600 && asked(s); i++) {
      go(s, pick(luck, offered(s)))
      AREAS.forEach((_, a) => {
        expect([s.owner[a] >= 0, s.owner[a] >= 0]).toEqual([s.figures[a] > 0, s.company[a] >= 0])
        expect(isMafia(s.company[a])).toBe(false)
      })
      for (let seat = 0; seat < 4; seat++) {
        const onMap = s.figures.filter((_, a) => s.owner[a] === seat).reduce((x, y) => x + y, 0)
        expect(onMap + s.supply[seat] + s.monopolies.filter((owner) => owner === seat).length).toBe(20)
      }
    }
  })
})
