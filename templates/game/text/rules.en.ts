import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'What it is about',
      paragraphs: [
        { text: 'Two to four of you hang lamps in a town. Most points win.', clauses: ['MYG-1.1'] },
        {
          text: 'Five quarters stand in a ring; each says what it is worth, and each is beside two others. Everybody has five lamps, and one of the five home cards.',
          clauses: ['MYG-2.1', 'MYG-2.2', 'MYG-2.3'],
          figure: 'ring',
        },
        {
          text: 'Look at your home card and tell nobody. The first seat begins.',
          clauses: ['MYG-3.1', 'MYG-3.2', 'MYG-7.1'],
        },
      ],
    },
    {
      title: 'Your turn',
      paragraphs: [
        { text: 'Fog comes down on one quarter; no lamp can go there this turn.', clauses: ['MYG-4.1'] },
        {
          text: 'Hang a lamp in any other quarter. Then you may carry one of yours to a quarter beside it.',
          clauses: ['MYG-4.2', 'MYG-4.3'],
        },
        {
          text: 'The next seat follows, until all lamps hang.',
          clauses: ['MYG-4.4', 'MYG-4.5'],
        },
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        {
          text: 'Who has most lamps in a quarter gets what it is worth; if several have as many, nobody does.',
          clauses: ['MYG-5.1', 'MYG-5.2'],
        },
        {
          text: 'Show your homes: each of your lamps at home is worth 2 points more. Who has as many points as the first is first too.',
          clauses: ['MYG-5.3', 'MYG-5.4'],
        },
      ],
    },
  ],
}
