import type { Manifest } from '#engine/manifest.ts'

export const manifest: Manifest = {
  id: 'der-boss',
  title: { en: 'Der Boss', de: 'Der Boss' },
  blurb: {
    en: 'Cars, ships and shady companies on a map of the world. Snatch the orders, survive the mafia, corner the market.',
    de: 'Autos, Schiffe und dunkle Firmen auf der Weltkarte. Schnapp dir Aufträge, überlebe die Mafia, sichere dir Monopole.',
  },
  shelf: 40,
  seats: { min: 2, max: 5 },
  minutes: [60, 120],
  learn: 16,
  short: { minutes: 30, from: 0.5 },
  puzzles: true,
  weight: 3,
  cover: new URL('./table/cover.svg', import.meta.url).href,
  typeface: { name: 'Special Elite', by: 'Astigmatic', licence: 'Apache License 2.0' },
  credits: {
    design: 'Pascal Bernard',
    icons: { name: 'game-icons.net', by: 'Lorc, Delapouite, sbed et al.', licence: 'CC BY 3.0' },
    map: { name: 'Natural Earth', by: 'naturalearthdata.com', licence: 'Public Domain' },
  },
}
