import { seatsOf } from '#engine/state.ts'
import type { Legend } from '#table/legend/legend.ts'
import { QUARTERS } from '../../data.ts'
import { lampsAt, type Town } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import type { Thing } from '../things.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { TownLegendText } from './text/text.ts'

export const legend: Legend<Town, Text, Thing, TownLegendText> = {
  words: { en, de },
  kinds: {
    quarter: {
      clause: 'MYG-5.1',
      of: ({ view, text, who, at, words }) => ({
        name: [text.quarters[QUARTERS[at].id], ...(view.fog === at ? [text.screen.fog] : [])].join(', '),
        now: [
          words.worth(QUARTERS[at].worth),
          ...seatsOf(view).map((seat) => words.lamps(who(seat), lampsAt(view, at, seat))),
        ].join(' '),
        label: text.quarters[QUARTERS[at].id],
      }),
    },
    lamps: {
      clause: 'MYG-4.3',
      of: ({ view, who, at, words }) => {
        const [quarter, seat] = [Math.floor(at / view.seats), at % view.seats]
        return { now: words.lamps(who(seat), lampsAt(view, quarter, seat)) }
      },
    },
    home: { clause: 'MYG-5.3' },
    left: { clause: 'MYG-4.4', of: ({ view, who, at, words }) => ({ now: words.lamps(who(at), view.supply[at]) }) },
    worth: { clause: 'MYG-2.1', of: ({ at, words }) => ({ now: words.worth(QUARTERS[at].worth) }) },
    leader: { clause: 'MYG-5.2' },
  },
}
