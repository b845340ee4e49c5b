import type { NantyNarkingPuzzleText } from './text.ts'

export const text: NantyNarkingPuzzleText = {
  themes: {
    'last-turn': { name: 'The last turn', look: 'The game is about to end. What counts now?' },
    murder: { name: 'A murder', look: 'Somebody must go: who is near a goal, and where?' },
    building: { name: 'A house', look: 'Where nothing is amiss, one can build. Which district?' },
    calm: { name: 'Calm the streets', look: 'Trouble is what somebody needs. Not you?' },
    rivals: { name: 'Move them on', look: 'A figure that stands elsewhere does no harm.' },
    agents: { name: 'Your agents', look: 'One place brings your goal nearer, or keeps theirs away.' },
    card: { name: 'Which card?', look: 'One card of your hand does what is needed.' },
    plan: { name: 'A plan', look: 'Watch your own goal, and everybody’s meters.' },
  },
}
