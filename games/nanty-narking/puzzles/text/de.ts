import type { NantyNarkingPuzzleText } from './text.ts'

export const text: NantyNarkingPuzzleText = {
  themes: {
    'last-turn': { name: 'Der letzte Zug', look: 'Die Partie ist fast zu Ende. Was zählt jetzt?' },
    murder: { name: 'Ein Mord', look: 'Jemand muss weg: Wer ist dem Ziel nah, und wo?' },
    building: { name: 'Ein Gebäude', look: 'Wo Ruhe herrscht, kann man bauen. In welchem Viertel?' },
    calm: { name: 'Schaffe Ruhe', look: 'Unruhe ist, was jemand braucht. Du auch?' },
    rivals: { name: 'Schick sie fort', look: 'Eine Figur, die woanders steht, schadet nicht.' },
    agents: { name: 'Deine Agenten', look: 'Ein Platz bringt dein Ziel näher oder hält ihres fern.' },
    card: { name: 'Welche Karte?', look: 'Eine Karte deiner Hand tut, was nötig ist.' },
    plan: { name: 'Ein Plan', look: 'Achte auf dein Ziel und auf die Anzeigen aller anderen.' },
  },
}
