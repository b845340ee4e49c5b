import { english } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { count, form } = english
const cubes = (n: number): string => count(n, 'cube', 'cubes')
const NTH = ['first', 'second', 'third']
const besides = (neutral: number): string => (neutral > 0 ? ` The plague piece counts for ${neutral} more.` : '')

export const text: MomentText = {
  strikes: (region) => `The plague strikes ${region}`,
  stands: (rats, n) =>
    `${count(rats, 'rat lies', 'rats lie')} face down; ${form(n, 'one cube stands', `${n} cubes stand`)} there.`,
  unchanged: 'Nothing has changed yet: not the cubes, not the scores.',
  turns: (nth, of) => (of > 1 ? `The ${NTH[nth] ?? 'next'} rat turns over` : 'The rat turns over'),
  limit: (limit) => `Limit ${limit}.`,
  breaksOut: (n, neutral) => `There ${form(n, 'is', 'are')} ${cubes(n)}: it breaks out.${besides(neutral)}`,
  holds: (n, neutral) => `Only ${cubes(n)}: nothing happens.${besides(neutral)}`,
  compared: (n, limit, outbreak) => `${cubes(n)} ${outbreak ? '≥' : '<'} limit ${limit}`,
  signs: 'Each sign strikes in turn',
  majority: 'most cubes here',
  all: 'everybody here',
  holdsCard: (card) => `holds the ${card}`,
  nobody: 'nobody',
  noCube: 'no cube here',
  loses: (names) => `${names} −1`,
}
