import type { Manifest } from '#engine/manifest.ts'

export const manifest: Manifest = {
  id: 'my-game',
  title: { en: 'My Game', de: 'My Game' },
  blurb: {
    en: 'Five quarters in the fog: hang up your lamps where they count, and keep to yourself where you live.',
    de: 'Fünf Viertel im Nebel: Häng deine Laternen auf, wo sie zählen, und behalte für dich, wo du wohnst.',
  },
  shelf: 900,
  seats: { min: 2, max: 4 },
  minutes: [5, 10],
  learn: 5,
  weight: 1,
  cover: new URL('./table/cover.svg', import.meta.url).href,
  typeface: { name: 'Limelight', by: 'Nicole Fally, Eben Sorkin', licence: 'SIL Open Font License 1.1' },
  credits: { design: 'the template of this project' },
}
