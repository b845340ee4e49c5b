import { QUARTERS, WAYS, type QuarterId } from '../data.ts'
import type { Text } from './text.ts'

const quarters: Record<QuarterId, string> = {
  harbour: 'Harbour',
  market: 'Market',
  gardens: 'Gardens',
  'old-town': 'Old Town',
  mills: 'Mills',
}
const quarter = (index: number): string => quarters[QUARTERS[index].id]

export const text: Text = {
  quarters,
  livesIn: (who, home) => `${who} lives in: ${quarter(home)}`,
  prompts: {
    light: (s) => `Hang a lamp in any quarter but this one, which is in the fog: ${quarter(s.fog)}.`,
    carry: () => 'Carry one of your lamps to a quarter beside it, or let them be.',
  },
  moves: {
    light: (at) => quarter(at),
    carry: (at) => `${quarter(WAYS[at].from)} → ${quarter(WAYS[at].to)}`,
    stay: () => 'Let them be',
  },
  events: {
    'moved-in': (e, who) =>
      e.secret ? `${who(e.seat)} lives in: ${quarter(e.secret.home)}.` : `${who(e.seat)} has a home in secret.`,
    fog: (e) => `Fog: ${quarter(e.quarter)}.`,
    lit: (e, who) => `${who(e.seat)} hangs a lamp: ${quarter(e.quarter)}.`,
    carried: (e, who) => `${who(e.seat)} carries a lamp: ${quarter(e.from)} → ${quarter(e.to)}.`,
    stayed: () => '',
    'came-home': (e, who) =>
      `Homes: ${e.homes.map((home, seat) => `${who(seat)} ${quarter(home)} (+${e.points[seat]})`).join(', ')}.`,
  },
  sheet: { quarters: 'Quarters led', home: 'Lamps at home' },
  terms: { quarters: 'quarters led', home: 'lamps at home' },
  clauses: {
    'MYG-4.1': 'No lamp goes into the fog.',
    'MYG-4.2': 'First hang a lamp.',
    'MYG-4.3': 'Only a lamp of your own can be carried, and only to a quarter beside it.',
    'MYG-4.4': 'The game is over.',
    'MYG-4.5': 'It is another seat’s turn.',
  },
  screen: {
    lamps: 'Lamps left',
    home: 'Home',
    worth: 'Worth',
    leader: 'Leads',
    nobody: 'nobody',
    fog: 'in the fog',
    quarter: 'Quarter',
    turn: (n, of) => `Turn ${n} of ${of}`,
  },
}
