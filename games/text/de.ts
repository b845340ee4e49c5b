import type { Blurbs } from './text.ts'

export const blurbs: Blurbs = {
  'ape-town': {
    title: 'Ape Town',
    blurb:
      'Fülle eine düstere Stadt mit Affen und Bananenplätzen. Zahle für die Wahl, punkte beim Legen und sei Boss, wenn ein Revier voll ist.',
  },
  rattus: {
    title: 'Rattus',
    blurb:
      'Europa, 1347: Siedle, wo die Ratten sind, gewinne die Stände mit ihren Kräften und Gefahren und lenke die Pest an deinen Leuten vorbei.',
  },
  'die-patin': {
    title: 'Die Patin',
    blurb:
      'Fünf Regennächte in Beasty Town: Bestich Ratten, verschiebe Grenzen, richte Hinterzimmer ein und liege bei mehr Missionen vorn als die anderen Clans.',
  },
  'der-boss': {
    title: 'Der Boss',
    blurb:
      'Autos, Schiffe und dunkle Firmen auf der Weltkarte. Schnapp dir Aufträge, überlebe die Mafia, sichere dir Monopole.',
  },
  'nanty-narking': {
    title: 'Nanty Narking',
    blurb:
      'Jede Person am Tisch ist insgeheim eine andere und gewinnt auf ihre Weise: Agenten, Unruhe, Häuser und Geld im London von Dickens und Holmes.',
  },
}
