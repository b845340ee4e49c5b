import type { RattusPuzzleText } from './text.ts'

export const text: RattusPuzzleText = {
  themes: {
    'last-rats': { name: 'The last rats', look: 'The end is near. Who is ahead when every region is struck?' },
    plague: { name: 'Steer the plague', look: 'The plague strikes somebody. Look at limits, crowds and signs.' },
    theft: { name: 'Take it from them', look: 'A card changes hands: its power, and its sign.' },
    card: { name: 'Which card?', look: 'Each card is a power and a target. Which one helps this very turn?' },
    palace: { name: 'Into the palace', look: 'In the palace nobody can be struck.' },
    escape: { name: 'An escape', look: 'People and rats can be parted before the plague moves.' },
    people: { name: 'Where people live', look: 'Rats bring people, and danger. Where will they still be alive?' },
    plan: { name: 'A plan', look: 'Think of the whole turn before its first step.' },
  },
}
