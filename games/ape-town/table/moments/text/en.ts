import { english } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { and, count } = english
const lemurs = (n: number): string => count(n, 'lemur', 'lemurs')

export const text: MomentText = {
  isFull: (district) => `${district} is full`,
  filledBy: (name) => `${name} filled the last field. Scores still stand as before.`,
  whoIsBoss: 'Who is boss?',
  orangutans: (n) => count(n, 'orang-utan', 'orang-utans'),
  lemurs,
  bossByOrangutans: (name) => `Most orang-utans: ${name} is boss.`,
  bossByLemurs: (name) => `The orang-utans are tied, so lemurs decide: ${name} is boss.`,
  nobody: 'Orang-utans and lemurs are tied: nobody is boss.',
  tieRule: 'On a tie the lemurs decide. If they tie too: nobody.',
  counts: 'The boss counts the apes',
  sum: (values, total, name) =>
    values.length > 1 ? `${values.join(' + ')} = ${total} for ${name}` : `${total} for ${name}`,
  noApes: (name) => `There are no apes to count: nothing for ${name}.`,
  neighbours: 'Neighbours with fewer lemurs pay',
  pays: (n, apes) => `${lemurs(n)}: pays ${apes}`,
  safe: (n) => `${lemurs(n)}: safe`,
  here: (n, names) => `${lemurs(n)} here: ${and(names)} ${names.length > 1 ? 'share' : 'takes all'}.`,
  noTakers: 'Nobody has a lemur here: the neighbours are left alone.',
  share: (district, apes, takers, each) =>
    takers > 1 ? `${district}: ${apes}, shared by ${takers}, rounded up: ${each} each` : `${district}: ${each}`,
  nothing: 'No neighbour has fewer lemurs.',
  boss: 'BOSS',
}
