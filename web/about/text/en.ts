import type { AboutText } from './text.ts'

export const text: AboutText = {
  credits: 'Credits',
  ownAndOthers: [
    'Art, texts and code are our own; names of games only say which rules are played.',
    'Text is set in Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License 1.1).',
  ],
  designedBy: (names) => `Designed by ${names}`,
  works: { typeface: 'Typeface', icons: 'Icons', map: 'Map' },
  what: [
    'Revier lets you play area-control games in full. Every rule is enforced, every refusal names its rule, and every game can be replayed and continued from any position.',
    'Bots see no more than a player in their seat would. The shuffle of each game follows from a seed that is fixed before the first move, so that anyone can check it afterwards.',
    'Games against bots or around one screen are kept in this browser and nowhere else, tables online by the server that this page comes from.',
  ],
}
