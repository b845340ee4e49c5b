import type { DiePatinPuzzleText } from './text.ts'

export const text: DiePatinPuzzleText = {
  themes: {
    'last-turn': { name: 'The last turn', look: 'Nothing comes after this. Count what each outcome is worth.' },
    mission: { name: 'A mission', look: 'Only who is alone on top scores. Now, or later for more?' },
    card: { name: 'Which card?', look: 'Build, clear a manhole, or bribe: one of them fits this round.' },
    claim: { name: 'A claim', look: 'An area can be taken. Count the power around it.' },
    fight: { name: 'Drive them out', look: 'Somebody’s rats stand in your way.' },
    room: { name: 'A back room', look: 'A second figure opens a back room. Which tile pays?' },
    figure: { name: 'Where to go', look: 'At home a figure acts, outside it claims.' },
    plan: { name: 'A plan', look: 'Look at what decides the round, not at what is nearest.' },
  },
}
