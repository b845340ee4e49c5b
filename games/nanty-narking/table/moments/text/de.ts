import { german } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { and, count, form } = german

export const text: MomentText = {
  extra: 'Extrablatt! Extrablatt!',
  draws: (name) => `${name} hat ein Ereignis aufgedeckt. Noch steht die Stadt wie zuvor.`,
  paper: 'The London Narker',
  price: 'Ein Penny',
  number: (n) => `Nr. ${n}`,
  dice: (places) => `${form(places.length, 'Der Würfel sagt', 'Die Würfel sagen')}: ${and(places)}.`,
  struck: (places) => and(places),
  standing: (district, what) => `${district}: ${and(what)}.`,
  agents: (n, name) => `${count(n, 'Agent', 'Agenten')} von ${name}`,
  grenadiers: (n) => count(n, 'Grenadier', 'Grenadiere'),
  citizens: (n) => count(n, 'Neuer Bürger', 'Neue Bürger'),
  house: (name) => `das Gebäude von ${name}`,
  trouble: 'ein Unruhemarker',
  empty: 'nichts',
  changed: 'Was sich geändert hat',
  nothingChanged: 'Bisher hat sich nichts geändert.',
  declares: (name) => `${name} kündigt den Sieg an`,
  riots: 'Aufstände! Das Spiel ist aus',
  deckOut: 'Der Nachziehstapel ist leer: Das Spiel ist aus',
  masks: 'Noch weiß niemand, wer wer ist.',
  was: (name) => `${name} war`,
  progress: (has, need) => `${has} von ${need}`,
  allMasks: 'Alle Masken fallen',
  wins: (names) => `${and(names)} ${form(names.length, 'gewinnt', 'gewinnen')}`,
  byPoints: 'Niemand hat sein Ziel erreicht: Die Punkte entscheiden.',
  points: (n) => count(n, 'Punkt', 'Punkte'),
}
