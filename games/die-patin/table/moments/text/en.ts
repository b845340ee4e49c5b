import { english } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { and } = english

export const text: MomentText = {
  judged: (round) => `Round ${round} is judged`,
  leads: (name, by) => `${name} leads by ${by}.`,
  tileGoes: (round) => `The tile worth ${round} can go here.`,
  scoredBefore: (round) => `But this mission was scored already in round ${round}.`,
  tie: (names, value) => `${names.map(() => value).join(' : ')}. ${and(names)} tie, so nobody scores.`,
  nothing: 'Nobody has anything: nobody scores.',
  tieStamp: 'TIE',
  overview: 'Who may score what',
  nobody: 'nobody',
}
