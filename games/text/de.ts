import type { Blurbs } from './text.ts'

export const blurbs: Blurbs = {
  'ape-town': {
    title: 'Ape Town',
    blurb:
      'Fülle eine düstere Stadt mit Affen und Bananenplätzen. Zahle für die Wahl, punkte beim Legen und sei Boss, wenn ein Revier voll ist.',
  },
  'nanty-narking': {
    title: 'Nanty Narking',
    blurb: 'Jede Person am Tisch ist insgeheim eine andere und gewinnt auf ihre Weise: Agenten, Unruhe, Häuser und Geld im London von Dickens und Holmes.',
  },
}
