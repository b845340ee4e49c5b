import { german } from '#engine/words.ts'
import type { Screen } from './text.ts'

const { and, count } = german
const comma = (decimal: string): string => decimal.replace('.', ',')

/** What the screen says beside the rules' own words. */
export const screen: Screen = {
  money: (millions) => `${millions} M`,
  status: (turn, left, last) => `Zug ${turn} · ${last ? 'letzter Auftrag' : count(left, 'Auftrag', 'Aufträge')}`,
  ordersLeft: 'Aufträge, die noch im Spiel sind; die letzten drei werden nie gewertet',
  lastOrder: 'Letzter Auftrag',
  faceDown: 'verdeckt',
  missing: (name, cities) => (cities.length === 0 ? `${name} hat alle.` : `${name} fehlt noch ${and(cities)}.`),
  monopolies: 'Monopole',
  monopolyHelp: 'Wer mit welchem Wert führt. Zwei Territorien müssen voll sein, auch dieses.',
  fullHelp: 'Besetzte Gebiete des Territoriums',
  tie: 'Gleichstand: Niemand führt',
  bag: 'Im Beutel',
  ambushChance: (chance) => `In einem freien Gebiet droht zu ${chance} ein Überfall.`,
  hand: 'Hand',
  stacks: 'Stapel',
  playsLeft: (n) => `Noch ${count(n, 'Karte', 'Karten')} in diesem Zug`,
  businessDone: 'Business wurde in diesem Zug schon gespielt',
  start: 'Start',
  onMap: 'Figuren auf dem Plan',
  supply: 'Figuren im Vorrat',
  cards: 'Karten',
  ordersTaken: 'Erfüllte Aufträge',
  monopoliesHeld: 'Monopole',
  fight: (a, d, win, lose, gone) => `${a} gegen ${d}: Sieg ${win}, Niederlage ${lose}, beide weg ${gone}.`,
  losses: (own, theirs) => `Im Schnitt verlierst du ${comma(own)} Figuren, die Gegenseite ${comma(theirs)}.`,
  ambush: (chance, hold, lost) =>
    `Überfall zu ${chance}; du hältst das Gebiet zu ${hold} und verlierst im Schnitt ${comma(lost)} Figuren.`,
  joins: 'Sie kommen zu deinen Figuren dort.',
  breaks: (city, orders) => `${city} fehlt dir dann für ${and(orders)}.`,
  completes: (orders) => `Hältst du das Gebiet, erfüllst du ${and(orders)}.`,
  alone: (city) => `Eine einzelne Figur in ${city}: Ein Überläufer kann das Gebiet kippen.`,
  brings: (stack, left) => `Hier darfst du ${stack} nehmen (noch ${left}).`,
}
