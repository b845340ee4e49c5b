import { english } from '#engine/words.ts'
import type { Who } from '#engine/text.ts'
import { AGENT_TEXT, CARDS, HOUSE_TEXT, SYMBOLS } from '../data/cards.ts'
import { DISTRICTS, EVENTS, HOUSES, KINDS, PERSONALITIES } from '../data.ts'
import { SHIELD_ARRIVAL, SHIELD_BUILDING, SHIELD_CARD } from '../moves.ts'
import { districts, personalities } from './board-en.ts'
import { agentCards, cards, events, houseCards } from './cards-en.ts'
import type { Text } from './text.ts'

const { and, count } = english

const district = (d: number): string => districts[DISTRICTS[d]][0]
const card = (c: number): string => cards[CARDS[c]][0]
const source = (n: number): string =>
  n < HOUSE_TEXT ? agentCards[KINDS[n - AGENT_TEXT]][0] : houseCards[HOUSES[n - HOUSE_TEXT]][0]

function figure(f: { owner: number; kind: number }, who: Who): string {
  if (f.owner === 4) return 'A grenadier'
  if (f.owner === 5) return 'A new citizen'
  return `${who(f.owner)}’s ${f.kind < 0 ? 'agent' : agentCards[KINDS[f.kind]][0]}`
}

const SYMBOL_NAMES = {
  'place-agent': 'placing an agent',
  money: 'the money',
  'remove-trouble': 'removing trouble',
  assassinate: 'the murder',
  build: 'building',
  scroll: 'the text',
  event: 'the event',
  'play-another': 'another card',
  interrupt: 'the interrupt',
} as const

function item(n: number): string {
  if (n < SHIELD_BUILDING) return 'an agent'
  if (n < SHIELD_CARD) return `the building in ${district(n - SHIELD_BUILDING)}`
  if (n < SHIELD_ARRIVAL) return `the card of ${district(n - SHIELD_CARD)}`
  return `a district from newcomer ${n - SHIELD_ARRIVAL + 1}`
}

