import { capital, german } from '#engine/words.ts'
import type { Who } from '#engine/text.ts'
import { AGENT_TEXT, CARDS, HOUSE_TEXT, SYMBOLS } from '../data/cards.ts'
import { EVENTS, HOUSES, KINDS, PERSONALITIES } from '../data.ts'
import { SHIELD_ARRIVAL, SHIELD_BUILDING, SHIELD_CARD } from '../moves.ts'
import { personalities } from './board-de.ts'
import { agentCards, cards, events, houseCards } from './cards-de.ts'
import { district, fromDistrict, inDistrict, intoDistrict, ofDistrict, theDistrict } from './places-de.ts'
import type { Text } from './text.ts'

const { and, count, form } = german

const card = (c: number): string => `„${cards[CARDS[c]][0]}“`
const source = (n: number): string =>
  n < HOUSE_TEXT ? agentCards[KINDS[n - AGENT_TEXT]][0] : houseCards[HOUSES[n - HOUSE_TEXT]][0]

/** What goes with a kind of agent is told by its ending. */
const article = (kind: string): string => (/ädchen/.test(kind) ? 'Das' : /[nt]te$/.test(kind) ? 'Die' : 'Der')

function figure(f: { owner: number; kind: number }, who: Who): string {
  if (f.owner === 4) return 'Ein Grenadier'
  if (f.owner === 5) return 'Ein Neuer Bürger'
  if (f.kind < 0) return `Ein Agent von ${who(f.owner)}`
  const kind = agentCards[KINDS[f.kind]][0]
  return `${article(kind)} ${kind} von ${who(f.owner)}`
}

const SYMBOL_NAMES = {
  'place-agent': 'Agent platzieren',
  money: 'Geld nehmen',
  'remove-trouble': 'Unruhe entfernen',
  assassinate: 'Mord',
  build: 'Bauen',
  scroll: 'Text',
  event: 'Ereignis',
  'play-another': 'weitere Karte',
  interrupt: 'Unterbrechen',
} as const

function item(n: number): string {
  if (n < SHIELD_BUILDING) return 'einen Agenten'
  if (n < SHIELD_CARD) return `das Gebäude ${inDistrict(n - SHIELD_BUILDING)}`
  if (n < SHIELD_ARRIVAL) return `die Karte ${ofDistrict(n - SHIELD_CARD)}`
  return `ein Viertel vor dem ${n - SHIELD_ARRIVAL + 1}. Ankömmling`
}

