import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Goal',
      points: 'Most points when all lamps hang.',
    },
    turn: {
      title: 'Your turn',
      fog: 'Fog comes down on a quarter: no lamp goes there.',
      light: 'Hang a lamp in another quarter.',
      carry: 'You may carry one of yours to the quarter beside it.',
    },
    end: {
      title: 'The end',
      quarters: 'Most lamps in a quarter: what it is worth. On a tie nobody gets it.',
      homes: '2 points for each of your lamps at home.',
    },
  },
  goal: {
    about: {
      title: 'What it is about',
      lamps: 'Two to four of you hang lamps in a town. Most points win.',
    },
  },
  parts: {
    town: {
      title: 'The town',
      ring: 'Five quarters stand in a ring; each says what it is worth, and each is beside two others. Everybody has five lamps, and one of the five home cards.',
    },
    setup: {
      title: 'Setup',
      home: 'Look at your home card and tell nobody. The first seat begins.',
    },
  },
  turn: {
    turn: {
      title: 'Your turn',
      fog: 'Fog comes down on one quarter; no lamp can go there this turn.',
      light: 'Hang a lamp in any other quarter. Then you may carry one of yours to a quarter beside it.',
      next: 'The next seat follows, until all lamps hang.',
    },
  },
  details: {
    end: {
      title: 'The end',
      quarters: 'Who has most lamps in a quarter gets what it is worth; if several have as many, nobody does.',
      homes:
        'Show your homes: each of your lamps at home is worth 2 points more. Who has as many points as the first is first too.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
