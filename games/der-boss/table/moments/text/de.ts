import { capital, german } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { and, count, form } = german
const figures = (n: number): string => count(n, 'Figur', 'Figuren')

export const text: MomentText = {
  fightFor: (city) => `Kampf um ${city}`,
  against: (attacker, attackers, defender, defenders) =>
    `${attacker} mit ${figures(attackers)} gegen ${defender} mit ${defenders}.`,
  mapWaits: 'Der Plan bleibt, wie er ist, bis der Kampf vorbei ist.',
  mafia: 'die Mafia',
  attacks: (name, n) => `${name} greift an: ${n}`,
  defends: (name, n) => `${name}: ${n}`,
  dice: (round) => `Runde ${round}: alle sieben Würfel`,
  fourAndThree: 'Vier weiße Würfel greifen an, drei schwarze verteidigen. Noch stehen alle.',
  cancel: 'Gleiche Symbole heben sich auf',
  both: (signs) =>
    `${and(signs)} ${form(signs.length, 'liegt', 'liegen')} auf beiden Seiten und ${form(signs.length, 'zählt', 'zählen')} nicht.`,
  noneBoth: 'Kein Symbol liegt auf beiden Seiten.',
  left: (signs, hurts) => `${and(signs)}: ${hurts} verliert ${figures(signs.length)}.`,
  noneLeft: (name) => `${capital(name)} verliert niemanden.`,
  fall: 'Beide Seiten verlieren zugleich',
  losses: (round, attacker, attackersLost, defender, defendersLost) =>
    `Runde ${round}: ${attacker} −${attackersLost}, ${defender} −${defendersLost}.`,
  noLosses: (round) => `Runde ${round}: Niemand fällt.`,
  holds: (name, city, n) => `${name} hält ${city} mit ${figures(n)}.`,
  free: (city) => `Niemand ist übrig: ${city} ist frei.`,
  mapNow: 'Erst jetzt ändert sich der Plan.',
}
