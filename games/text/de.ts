import type { Blurbs } from './text.ts'

export const blurbs: Blurbs = {
  'ape-town': {
    title: 'Ape Town',
    blurb:
      'Fülle eine düstere Stadt mit Affen und Bananenplätzen. Zahle für die Wahl, punkte beim Legen und sei Boss, wenn ein Revier voll ist.',
  },
  'der-boss': {
    title: 'Der Boss',
    blurb:
      'Autos, Schiffe und dunkle Firmen auf der Weltkarte. Schnapp dir Aufträge, überlebe die Mafia, sichere dir Monopole.',
  },
}
