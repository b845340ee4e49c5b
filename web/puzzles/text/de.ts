import type { PuzzlePageText } from './text.ts'

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

export const text: PuzzlePageText = {
  puzzles: 'Aufgaben',
  puzzlesOf: (game) => `Aufgaben: ${game}`,
  intro: 'Echte Stellungen aus Partien von Bots. In jeder ist ein Zug klar der beste: Mach ihn auf dem Plan.',
  score: (rating, streak, best) => `Deine Wertung ${rating} · Serie ${streak} · beste Serie ${best}`,
  progress: (tried, of) => `${tried} von ${of} versucht`,
  next: 'Nächste Aufgabe',
  ofTheDay: 'Aufgabe des Tages',
  puzzle: 'Aufgabe',
  unknown: 'Diese Aufgabe gibt es nicht.',
  level: (rating) => `Stufe ${rating}`,
  seats: (n) => `${n} Plätze`,
  order: (name) => `${name} am Zug. Ein Zug ist klar der beste: Mach ihn.`,
  giveUp: 'Lösung zeigen',
  leave: 'Verlassen',
  right: 'Gelöst!',
  wrong: 'Nicht der beste.',
  answer: 'Die Lösung:',
  chanceOf: (percent) => `Damit gewinnst du in ${percent} % der Fälle.`,
  tryAgain: 'Noch einmal',
  gained: (points, rating) => `${signed(points)}, Wertung ${rating}`,
  streak: (n) => `Serie ${n}`,
  why: 'Warum',
  chances: 'Gewinnchance nach jedem Zug',
  above: (reason) => `vor allem: ${reason}`,
  knew: 'Beurteilt nach dem, was dieser Platz wissen kann.',
  watch: 'Die Fortsetzung ansehen',
  endLine: 'Zurück zur Aufgabe',
  playOn: 'Von hier weiterspielen',
  missed: ([random, , hasty, greedy]) =>
    `${hasty} % der Bots, die nur auf den Zug selbst schauen, verfehlen ihn, ${greedy} % derer, die ihren Zug zu Ende denken, ${random} % derer, die zufällig wählen.`,
  done: 'versucht',
}
