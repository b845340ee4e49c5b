import type { Manifest } from '#engine/manifest.ts'

export const manifest: Manifest = {
  id: 'ape-town',
  title: { en: 'Ape Town', de: 'Ape Town' },
  blurb: {
    en: 'Fill a noir city with apes and banana posts. Pay to pick, place to score, and be boss when a district closes.',
    de: 'Fülle eine düstere Stadt mit Affen und Bananenplätzen. Zahle für die Wahl, punkte beim Legen und sei Boss, wenn ein Revier voll ist.',
  },
  shelf: 10,
  seats: { min: 2, max: 4 },
  minutes: [45, 60],
  learn: 14,
  puzzles: true,
  weight: 2,
  cover: new URL('./table/cover.svg', import.meta.url).href,
  typeface: { name: 'Limelight', by: 'Nicole Fally, Eben Sorkin', licence: 'SIL Open Font License 1.1' },
  credits: {
    design: 'Reiner Knizia',
  },
}
