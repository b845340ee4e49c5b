import { german } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { and } = german

export const text: MomentText = {
  judged: (round) => `Runde ${round} wird gewertet`,
  leads: (name, by) => `${name} führt mit ${by} Vorsprung.`,
  tileGoes: (round) => `Hierher kann das Plättchen mit der ${round}.`,
  scoredBefore: (round) => `Diese Mission wurde aber schon in Runde ${round} gewertet.`,
  tie: (names, value) => `${names.map(() => value).join(' : ')}. Gleichstand zwischen ${and(names)}: Niemand wertet.`,
  nothing: 'Niemand hat etwas: Niemand wertet.',
  tieStamp: 'GLEICH',
  overview: 'Wer was werten darf',
  nobody: 'niemand',
}
