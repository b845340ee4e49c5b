import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        {
          text: 'Zu zweit bis zu viert hängt ihr Laternen in einer Stadt auf. Die meisten Punkte gewinnen.',
          clauses: ['MYG-1.1'],
        },
        {
          text: 'Fünf Viertel stehen im Kreis; jedes sagt, was es wert ist, und liegt neben zwei anderen. Alle haben fünf Laternen und eine der fünf Wohnungskarten.',
          clauses: ['MYG-2.1', 'MYG-2.2', 'MYG-2.3'],
          figure: 'ring',
        },
        {
          text: 'Sieh dir deine Wohnungskarte an und verrate sie nicht. Der erste Platz beginnt.',
          clauses: ['MYG-3.1', 'MYG-3.2', 'MYG-7.1'],
        },
      ],
    },
    {
      title: 'Dein Zug',
      paragraphs: [
        { text: 'Nebel fällt auf ein Viertel; dorthin kommt in diesem Zug keine Laterne.', clauses: ['MYG-4.1'] },
        {
          text: 'Häng in einem anderen Viertel eine Laterne auf. Dann darfst du eine von deinen ins Viertel daneben tragen.',
          clauses: ['MYG-4.2', 'MYG-4.3'],
        },
        {
          text: 'Der nächste Platz folgt, bis alle Laternen hängen.',
          clauses: ['MYG-4.4', 'MYG-4.5'],
        },
      ],
    },
    {
      title: 'Das Ende',
      paragraphs: [
        {
          text: 'Wer in einem Viertel die meisten Laternen hat, bekommt seinen Wert; haben mehrere gleich viele, bekommt ihn niemand.',
          clauses: ['MYG-5.1', 'MYG-5.2'],
        },
        {
          text: 'Zeigt eure Wohnungen: Jede deiner Laternen zu Hause bringt 2 Punkte dazu. Wer gleich viele Punkte hat, teilt sich den Platz.',
          clauses: ['MYG-5.3', 'MYG-5.4'],
        },
      ],
    },
  ],
}
