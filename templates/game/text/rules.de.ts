import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Ziel',
      points: 'Die meisten Punkte, wenn alle Laternen hängen.',
    },
    turn: {
      title: 'Dein Zug',
      fog: 'Nebel fällt auf ein Viertel: Dorthin kommt keine Laterne.',
      light: 'Häng in einem anderen Viertel eine Laterne auf.',
      carry: 'Du darfst eine von deinen ins Viertel daneben tragen.',
    },
    end: {
      title: 'Das Ende',
      quarters: 'Die meisten Laternen in einem Viertel: sein Wert. Bei Gleichstand bekommt ihn niemand.',
      homes: '2 Punkte für jede deiner Laternen zu Hause.',
    },
  },
  goal: {
    about: {
      title: 'Worum es geht',
      lamps: 'Zu zweit bis zu viert hängt ihr Laternen in einer Stadt auf. Die meisten Punkte gewinnen.',
    },
  },
  parts: {
    town: {
      title: 'Die Stadt',
      ring: 'Fünf Viertel stehen im Kreis; jedes sagt, was es wert ist, und liegt neben zwei anderen. Alle haben fünf Laternen und eine der fünf Wohnungskarten.',
    },
    setup: {
      title: 'Aufbau',
      home: 'Sieh dir deine Wohnungskarte an und verrate sie nicht. Wer zuerst aufgeführt ist, beginnt.',
    },
  },
  turn: {
    turn: {
      title: 'Dein Zug',
      fog: 'Nebel fällt auf ein Viertel; dorthin kommt in diesem Zug keine Laterne.',
      light:
        'Häng in einem anderen Viertel eine Laterne auf. Dann darfst du eine von deinen ins Viertel daneben tragen.',
      next: 'Reihum geht es weiter, bis alle Laternen hängen.',
    },
  },
  details: {
    end: {
      title: 'Das Ende',
      quarters:
        'Wer in einem Viertel die meisten Laternen hat, bekommt seinen Wert; haben mehrere gleich viele, bekommt ihn niemand.',
      homes:
        'Zeigt eure Wohnungen: Jede deiner Laternen zu Hause bringt 2 Punkte dazu. Wer gleich viele Punkte hat, teilt sich den Rang.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
