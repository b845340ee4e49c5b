import type { RattusPuzzleText } from './text.ts'

export const text: RattusPuzzleText = {
  themes: {
    'last-rats': {
      name: 'Die letzten Ratten',
      look: 'Das Ende ist nah. Wer liegt vorn, wenn jede Region getroffen wird?',
    },
    plague: { name: 'Lenke die Pest', look: 'Die Pest trifft jemanden. Achte auf Zahlen, Gruppen und Zeichen.' },
    theft: { name: 'Nimm sie ihnen weg', look: 'Eine Karte wechselt die Hand: ihre Macht und ihr Zeichen.' },
    card: { name: 'Welche Karte?', look: 'Jede Karte ist Macht und Ziel. Welche hilft noch in diesem Zug?' },
    palace: { name: 'In den Palast', look: 'Im Palast trifft es niemanden mehr.' },
    escape: { name: 'Eine Flucht', look: 'Leute und Ratten lassen sich trennen, bevor die Pest zieht.' },
    people: { name: 'Wo Menschen leben', look: 'Ratten bringen Leute und Gefahr. Wo leben sie am Ende noch?' },
    plan: { name: 'Ein Plan', look: 'Denk an den ganzen Zug, bevor du den ersten Schritt tust.' },
  },
}
