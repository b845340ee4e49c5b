import type { DerBossPuzzleText } from './text.ts'

export const text: DerBossPuzzleText = {
  themes: {
    'last-turn': { name: 'The last turn', look: 'The game is about to end. Count the money.' },
    order: { name: 'An order', look: 'An order can be met. Which one, and how?' },
    monopoly: { name: 'A monopoly', look: 'A monopoly is for ever. Where is the lead yours?' },
    fight: { name: 'A fight', look: 'Look at the odds, and at what you leave behind.' },
    block: { name: 'A block', look: 'Somebody is one city short. Keep it so.' },
    journey: { name: 'A journey', look: 'A car goes next door, a ship across the sea. Where to, and with how many?' },
    card: { name: 'Which card?', look: 'One card is missing for what you plan.' },
    plan: { name: 'A plan', look: 'Think of the order that you, or a rival, can meet next.' },
  },
}
