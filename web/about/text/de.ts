import type { AboutText } from './text.ts'

export const text: AboutText = {
  credits: 'Dank',
  ownAndOthers: [
    'Bilder, Texte und Code sind unsere eigenen; die Namen der Spiele sagen nur, nach welchen Regeln gespielt wird.',
    'Gesetzt in Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License 1.1).',
  ],
  designedBy: (names) => `Entworfen von ${names}`,
  works: { typeface: 'Schrift', icons: 'Symbole', map: 'Karte' },
  what: [
    'Bei Revier spielst du Gebietsspiele so, wie sie sind: Jede Regel gilt, jede Ablehnung nennt ihre Regel, und jedes Spiel lässt sich ansehen und von jeder Stellung aus weiterspielen.',
    'Bots sehen nicht mehr, als ein Mensch an ihrer Stelle sehen dürfte. Wie gemischt wird, steht vor dem ersten Zug fest, sodass es sich hinterher prüfen lässt.',
    'Spiele gegen Bots oder an einem Bildschirm liegen in diesem Browser und sonst nirgends, Tische online beim Server, von dem diese Seite kommt.',
  ],
}
