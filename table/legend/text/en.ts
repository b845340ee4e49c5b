import { english } from '#engine/words.ts'
import type { LegendText } from './text.ts'

export const text: LegendText = {
  title: 'What is this?',
  help: 'Point at anything, or tap it. Nothing is played while the names are shown. Up and down go through this list, left and right from one thing to the next of its kind.',
  back: 'Back to the game',
  has: (points) => english.count(points, 'point', 'points'),
  oneOf: (n, of) => `${n} of ${of}`,
  things: {
    '@seat': {
      name: 'Seat',
      what: 'Who sits there, with colour, letter and shape: the three mark everything that belongs to this seat.',
    },
    '@points': { name: 'Points', what: 'The points of this seat as they stand.' },
  },
}
