import type { PuzzlePageText } from './text.ts'

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

export const text: PuzzlePageText = {
  puzzles: 'Puzzles',
  puzzlesOf: (game) => `Puzzles: ${game}`,
  intro: 'Real positions from games of bots. In each of them one move is clearly the best: make it on the board.',
  score: (rating, streak, best) => `Your rating ${rating} · streak ${streak} · best streak ${best}`,
  progress: (tried, of) => `${tried} of ${of} tried`,
  next: 'Next puzzle',
  ofTheDay: 'Puzzle of the day',
  puzzle: 'Puzzle',
  unknown: 'There is no such puzzle.',
  level: (rating) => `level ${rating}`,
  seats: (n) => `${n} seats`,
  order: (name) => `${name} to move. One move is clearly the best: make it.`,
  giveUp: 'Show the answer',
  leave: 'Leave',
  right: 'Solved!',
  wrong: 'Not the best.',
  answer: 'The answer:',
  chanceOf: (percent) => `It wins ${percent} % of the time.`,
  tryAgain: 'Try again',
  gained: (points, rating) => `${signed(points)}, rating ${rating}`,
  streak: (n) => `streak ${n}`,
  why: 'Why',
  chances: 'Chance to win after each move',
  above: (reason) => `above all: ${reason}`,
  knew: 'Judged by what this seat can know.',
  watch: 'Watch the line',
  endLine: 'Back to the puzzle',
  playOn: 'Play on from here',
  missed: ([random, , hasty, greedy]) =>
    `${hasty} % of bots that look no further than the move itself miss it, ${greedy} % of those that think their turn through, ${random} % of those that choose at random.`,
  done: 'tried',
}
