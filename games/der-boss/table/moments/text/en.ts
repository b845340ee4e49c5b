import { english } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { and, count, form } = english
const figures = (n: number): string => count(n, 'figure', 'figures')

export const text: MomentText = {
  fightFor: (city) => `Fight for ${city}`,
  against: (attacker, attackers, defender, defenders) =>
    `${figures(attackers)} of ${attacker} against ${defenders} of ${defender}.`,
  mapWaits: 'The map stays as it is until the fight is over.',
  mafia: 'the mafia',
  attacks: (name, n) => `${name} attacks: ${n}`,
  defends: (name, n) => `${name}: ${n}`,
  dice: (round) => `Round ${round}: all seven dice`,
  fourAndThree: 'Four white dice attack, three black ones defend. The figures still stand.',
  cancel: 'Equal signs cancel',
  both: (signs) =>
    `${and(signs)} ${form(signs.length, 'is', 'are')} on both sides and ${form(signs.length, 'does', 'do')} not count.`,
  noneBoth: 'No sign is on both sides.',
  left: (signs, hurts) => `${and(signs)}: ${hurts} loses ${signs.length}.`,
  noneLeft: (name) => `Nothing is left against ${name}.`,
  fall: 'Those who are hit fall together',
  losses: (round, attacker, attackersLost, defender, defendersLost) =>
    `Round ${round}: ${attacker} −${attackersLost}, ${defender} −${defendersLost}.`,
  noLosses: (round) => `Round ${round}: nobody falls.`,
  holds: (name, city, n) => `${name} holds ${city} with ${figures(n)}.`,
  free: (city) => `Nobody is left: ${city} is free.`,
  mapNow: 'Only now the map changes.',
}
