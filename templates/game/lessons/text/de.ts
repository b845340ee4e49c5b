import type { TownCourseText } from './text.ts'

export const text: TownCourseText = {
  goal: 'Häng Laternen auf, wo niemand so viele hat, und ein paar dort, wo du wohnst. Die meisten Punkte gewinnen.',
  ends: 'Das Spiel endet, wenn niemand mehr eine Laterne hat.',
  coach: {
    light: {
      about: 'Du hängst eine Laterne in ein Viertel ohne Nebel.',
      look: 'Eine mehr als alle anderen genügt; bei Gleichstand bekommt niemand etwas.',
    },
    carry: {
      about: 'Du darfst eine deiner Laternen ins Viertel daneben tragen.',
      look: 'Trag, was du für keine Führung brauchst, und spät im Spiel nach Hause.',
    },
  },
  lessons: {
    'one-more': {
      title: 'Eine Laterne mehr',
      say: 'Die Punkte eines Viertels bekommt, wer dort mehr Laternen hat als alle anderen. Bei Gleichstand bekommt sie niemand. In den Nebel kommt keine Laterne.',
      order: 'Häng die Laterne auf, die am meisten bringt.',
      turns: {
        again: 'Dort führst du schon: Die Laterne bringt nichts Neues.',
        tie: 'Je eine. Du nimmst Gelb die Punkte weg, aber niemand bekommt sie.',
        fog: 'Das Viertel liegt in diesem Zug im Nebel.',
      },
      otherwise: 'Dort führst du jetzt. Aber ein anderes Viertel ist mehr wert, und eine Laterne genügt dafür.',
      recap: 'Eine Laterne mehr als alle anderen; bei Gleichstand niemand.',
    },
    'carry-it-home': {
      title: 'Trag sie nach Hause',
      say: 'Wenn deine Laterne hängt, darfst du eine ins Viertel daneben tragen. Nur du weißt, dass du in den Gärten wohnst: Dort ist jede deiner Laternen am Ende 2 Punkte mehr wert.',
      order: 'Trag eine Laterne nach Hause und behalte, was du anführst.',
      turns: {
        away: 'Dort wohnst du nicht, oder du gibst ein Viertel auf, das du anführst.',
        idle: 'Du darfst sie hängen lassen. Aber eine davon wäre zu Hause mehr wert.',
        far: 'Tragen kannst du nur eigene Laternen, und nur ins Viertel daneben.',
      },
      otherwise: 'Schau auf den Markt: Dort hast du eine Laterne mehr, als du brauchst.',
      recap: 'Laternen zu Hause bringen je 2, und niemand weiß, wo das ist.',
    },
  },
  examples: {},
  guided: {
    say: 'Die meisten Laternen hängen. Spiel die letzten Züge gegen einen leichten Bot.',
    look: [
      'Welche Viertel führt jemand mit nur einer Laterne Vorsprung?',
      'Was kannst du ins Viertel daneben tragen, ohne eine Führung zu verlieren?',
      'Häng Laternen zu Hause spät auf: Vorher muss es niemand wissen.',
    ],
  },
}
