import type { Manifest } from '#engine/manifest.ts'

export const manifest: Manifest = {
  id: 'nanty-narking',
  title: { en: 'Nanty Narking', de: 'Nanty Narking' },
  blurb: {
    en: 'Everybody is somebody else and has a secret way to win: agents, trouble, houses and money in the London of Dickens and Holmes.',
    de: 'Jede Person am Tisch ist insgeheim eine andere und gewinnt auf ihre Weise: Agenten, Unruhe, Häuser und Geld im London von Dickens und Holmes.',
  },
  shelf: 50,
  seats: { min: 2, max: 4 },
  minutes: [60, 75],
  learn: 14,
  short: { minutes: 30, from: 0.25 },
  puzzles: true,
  weight: 3,
  cover: new URL('./table/cover.svg', import.meta.url).href,
  typeface: { name: 'Old Standard TT', by: 'Alexey Kryukov', licence: 'SIL Open Font License 1.1' },
  credits: {
    design: 'Martin Wallace',
    icons: { name: 'game-icons.net', by: 'Lorc, Delapouite, sbed et al.', licence: 'CC BY 3.0' },
  },
}
