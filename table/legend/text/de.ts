import { german } from '#engine/words.ts'
import type { LegendText } from './text.ts'

export const text: LegendText = {
  title: 'Was ist das?',
  help: 'Zeig auf irgendetwas oder tipp es an. Solange die Namen zu sehen sind, wird nichts gespielt. Mit den Pfeiltasten auf und ab geht es durch diese Liste, mit links und rechts zum nächsten Ding derselben Art.',
  back: 'Zurück zum Spiel',
  has: (points) => german.count(points, 'Punkt', 'Punkte'),
  oneOf: (n, of) => `${n} von ${of}`,
  things: {
    '@seat': {
      name: 'Wer mitspielt',
      what: 'Name, Farbe, Buchstabe und Form: Die letzten drei kennzeichnen alles, was dieser Person gehört.',
    },
    '@points': { name: 'Punkte', what: 'Die Punkte dieser Person, wie es gerade steht.' },
  },
}
