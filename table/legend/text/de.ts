import { german } from '#engine/words.ts'
import type { LegendText } from './text.ts'

export const text: LegendText = {
  title: 'Was ist das?',
  help: 'Zeig auf irgendetwas oder tipp es an. Solange die Namen zu sehen sind, wird nichts gespielt. Auf und ab geht es durch diese Liste, mit links und rechts von einem Ding zum nächsten seiner Art.',
  back: 'Zurück zum Spiel',
  has: (points) => german.count(points, 'Punkt', 'Punkte'),
  oneOf: (n, of) => `${n} von ${of}`,
  things: {
    '@seat': {
      name: 'Platz',
      what: 'Wer hier sitzt, mit Farbe, Buchstabe und Form: Diese drei kennzeichnen alles, was diesem Platz gehört.',
    },
    '@points': { name: 'Punkte', what: 'Die Punkte dieses Platzes, wie sie gerade stehen.' },
  },
}
