import type { Blurbs } from './text.ts'

export const blurbs: Blurbs = {
  'ape-town': {
    title: 'Ape Town',
    blurb:
      'Fill a noir city with apes and banana posts. Pay to pick, place to score, and be boss when a district closes.',
  },
  'der-boss': {
    title: 'Der Boss',
    blurb:
      'Cars, ships and shady companies on a map of the world. Snatch the orders, survive the mafia, corner the market.',
  },
}