export const logLines: Text['events'] = {
  turn: (e, who) => `${who(e.seat)} ist am Zug.`,
  played: (e, who) => `${who(e.seat)} spielt ${card(e.card)}.`,
  lapsed: (e) => `${card(e.card)}: ${SYMBOL_NAMES[SYMBOLS[e.card][e.at]]} nicht möglich.`,
  skipped: (e, who) => `${who(e.seat)} lässt aus: ${SYMBOL_NAMES[SYMBOLS[e.card][e.at]]}.`,
  placed: (e, who) =>
    `${figure(e.figure, who)} kommt ${intoDistrict(e.district)}${e.trouble ? ': Unruhe' : e.quiet ? ', ganz leise' : ''}.`,
  lifted: (e, who) =>
    `${figure(e.figure, who)} verlässt ${theDistrict(e.district)}${e.calmed ? '; die Unruhe legt sich' : ''}.`,
  moved: (e, who) => {
    const marks = [e.calmed && `Ruhe ${inDistrict(e.from)}`, e.trouble && `Unruhe ${inDistrict(e.to)}`].filter(Boolean)
    return `${figure(e.figure, who)} geht ${fromDistrict(e.from)} ${intoDistrict(e.to)}${marks.length ? `: ${marks.join(', ')}` : ''}.`
  },
  removed: (e, who) =>
    `${figure(e.figure, who)} wird ${fromDistrict(e.district)} entfernt${e.calmed ? '; die Unruhe legt sich' : ''}.`,
  swapped: (e, who) =>
    `${figure(e.figures[0], who)} ${inDistrict(e.from[0])} und ${figure(e.figures[1], who).replace(/^./, (letter) => letter.toLowerCase())} ${inDistrict(e.from[1])} tauschen die Plätze.`,
  calmed: (e) => `Die Unruhe ${inDistrict(e.district)} ist vorbei.`,
  stirred: (e) => `${capital(inDistrict(e.district))} herrscht Unruhe.`,
  scored: (e, who) => `${who(e.seat)} wertet die Unruhe ${inDistrict(e.district)}.`,
  paid: (e, who) => {
    if (e.from === null) return `${who(e.to!)} nimmt £${e.amount}.`
    return e.to === null ? `${who(e.from)} zahlt £${e.amount}.` : `${who(e.from)} zahlt £${e.amount} an ${who(e.to)}.`
  },
  loan: (e, who) => `${who(e.seat)} leiht sich £${e.amount}: ${card(e.card)}.`,
  built: (e, who) => {
    const what = e.house < 0 ? 'ein Gebäude' : houseCards[HOUSES[e.house]][0]
    return e.from === null
      ? `${who(e.seat)} baut für £${e.price} ${inDistrict(e.district)}: ${what}.`
      : `${who(e.seat)} übernimmt für £${e.price} das Gebäude von ${who(e.from)} ${inDistrict(e.district)}.`
  },
  'house-lost': (e, who) =>
    e.moves
      ? `${who(e.seat)} zieht das Gebäude ${fromDistrict(e.district)} ab.`
      : `${who(e.seat)} verliert das Gebäude ${inDistrict(e.district)}.`,
  drew: (e, who) =>
    e.secret
      ? `${who(e.seat)} zieht ${and(e.secret.cards.map(card))}.`
      : `${who(e.seat)} zieht ${count(e.count, 'Karte', 'Karten')}.`,
  'took-discards': (e, who) =>
    e.cards.length > 0
      ? `${who(e.seat)} nimmt ${and(e.cards.map(card))} vom Ablagestapel.`
      : `${who(e.seat)} findet den Ablagestapel leer.`,
  discarded: (e, who) => `${who(e.seat)} wirft ${and(e.cards.map(card))} ab.`,
  gave: (e, who) => `${who(e.from)} gibt ${who(e.to)} ${e.secret ? card(e.secret.card) : 'eine Karte'}.`,
  inspected: (e, who) =>
    e.secret
      ? `${who(e.seat)} sieht Karten von ${who(e.target)}: ${and(e.secret.cards.map(card))}.`
      : `${who(e.seat)} sieht Karten von ${who(e.target)}.`,
  'exchanged-hands': (e, who) => `${who(e.seat)} und ${who(e.target)} tauschen ihre Handkarten.`,
  hindered: (e, who) => `${card(e.card)} bleibt bis zum Ende bei ${who(e.seat)}.`,
  peeked: (e, who) =>
    e.secret
      ? `${who(e.seat)} erfährt, wer nicht im Spiel ist: ${and(e.secret.personas.map((p) => personalities[PERSONALITIES[p]][0]))}.`
      : `${who(e.seat)} sieht ${count(e.count, 'unbenutzte Persönlichkeit', 'unbenutzte Persönlichkeiten')}.`,
  'new-personality': (e, who) =>
    e.secret
      ? `${who(e.seat)} war ${personalities[PERSONALITIES[e.secret.was]][0]} und ist nun ${personalities[PERSONALITIES[e.secret.is]][0]}.`
      : `${who(e.seat)} nimmt eine andere Persönlichkeit an.`,
  rolled: (e, who) => `${who(e.seat)} würfelt eine ${e.die}.`,
  interrupted: (e, who) => `${who(e.seat)} unterbricht mit ${card(e.card)}.`,
  covered: (e, who) => `Die Suffragette von ${who(e.seat)} schützt für den Moment alle eigenen Agenten.`,
  watson: (e, who) =>
    e.card < 0
      ? `Doktor Watson beendet den Zug von ${who(e.seat)}.`
      : `Doktor Watson beendet den Zug von ${who(e.seat)} und bringt ${card(e.card)} zurück.`,
  event: (e, who) => `${who(e.seat)} zieht ein Ereignis: ${events[EVENTS[e.event]][0]}.`,
  'no-event': () => 'Es gibt keine Ereignisse mehr.',
  'event-dice': (e) => `${form(e.rolls.length, 'Der Würfel sagt', 'Die Würfel sagen')}: ${and(e.rolls.map(district))}.`,
  fog: (e) =>
    e.cards.length > 0
      ? `Im Nebel verloren: ${and(e.cards.map(card))}.`
      : 'Der Nebel findet keinen Nachziehstapel mehr.',
  shielded: (e, who) => `${who(e.seat)} bezahlt Anwälte in Holborn und schützt ${item(e.item)}.`,
  'kept-away': (e) =>
    `${e.owner === 4 ? 'Ein Grenadier' : 'Ein Neuer Bürger'} kommt nicht ${intoDistrict(e.district)}.`,
  'card-voided': (e) => `Die Karte ${ofDistrict(e.district)} verlässt das Spiel.`,
  riots: (e) =>
    e.over
      ? `Aufstände! ${e.markers} Unruhemarker beenden das Spiel.`
      : `Die Aufstände bleiben aus: nur ${count(e.markers, 'Unruhemarker', 'Unruhemarker')}.`,
  used: (e, who) => `${who(e.seat)} nutzt die Karte ${ofDistrict(e.district)}.`,
  'used-card': (e, who) => `${who(e.seat)} nutzt die Karte ${source(e.source)}.`,
  'card-lost': (e, who) => `${who(e.seat)} verliert die Karte ${source(e.source)}.`,
  'house-card': (e, who) =>
    e.secret
      ? `${who(e.seat)} zieht die Gebäudekarte ${houseCards[HOUSES[e.secret.house]][0]}.`
      : `${who(e.seat)} zieht eine Gebäudekarte.`,
  'looked-ahead': (e, who) =>
    e.secret
      ? `${who(e.seat)} sieht voraus: ${and(e.secret.events.map((n) => events[EVENTS[n]][0]).reverse())}.`
      : `${who(e.seat)} sieht ${count(e.count, 'kommendes Ereignis', 'kommende Ereignisse')}.`,
  declared: (e, who) => `${who(e.seat)} ist ${personalities[PERSONALITIES[e.persona]][0]} und gewinnt!`,
  'deck-out': (e, who) => `${who(e.seat)} kann nicht nachziehen: Der Stapel ist leer.`,
  revealed: (e, who) =>
    `${e.personas.map((p, seat) => `${who(seat)} war ${personalities[PERSONALITIES[p]][0]}`).join(', ')}. ${
      e.winners.length > 1 ? `${and(e.winners.map(who))} teilen sich den Sieg` : `${who(e.winners[0])} gewinnt`
    }.`,
}
