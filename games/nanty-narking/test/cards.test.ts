import { fillSlot, symbol, turn } from '../steps.ts'
import { describe, expect, it } from 'vitest'
import { CARDS, EFFECTS, INTERRUPTS, SYMBOLS, type CardId } from '../data/cards.ts'
import { game } from '../index.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import {
  asked,
  dice,
  discardPile,
  fresh,
  go,
  GREEN,
  hand,
  nextEvents,
  offered,
  PURPLE,
  put,
  told,
  YELLOW,
} from './fixture.ts'

/** A position in which every symbol and every text finds something to do; cards that only help green with six seats aside. */
function busyLondon(card: CardId) {
  const classic = card === 'mrs-hudson-classic'
  const s = put(
    fresh(3, classic ? { personalities: 'classic' } : {}),
    'chelsea: g1; westminster: g1 y1 p1; strand: g1 y1 C1; city: g2 y1 T; east-end: y1 p1 T; lambeth: y1 B=y; battersea: B=y y1 T; highbury: B=g; southwark: p1',
  )
  s.money = [30, 10, 10]
  s.used = 0xfff
  discardPile(s, 'bob-cratchit', 'john-clay', 'cheshire-cheese', 'costermongers', 'marie-lloyd')
  hand(s, YELLOW, 'buckingham-palace', 'constable-rance', 'inspector-lestrade')
  hand(s, PURPLE, 'count-fosco', 'sweeney-todd', 'burke-and-hare')
  hand(s, GREEN, 'dingley-dell-cricketers', 'scotland-yard', card)
  return dice(nextEvents(s, 'fog'), 2, 6)
}

/** Carries a card out, always taking the first option that does something; returns the symbols at which green was asked. */
function carryOut(s: ReturnType<typeof busyLondon>, card: CardId): string[] {
  const symbols: string[] = []
  go(s, `play:${card}`)
  while (s.turn === 1) {
    const top = s.agenda.at(-1)
    if (turn.is(top) || fillSlot.is(top)) break
    if (symbol.is(top) && CARDS[top.card] !== card) break
    if (symbol.is(top)) symbols.push(SYMBOLS[top.card][top.at])
    go(s, offered(s)[0])
  }
  return symbols
}

const PLAYED = CARDS.filter((_, card) => !INTERRUPTS.includes(card))

describe('every action card can be played, its symbols in printed order [NN-4.1.4, 4.2.8]', () => {
  it.each(PLAYED)('%s', (card) => {
    const s = busyLondon(card)
    const wanted = SYMBOLS[CARDS.indexOf(card)].filter((symbol) => symbol !== 'event')
    expect(carryOut(s, card)).toEqual(wanted)
    expect(s.past).toHaveLength(SYMBOLS[CARDS.indexOf(card)].includes('event') ? 1 : 0)
    expect(game.broken(s)).toBeNull()
  })

  it('Dingley Dell has nothing to do and can still be played', () => {
    const s = busyLondon('toby')
    expect(told(go(s, 'play:dingley-dell-cricketers'), 'played')).toHaveLength(1)
    expect([SYMBOLS[CARDS.indexOf('dingley-dell-cricketers')], asked(s).step]).toEqual([[], 'turn'])
  })

  it('every card with a scroll has a text, and no other', () => {
    SYMBOLS.forEach((symbols, card) => {
      expect(EFFECTS[card] !== undefined).toBe(symbols.includes('scroll') || symbols.includes('interrupt'))
      expect([en.cards[CARDS[card]][1], de.cards[CARDS[card]][1]].every((words) => words.length > 3)).toBe(true)
    })
  })
})
