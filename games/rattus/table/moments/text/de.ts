import { german } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { count, form } = german
const cubes = (n: number): string => count(n, 'Würfel', 'Würfel')
const NTH = ['erste', 'zweite', 'dritte']
const besides = (neutral: number): string => (neutral > 0 ? ` Die Pestfigur zählt als ${neutral} weitere.` : '')

export const text: MomentText = {
  strikes: (region) => `Die Pest wütet: ${region}`,
  stands: (rats, n) =>
    `${count(rats, 'Ratte liegt', 'Ratten liegen')} verdeckt; ${cubes(n)} ${form(n, 'steht', 'stehen')} dort.`,
  unchanged: 'Noch hat sich nichts geändert, weder Würfel noch Punkte.',
  turns: (nth, of) => (of > 1 ? `Die ${NTH[nth] ?? 'nächste'} Ratte wird aufgedeckt` : 'Die Ratte wird aufgedeckt'),
  limit: (limit) => `Grenzwert ${limit}.`,
  breaksOut: (n, neutral) => `Dort ${form(n, 'steht', 'stehen')} ${cubes(n)}: Die Pest bricht aus.${besides(neutral)}`,
  holds: (n, neutral) => `Nur ${cubes(n)}: Nichts passiert.${besides(neutral)}`,
  compared: (n, limit, outbreak) => `${cubes(n)} ${outbreak ? '≥' : '<'} Grenzwert ${limit}`,
  signs: 'Ein Zeichen nach dem anderen trifft',
  majority: 'die meisten Würfel hier',
  all: 'alle, die hier sind',
  holdsCard: (card) => `hat die Karte ${card}`,
  nobody: 'niemand',
  noCube: 'kein Würfel hier',
  loses: (names) => `${names} −1`,
}
