import type { CoachText } from './text.ts'

export const text: CoachText = {
  coach: 'Coach',
  gotIt: 'Alles klar',
  noMore: 'Keine Tipps mehr',
  goal: 'Das Ziel',
  begin: 'Los geht’s',
  takes: (minutes) => `Es dauert ${minutes}.`,
  matters: 'Worauf kommt es an?',
  now: (terms) => `Deine Wahl ändert am meisten: ${terms.join('; und dann: ')}.`,
  ahead: (term) => `Du liegst vorn bei: ${term}.`,
  behind: (name, term) => `${name} liegt vor dir bei: ${term}.`,
  even: 'Nichts sticht heraus: Deine Möglichkeiten sind etwa gleich gut.',
  notNow: 'Frag noch einmal, wenn du am Zug bist.',
  failed: 'Diesmal keine Antwort: Der Bot ist ausgefallen.',
}
