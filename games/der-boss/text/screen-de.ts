import type { Screen } from './text.ts'

const list = (items: readonly string[]): string => new Intl.ListFormat('de').format(items)

/** What the screen says beside the rules' own words. */
export const screen: Screen = {
  money: (millions) => `${millions} M`,
  status: (turn, left, last) => `Zug ${turn} · ${last ? 'letzter Auftrag' : `${left} Aufträge`}`,
  ordersLeft: 'Aufträge, die noch im Spiel sind; die letzten drei werden nie gewertet',
  lastOrder: 'Letzter Auftrag',
  faceDown: 'verdeckt',
  missing: (name, cities) => (cities.length === 0 ? `${name} hat alle.` : `${name} fehlt noch ${list(cities)}.`),
  monopolies: 'Monopole',
  monopolyHelp: 'Wer mit welchem Wert führt. Zwei Territorien müssen voll sein, auch dieses.',
  fullHelp: 'Besetzte Gebiete des Territoriums',
  tie: 'Gleichstand: Niemand führt',
  bag: 'Im Beutel',
  ambushChance: (chance) => `In einem freien Gebiet droht zu ${chance} ein Überfall.`,
  hand: 'Hand',
  stacks: 'Stapel',
  playsLeft: (n) => (n === 1 ? 'Noch 1 Karte in diesem Zug' : `Noch ${n} Karten in diesem Zug`),
  businessDone: 'Business wurde in diesem Zug schon gespielt',
  start: 'Start',
  onMap: 'Figuren auf dem Plan',
  supply: 'Figuren im Vorrat',
  cards: 'Karten',
  ordersTaken: 'Erfüllte Aufträge',
  monopoliesHeld: 'Monopole',
  fight: (a, d, win, lose, gone) => `${a} gegen ${d}: ${win} Sieg, ${lose} Niederlage, ${gone} beide weg.`,
  losses: (own, theirs) => `Im Schnitt verlierst du ${own}, sie ${theirs}.`,
  ambush: (chance, hold, lost) => `Überfall ${chance}; gehalten zu ${hold}; im Schnitt ${lost} Figuren verloren.`,
  joins: 'Sie kommen zu deinen Figuren dort.',
  breaks: (city, orders) => `${city} fehlt dir dann für ${list(orders)}.`,
  completes: (orders) => `Gehalten erfüllt es ${list(orders)}.`,
  alone: (city) => `Eine einzelne Figur in ${city}: Ein Überläufer kann das Gebiet kippen.`,
  brings: (stack, left) => `Hier darfst du ${stack} nehmen (noch ${left}).`,
}
