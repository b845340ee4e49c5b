import { german } from '#engine/words.ts'
import { board } from './board-de.ts'
import type { Screen } from './text.ts'

const { and, count } = german
const comma = (decimal: string): string => decimal.replace('.', ',')

/** What the screen says beside the rules' own words. */
export const screen: Screen = {
  ...board,
  bag: 'Im Beutel',
  ambushChance: (chance) => `In einem freien Gebiet droht zu ${chance} ein Überfall.`,
  hand: 'Hand',
  stacks: 'Stapel',
  playsLeft: (n) => `Noch ${count(n, 'Karte', 'Karten')} in diesem Zug`,
  businessDone: 'Business wurde in diesem Zug schon gespielt',
  fight: (a, d, win, lose, gone) => `${a} gegen ${d}: Sieg ${win}, Niederlage ${lose}, alle weg ${gone}.`,
  losses: (own, theirs) => `Im Schnitt verlierst du ${comma(own)} Figuren, die Gegenseite ${comma(theirs)}.`,
  ambush: (chance, hold, lost) =>
    `Überfall zu ${chance}; du hältst das Gebiet zu ${hold} und verlierst im Schnitt ${comma(lost)} Figuren.`,
  joins: 'Sie verstärken deine Figuren dort.',
  breaks: (city, orders) => `Dann fehlt dir ${city} für ${and(orders)}.`,
  completes: (orders) => `Hältst du das Gebiet, erfüllst du ${and(orders)}.`,
  alone: (city) => `In ${city} steht nur eine Figur: Ein Überläufer nimmt dir das Gebiet kampflos.`,
  brings: (stack, left) => `Hier darfst du eine Karte nehmen: ${stack} (noch ${left}).`,
}
