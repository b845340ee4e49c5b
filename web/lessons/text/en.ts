import type { LearnText } from './text.ts'

export const text: LearnText = {
  learn: (title) => `Learn ${title}`,
  lesson: (n, of) => `Lesson ${n} of ${of}`,
  minutes: (n) => `${n} min`,
  begin: 'Begin',
  goOn: 'Go on',
  done: 'done',
  startOver: 'Start over',
  skip: 'Skip lesson',
  leave: 'Leave',
  showMe: 'Show me',
  shown: (label) => `This way: ${label}. It is lit on the table.`,
  tryAgain: 'Try again',
  next: 'Next',
  right: 'That’s it!',
  legalBut: 'Not quite.',
  remember: 'To remember',
  guided: 'A short game',
  guidedPlay: 'Play it',
  look: 'What to look at',
  guide: 'Lesson',
}
