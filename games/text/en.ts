import type { Blurbs } from './text.ts'

export const blurbs: Blurbs = {
  'ape-town': {
    title: 'Ape Town',
    blurb:
      'Fill a noir city with apes and banana posts. Pay to pick, place to score, and be boss when a district closes.',
  },
  rattus: {
    title: 'Rattus',
    blurb:
      'Europe, 1347: settle where the rats are, win over the estates with their powers and perils, and steer the plague past your own people.',
  },
  'die-patin': {
    title: 'Die Patin',
    blurb:
      'Five rainy nights in Beasty Town: bribe rats, push borders, deal in back rooms, and lead more missions than the other clans.',
  },
  'der-boss': {
    title: 'Der Boss',
    blurb:
      'Cars, ships and shady companies on a map of the world. Snatch the orders, survive the mafia, corner the market.',
  },
  'nanty-narking': {
    title: 'Nanty Narking',
    blurb:
      'Everybody is somebody else and has a secret way to win: agents, trouble, houses and money in the London of Dickens and Holmes.',
  },
}
