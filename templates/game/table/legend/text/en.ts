import { english } from '#engine/words.ts'
import type { TownLegendText } from './text.ts'

const { count } = english

export const text: TownLegendText = {
  lamps: (name, n) => `${name}: ${count(n, 'lamp', 'lamps')}.`,
  worth: (points) => `Worth ${count(points, 'point', 'points')}.`,
  things: {
    quarter: {
      name: 'Quarter',
      what: 'Hang lamps here. At the end its points go to whoever alone has the most. Waves are fog: no lamp goes there this turn.',
    },
    lamps: { name: 'Lamps', what: 'Lamps of one seat. One of them may be carried to a quarter beside.' },
    home: {
      name: 'Your home',
      what: 'Known to you alone. Each of your lamps that hangs there at the end is worth 2 points.',
    },
    left: { name: 'Lamps left', what: 'Full ones are still to be hung. The game ends when nobody has any.' },
    worth: { name: 'Worth', what: 'What the quarter brings at the end.' },
    leader: { name: 'Leads', what: 'Who would get the points of the quarter now; nobody on a tie.' },
  },
}
