import { german } from '#engine/words.ts'
import type { TownLegendText } from './text.ts'

const { count } = german

export const text: TownLegendText = {
  lamps: (name, n) => `${name}: ${count(n, 'Lampe', 'Lampen')}.`,
  worth: (points) => `${count(points, 'Punkt', 'Punkte')} wert.`,
  things: {
    quarter: {
      name: 'Viertel',
      what: 'Hier hängst du Lampen auf. Am Ende bekommt seine Punkte, wer allein die meisten hat. Wellen sind Nebel: Dorthin kommt in diesem Zug keine Lampe.',
    },
    lamps: { name: 'Lampen', what: 'Lampen eines Platzes. Eine davon darf in ein Viertel nebenan getragen werden.' },
    home: {
      name: 'Dein Zuhause',
      what: 'Nur du kennst es. Jede deiner Lampen, die am Ende dort hängt, ist 2 Punkte wert.',
    },
    left: {
      name: 'Lampen übrig',
      what: 'Volle sind noch aufzuhängen. Das Spiel endet, wenn niemand mehr eine hat.',
    },
    worth: { name: 'Wert', what: 'Was das Viertel am Ende bringt.' },
    leader: { name: 'Führt', what: 'Wer die Punkte des Viertels jetzt bekäme; bei Gleichstand niemand.' },
  },
}
