import type { LearnText } from './text.ts'

export const text: LearnText = {
  learn: (title) => `${title} lernen`,
  lesson: (n, of) => `Lektion ${n} von ${of}`,
  minutes: (n) => `${n} min`,
  begin: 'Anfangen',
  goOn: 'Weiter',
  done: 'geschafft',
  startOver: 'Noch einmal',
  skip: 'Überspringen',
  leave: 'Aufhören',
  showMe: 'Zeig es mir',
  shown: (label) => `So geht es: ${label}. Am Tisch leuchtet es.`,
  tryAgain: 'Noch ein Versuch',
  next: 'Weiter',
  right: 'Genau!',
  legalBut: 'Nicht ganz.',
  remember: 'Zum Merken',
  guided: 'Ein kurzes Spiel',
  guidedPlay: 'Spielen',
  look: 'Worauf du achten kannst',
  guide: 'Lektion',
}
