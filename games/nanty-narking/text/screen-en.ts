import { english } from '#engine/words.ts'
import { board } from './map-en.ts'
import type { ScreenText } from './text.ts'

const { and, or } = english

/** By the number of trouble markers. */
const HEADLINES = [
  'All quiet',
  'A scuffle',
  'Two brawls',
  'Unrest!',
  'Unrest grows',
  'Mobs in the streets',
  'Town in turmoil',
  'On the brink!',
  'Anarchy!',
]

export const screen: ScreenText = {
  ...board,
  language: 'en',
  spectator: 'Hands are hidden',
  handOf: (name) => `Cards of ${name}`,
  onTheTable: 'On the table',
  nothingOnTheTable: 'No card in play',
  masthead: 'The London Narker',
  edition: (n) => (n === 0 ? 'Morning edition' : `Extra edition no. ${n}`),
  news: (markers) => HEADLINES[Math.min(markers, 8)],
  newsText: (places) =>
    places.length > 0 ? `Trouble in ${and(places)}.` : 'No trouble anywhere in town. Our reporters stay awake.',
  tickets: {
    ready: '',
    used: 'Used this turn.',
    fresh: 'New: from your next turn on.',
    blocked: 'Grenadiers stand there.',
    voided: 'This card has left the game.',
  },
  lyingOpen: 'Lies open.',
  secret: 'Secret.',
  troubleHelp: 'Trouble markers in London. Eight matter to Fagin and to Riots.',
  drawPile: 'to draw',
  eventsLeft: 'events left',
  yourGoal: 'Your secret goal:',
  reached: (has, need) => (has >= need ? `${has} of ${need}: done!` : `${has} of ${need} · ${need - has} to go`),
  ifThisWere: 'How near, if this were them:',
  couldWin: (names) => `${or(names)} could win next!`,
  waysHelp: 'Somebody may be any of these. So near would each seat be:',
  thatIsYou: '(you)',
  nobodyIs: '(nobody, as far as you saw)',
  goals: {
    presence: (need) => `agents in ${need} districts`,
    trouble: (need) => `${need} trouble markers`,
    wealth: (need) => `£${need} in money and buildings`,
    control: (need) => `control of ${need} districts`,
    'deck-out': () => 'the draw pile runs out; cards left:',
    'presence-in-trouble': (need) => `agents in ${need} districts with trouble`,
    'building-value': (need) => `buildings for £${need}`,
    'peaceful-control': (need, peace) => `control of ${need}, trouble at most ${peace}`,
    cash: (need) => `£${need} in coins`,
    'quiet-thames': (need) => `agents in ${need} quiet Thames districts`,
    agents: (need) => `${need} agents on the board`,
    'deck-low-presence': (need, cards) => `agents in ${need} districts, pile at most ${cards}`,
    'control-value': (need) => `control of districts for £${need}`,
  },
  discards: 'Discard pile',
  pastEvents: 'Events so far',
  troubleWouldGo: 'Unless somebody prevents it, the trouble there goes too.',
  wouldSkip: 'You go without it.',
  onlyInterrupts: 'You hold nothing but interrupts: no card can be played.',
}
