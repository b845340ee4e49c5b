import type { DiePatinPuzzleText } from './text.ts'

export const text: DiePatinPuzzleText = {
  themes: {
    'last-turn': { name: 'Der letzte Zug', look: 'Danach kommt nichts mehr. Zähle, was jeder Ausgang wert ist.' },
    mission: { name: 'Eine Mission', look: 'Nur wer allein vorn liegt, wertet. Jetzt, oder später für mehr?' },
    card: { name: 'Welche Karte?', look: 'Bauen, räumen oder bestechen: Eines passt zu dieser Runde.' },
    claim: { name: 'Eine Eroberung', look: 'Ein Gebiet lässt sich nehmen. Zähle die Macht ringsum.' },
    fight: { name: 'Vertreibe sie', look: 'Jemandes Ratten stehen im Weg.' },
    room: {
      name: 'Ein Hinterzimmer',
      look: 'Die zweite Figur eröffnet ein Hinterzimmer. Welches Plättchen lohnt sich?',
    },
    figure: { name: 'Wohin?', look: 'Zu Hause handelt eine Figur, draußen erobert sie.' },
    plan: { name: 'Ein Plan', look: 'Schau auf das, was die Runde entscheidet, nicht auf das Nächstliegende.' },
  },
}
