import type { Manifest } from '#engine/manifest.ts'

export const manifest: Manifest = {
  id: 'die-patin',
  title: { en: 'Die Patin', de: 'Die Patin' },
  blurb: {
    en: 'Five rainy nights in Beasty Town: bribe rats, push borders, deal in back rooms, and lead more missions than the other clans.',
    de: 'Fünf Regennächte in Beasty Town: Bestich Ratten, verschiebe Grenzen, richte Hinterzimmer ein und liege bei mehr Missionen vorn als die anderen Clans.',
  },
  shelf: 30,
  seats: { min: 2, max: 5 },
  minutes: [60, 150],
  learn: 13,
  short: { minutes: 35, from: 0.6 },
  puzzles: true,
  weight: 3,
  cover: new URL('./table/cover.svg', import.meta.url).href,
  typeface: { name: 'Tilt Neon', by: 'Andy Clymer', licence: 'SIL Open Font License 1.1' },
  credits: {
    design: 'Pim Thunborg',
    icons: { name: 'game-icons.net', by: 'Lorc, Delapouite, sbed et al.', licence: 'CC BY 3.0' },
  },
}
