import type { Blurbs } from './text.ts'

export const blurbs: Blurbs = {
  'ape-town': {
    title: 'Ape Town',
    blurb:
      'Fill a noir city with apes and banana posts. Pay to pick, place to score, and be boss when a district closes.',
  },
  'nanty-narking': {
    title: 'Nanty Narking',
    blurb: 'Everybody is somebody else and has a secret way to win: agents, trouble, houses and money in the London of Dickens and Holmes.',
  },
}
