import { german } from '#engine/words.ts'
import { board } from './map-de.ts'
import type { ScreenText } from './text.ts'

const { and, or } = german

/** Nach der Zahl der Unruhemarker. */
const HEADLINES = [
  'Alles ruhig',
  'Ein Handgemenge',
  'Zwei Schlägereien',
  'Unruhen!',
  'Es gärt',
  'Mob auf den Straßen',
  'Stadt in Aufruhr',
  'Kurz vor dem Umsturz',
  'Anarchie!',
]

export const screen: ScreenText = {
  ...board,
  language: 'de',
  spectator: 'Handkarten sind verdeckt',
  handOf: (name) => `Karten von ${name}`,
  onTheTable: 'Auf dem Tisch',
  nothingOnTheTable: 'Keine Karte im Spiel',
  masthead: 'The London Narker',
  edition: (n) => (n === 0 ? 'Morgenausgabe' : `Extrablatt Nr. ${n}`),
  news: (markers) => HEADLINES[Math.min(markers, 8)],
  newsText: (places) =>
    places.length > 0
      ? `Unruhe herrscht hier: ${and(places)}.`
      : 'Nirgends gibt es Unruhe. Unsere Reporter bleiben wach.',
  tickets: {
    ready: '',
    used: 'In diesem Zug benutzt.',
    fresh: 'Neu: ab deinem nächsten Zug.',
    blocked: 'Dort stehen Grenadiere.',
    voided: 'Diese Karte ist aus dem Spiel.',
  },
  lyingOpen: 'Liegt offen.',
  secret: 'Geheim.',
  troubleHelp: 'Unruhemarker in London. Acht sind wichtig für Fagin und für Aufstände.',
  drawPile: 'im Stapel',
  eventsLeft: 'Ereignisse',
  yourGoal: 'Dein geheimes Ziel:',
  reached: (has, need) => (has >= need ? `${has} von ${need}: geschafft!` : `${has} von ${need} · noch ${need - has}`),
  ifThisWere: 'Wie nah dran als …',
  couldWin: (names) => `${or(names)} könnte gleich gewinnen!`,
  waysHelp: 'Wer ist wer? So nah am Sieg wären alle als diese Persönlichkeit:',
  thatIsYou: '(du)',
  nobodyIs: '(niemand, das hast du gesehen)',
  goals: {
    presence: (need) => `Agenten in ${need} Vierteln`,
    trouble: (need) => `${need} Unruhemarker`,
    wealth: (need) => `£${need} in Geld und Gebäuden`,
    control: (need) => `Kontrolle über ${need} Viertel`,
    'deck-out': () => 'Nachziehstapel leer; noch Karten:',
    'presence-in-trouble': (need) => `Agenten in ${need} Vierteln mit Unruhe`,
    'building-value': (need) => `Gebäude für £${need}`,
    'peaceful-control': (need, peace) => `Kontrolle über ${need}, Unruhe höchstens ${peace}`,
    cash: (need) => `£${need} in Münzen`,
    'quiet-thames': (need) => `Agenten in ${need} ruhigen Themse-Vierteln`,
    agents: (need) => `${need} Agenten auf dem Brett`,
    'deck-low-presence': (need, cards) => `Agenten in ${need} Vierteln, Stapel höchstens ${cards}`,
    'control-value': (need) => `Kontrolle über Viertel für £${need}`,
  },
  discards: 'Ablagestapel',
  pastEvents: 'Bisherige Ereignisse',
  troubleWouldGo: 'Wenn es niemand verhindert, verschwindet dort auch die Unruhe.',
  wouldSkip: 'Du verzichtest darauf.',
  onlyInterrupts: 'Du hast nur Unterbrechen-Karten: Spielen kannst du keine.',
}
