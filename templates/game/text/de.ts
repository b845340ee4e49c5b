import { QUARTERS, WAYS, type QuarterId } from '../data.ts'
import type { Text } from './text.ts'

const quarters: Record<QuarterId, string> = {
  harbour: 'Hafen',
  market: 'Markt',
  gardens: 'Gärten',
  'old-town': 'Altstadt',
  mills: 'Mühlen',
}
const quarter = (index: number): string => quarters[QUARTERS[index].id]

export const text: Text = {
  quarters,
  livesIn: (who, home) => `${who} wohnt hier: ${quarter(home)}`,
  prompts: {
    light: (s) => `Häng eine Laterne auf, nur nicht im Nebel: ${quarter(s.fog)}.`,
    carry: () => 'Trag eine deiner Laternen ins Viertel daneben, oder lass sie hängen.',
  },
  moves: {
    light: (at) => quarter(at),
    carry: (at) => `${quarter(WAYS[at].from)} → ${quarter(WAYS[at].to)}`,
    stay: () => 'Hängen lassen',
  },
  events: {
    'moved-in': (e, who) =>
      e.secret ? `${who(e.seat)} wohnt hier: ${quarter(e.secret.home)}.` : `${who(e.seat)} wohnt im Geheimen.`,
    fog: (e) => `Nebel: ${quarter(e.quarter)}.`,
    lit: (e, who) => `${who(e.seat)} hängt eine Laterne auf: ${quarter(e.quarter)}.`,
    carried: (e, who) => `${who(e.seat)} trägt eine Laterne: ${quarter(e.from)} → ${quarter(e.to)}.`,
    stayed: () => '',
    'came-home': (e, who) =>
      `Wohnungen: ${e.homes.map((home, seat) => `${who(seat)} ${quarter(home)} (+${e.points[seat]})`).join(', ')}.`,
  },
  sheet: { quarters: 'Angeführte Viertel', home: 'Laternen zu Hause' },
  terms: { quarters: 'geführte Viertel', home: 'Lampen daheim' },
  clauses: {
    'MYG-4.1': 'In den Nebel kommt keine Laterne.',
    'MYG-4.2': 'Häng erst eine Laterne auf.',
    'MYG-4.3': 'Du kannst nur eine eigene Laterne tragen, und nur ins Viertel daneben.',
    'MYG-4.4': 'Das Spiel ist aus.',
    'MYG-4.5': 'Jemand anderes ist am Zug.',
  },
  screen: {
    lamps: 'Übrige Laternen',
    home: 'Zuhause',
    worth: 'Wert',
    leader: 'Führt',
    nobody: 'niemand',
    fog: 'im Nebel',
    quarter: 'Viertel',
    turn: (n, of) => `Zug ${n} von ${of}`,
  },
}
