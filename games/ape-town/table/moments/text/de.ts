import { german } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { and, count } = german
const lemurs = (n: number): string => count(n, 'Katta', 'Kattas')

export const text: MomentText = {
  isFull: (district) => `Revier voll: ${district}`,
  filledBy: (name) => `Das letzte Feld hat ${name} belegt. Gewertet wird gleich.`,
  whoIsBoss: 'Wer ist Boss?',
  orangutans: (n) => count(n, 'Orang-Utan', 'Orang-Utans'),
  lemurs,
  bossByOrangutans: (name) => `Die meisten Orang-Utans: ${name} ist Boss.`,
  bossByLemurs: (name) => `Gleich viele Orang-Utans, also entscheiden die Kattas: ${name} ist Boss.`,
  nobody: 'Gleichstand bei Orang-Utans und Kattas: Niemand ist Boss.',
  tieRule: 'Bei Gleichstand entscheiden die Kattas. Steht es auch da gleich, ist niemand Boss.',
  counts: 'Der Boss zählt die Affen',
  sum: (values, total, name) =>
    values.length > 1 ? `${values.join(' + ')} = ${total} für ${name}` : `${total} für ${name}`,
  noApes: (name) => `Hier sind keine Affen zu zählen: nichts für ${name}.`,
  neighbours: 'Nachbarn mit weniger Kattas zahlen',
  pays: (n, apes) => `${lemurs(n)}: zahlt ${apes}`,
  safe: (n) => `${lemurs(n)}: sicher`,
  here: (n, names) => `${lemurs(n)} hier: ${and(names)} ${names.length > 1 ? 'teilen' : 'bekommt alles'}.`,
  noTakers: 'Niemand hat hier einen Katta: Die Nachbarn bleiben verschont.',
  share: (district, apes, takers, each) =>
    takers > 1 ? `${district}: ${apes}, durch ${takers} geteilt, aufgerundet: je ${each}` : `${district}: ${each}`,
  nothing: 'Kein Nachbar hat weniger Kattas.',
  boss: 'BOSS',
}
