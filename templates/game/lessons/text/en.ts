import type { TownCourseText } from './text.ts'

export const text: TownCourseText = {
  goal: 'Hang lamps where nobody has as many, and a few where you live. Most points win.',
  ends: 'The game ends when nobody has a lamp left.',
  coach: {
    light: {
      about: 'You hang one lamp in a quarter without fog.',
      look: 'One lamp more than anybody else is enough; a tie pays nobody.',
    },
    carry: {
      about: 'You may carry one of your lamps to a quarter beside it.',
      look: 'Move what you do not need for a lead, and late in the game towards your home.',
    },
  },
  lessons: {
    'one-more': {
      title: 'One lamp more',
      say: 'A quarter is worth its points to whoever has more lamps there than anybody else. In a tie nobody gets them. No lamp goes into the fog.',
      order: 'Hang the lamp that brings the most points.',
      turns: {
        again: 'You lead there already: that lamp brings nothing new.',
        tie: 'One each. You take the points from Yellow, but nobody gets them.',
        fog: 'That quarter is in the fog this turn.',
      },
      otherwise: 'You lead there now. But another quarter is worth more, and one lamp is enough for it.',
      recap: 'One lamp more than anybody else; in a tie, nobody.',
    },
    'carry-it-home': {
      title: 'Carry it home',
      say: 'After hanging one you may carry a lamp to a quarter beside it. Only you know that you live in the Gardens: each of your lamps there is worth 2 more at the end.',
      order: 'Carry a lamp home, and keep what you lead.',
      turns: {
        away: 'That is not where you live, or it gives up a quarter that you lead.',
        idle: 'You may let them be. But one of them would be worth more at home.',
        far: 'Only your own lamps can be carried, and only to a quarter beside them.',
      },
      otherwise: 'Look at the Market: you have one lamp more there than you need.',
      recap: 'Lamps at home bring 2 each, and nobody knows where that is.',
    },
  },
  examples: {},
  guided: {
    say: 'Most lamps hang. Play the last turns against an easy bot.',
    look: [
      'Which quarters are led by a single lamp?',
      'What can be carried to a quarter beside it without losing a lead?',
      'Hang lamps at home late: before that nobody need know.',
    ],
  },
}