export const logLines: Text['events'] = {
  turn: (e, who) => `${who(e.seat)}’s turn.`,
  played: (e, who) => `${who(e.seat)} plays ${card(e.card)}.`,
  lapsed: (e) => `${card(e.card)}: ${SYMBOL_NAMES[SYMBOLS[e.card][e.at]]} is not possible.`,
  skipped: (e, who) => `${who(e.seat)} skips ${SYMBOL_NAMES[SYMBOLS[e.card][e.at]]}.`,
  placed: (e, who) =>
    `${figure(e.figure, who)} comes to ${district(e.district)}${e.trouble ? ': trouble' : e.quiet ? ' quietly' : ''}.`,
  lifted: (e, who) =>
    `${figure(e.figure, who)} is lifted from ${district(e.district)}${e.calmed ? '; the trouble goes' : ''}.`,
  moved: (e, who) => {
    const marks = [e.calmed && `${district(e.from)} calms down`, e.trouble && `trouble in ${district(e.to)}`].filter(
      Boolean,
    )
    return `${figure(e.figure, who)} goes from ${district(e.from)} to ${district(e.to)}${marks.length ? `: ${marks.join(', ')}` : ''}.`
  },
  removed: (e, who) =>
    `${figure(e.figure, who)} is removed from ${district(e.district)}${e.calmed ? '; the trouble goes' : ''}.`,
  swapped: (e, who) =>
    `${figure(e.figures[0], who)} in ${district(e.from[0])} and ${figure(e.figures[1], who)} in ${district(e.from[1])} change places.`,
  calmed: (e) => `The trouble in ${district(e.district)} is over.`,
  stirred: (e) => `There is trouble in ${district(e.district)}.`,
  scored: (e, who) => `${who(e.seat)} scores the trouble in ${district(e.district)}.`,
  paid: (e, who) => {
    if (e.from === null) return `${who(e.to!)} takes £${e.amount}.`
    return e.to === null ? `${who(e.from)} pays £${e.amount}.` : `${who(e.from)} pays ${who(e.to)} £${e.amount}.`
  },
  loan: (e, who) => `${who(e.seat)} borrows £${e.amount} from ${card(e.card)}.`,
  built: (e, who) => {
    const what = e.house < 0 ? 'a building' : `the ${houseCards[HOUSES[e.house]][0]}`
    return e.from === null
      ? `${who(e.seat)} puts up ${what} in ${district(e.district)} for £${e.price}.`
      : `${who(e.seat)} buys out ${who(e.from)} in ${district(e.district)} for £${e.price}.`
  },
  'house-lost': (e, who) =>
    e.moves
      ? `${who(e.seat)} takes the building from ${district(e.district)}.`
      : `${who(e.seat)} loses the building in ${district(e.district)}.`,
  drew: (e, who) =>
    e.secret
      ? `${who(e.seat)} draws ${and(e.secret.cards.map(card))}.`
      : `${who(e.seat)} draws ${count(e.count, 'card', 'cards')}.`,
  'took-discards': (e, who) =>
    e.cards.length > 0
      ? `${who(e.seat)} takes ${and(e.cards.map(card))} from the discard pile.`
      : `${who(e.seat)} finds the discard pile empty.`,
  discarded: (e, who) => `${who(e.seat)} discards ${and(e.cards.map(card))}.`,
  gave: (e, who) => `${who(e.from)} hands ${who(e.to)} ${e.secret ? card(e.secret.card) : 'a card'}.`,
  inspected: (e, who) =>
    e.secret
      ? `${who(e.seat)} looks at cards of ${who(e.target)}: ${and(e.secret.cards.map(card))}.`
      : `${who(e.seat)} looks at cards of ${who(e.target)}.`,
  'exchanged-hands': (e, who) => `${who(e.seat)} and ${who(e.target)} exchange hands.`,
  hindered: (e, who) => `${card(e.card)} stays with ${who(e.seat)} to the end.`,
  peeked: (e, who) =>
    e.secret
      ? `${who(e.seat)} sees who nobody is: ${and(e.secret.personas.map((p) => personalities[PERSONALITIES[p]][0]))}.`
      : `${who(e.seat)} looks at ${count(e.count, 'unused Personality', 'unused Personalities')}.`,
  'new-personality': (e, who) =>
    e.secret
      ? `${who(e.seat)} was ${personalities[PERSONALITIES[e.secret.was]][0]} and is now ${personalities[PERSONALITIES[e.secret.is]][0]}.`
      : `${who(e.seat)} takes on another Personality.`,
  rolled: (e, who) => `${who(e.seat)} rolls ${e.die}.`,
  interrupted: (e, who) => `${who(e.seat)} interrupts with ${card(e.card)}.`,
  covered: (e, who) => `${who(e.seat)}’s Suffragette protects all agents of ${who(e.seat)} for the moment.`,
  watson: (e, who) =>
    e.card < 0
      ? `Doctor Watson ends ${who(e.seat)}’s turn.`
      : `Doctor Watson ends ${who(e.seat)}’s turn and brings back ${card(e.card)}.`,
  event: (e, who) => `${who(e.seat)} draws an event: ${events[EVENTS[e.event]][0]}.`,
  'no-event': () => 'There are no events left.',
  'event-dice': (e) => `The dice say ${and(e.rolls.map(district))}.`,
  fog: (e) =>
    e.cards.length > 0 ? `Lost in the fog: ${and(e.cards.map(card))}.` : 'The fog finds an empty draw pile.',
  shielded: (e, who) => `${who(e.seat)} pays lawyers in Holborn to protect ${item(e.item)}.`,
  'kept-away': (e) => `${e.owner === 4 ? 'A grenadier' : 'A new citizen'} is kept out of ${district(e.district)}.`,
  'card-voided': (e) => `The card of ${district(e.district)} leaves the game.`,
  riots: (e) =>
    e.over ? `Riots! ${e.markers} trouble markers end the game.` : `The riots fail: only ${e.markers} trouble markers.`,
  used: (e, who) => `${who(e.seat)} uses the card of ${district(e.district)}.`,
  'used-card': (e, who) => `${who(e.seat)} uses the ${source(e.source)}.`,
  'card-lost': (e, who) => `${who(e.seat)} loses the card of the ${source(e.source)}.`,
  'house-card': (e, who) =>
    e.secret
      ? `${who(e.seat)} draws the building card ${houseCards[HOUSES[e.secret.house]][0]}.`
      : `${who(e.seat)} draws a building card.`,
  'looked-ahead': (e, who) =>
    e.secret
      ? `${who(e.seat)} looks ahead: ${and(e.secret.events.map((n) => events[EVENTS[n]][0]).reverse())}.`
      : `${who(e.seat)} looks at the next ${count(e.count, 'event', 'events')}.`,
  declared: (e, who) => `${who(e.seat)} is ${personalities[PERSONALITIES[e.persona]][0]} and wins!`,
  'deck-out': (e, who) => `${who(e.seat)} cannot refill: the draw pile is empty.`,
  revealed: (e, who) =>
    `${e.personas.map((p, seat) => `${who(seat)} was ${personalities[PERSONALITIES[p]][0]}`).join(', ')}. ${and(e.winners.map(who))} ${e.winners.length > 1 ? 'share the win' : 'wins'}.`,
}
