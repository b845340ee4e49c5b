import type { Manifest } from '#engine/manifest.ts'

export const manifest: Manifest = {
  id: 'rattus',
  title: { en: 'Rattus', de: 'Rattus' },
  blurb: {
    en: 'Europe, 1347: settle where the rats are, win over the estates with their powers and perils, and steer the plague past your own people.',
    de: 'Europa, 1347: Siedle, wo die Ratten sind, gewinne die Stände mit ihren Kräften und Gefahren und lenke die Pest an deinen Leuten vorbei.',
  },
  shelf: 20,
  seats: { min: 2, max: 4 },
  minutes: [30, 45],
  learn: 14,
  puzzles: true,
  weight: 2,
  cover: new URL('./table/cover.svg', import.meta.url).href,
  typeface: {
    name: 'IM Fell English',
    by: 'Igino Marini, The Fell Types',
    licence: 'SIL Open Font License 1.1',
  },
  credits: {
    design: 'Åse Berg, Henrik Berg',
    icons: { name: 'game-icons.net', by: 'Lorc, Delapouite, sbed et al.', licence: 'CC BY 3.0' },
    map: { name: 'Natural Earth', by: 'naturalearthdata.com', licence: 'Public Domain' },
  },
}
