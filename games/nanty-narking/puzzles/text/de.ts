import type { NantyNarkingPuzzleText } from './text.ts'

export const text: NantyNarkingPuzzleText = {
  themes: {
    'last-turn': { name: 'Der letzte Zug', look: 'Die Partie ist fast zu Ende. Was zählt jetzt?' },
    murder: { name: 'Ein Mord', look: 'Jemand muss weg: Wer ist dem Ziel nah, und wo?' },
    building: { name: 'Ein Gebäude', look: 'Wo Ruhe herrscht, kann man bauen. In welchem Viertel?' },
    calm: { name: 'Sorg für Ruhe', look: 'Jemand braucht die Unruhe. Du auch?' },
    rivals: { name: 'Schick sie fort', look: 'Eine Figur, die woanders steht, schadet nicht.' },
    agents: { name: 'Deine Agenten', look: 'Ein Viertel bringt dich deinem Ziel näher oder andere von ihrem ab.' },
    card: { name: 'Welche Karte?', look: 'Eine deiner Karten kann, was nötig ist.' },
    plan: { name: 'Ein Plan', look: 'Achte auf dein Ziel und auf die Anzeigen aller anderen.' },
  },
}
