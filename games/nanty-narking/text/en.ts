import { buildAtHalf } from '../steps.ts'
import type { Who } from '#engine/text.ts'
import { AGENT_TEXT, CARDS, HOUSE_TEXT, INTERRUPTS, SYMBOLS } from '../data/cards.ts'
import { COLOURS, DISTRICTS, EVENTS, GOAL, HOUSES, KINDS, PERSONALITIES, START_DISTRICTS } from '../data.ts'
import { EXACT, FIGURES, SHIELD_ARRIVAL, SHIELD_BUILDING, SHIELD_CARD } from '../moves.ts'
import { districtOf, figuresIn, kindOf, ownerOf, troubleWorth } from '../rules/board.ts'
import { price } from '../rules/buildings.ts'
import { limit, personaOf, progress, threshold } from '../rules/end.ts'
import type { Threat, Window } from '../steps.ts'
import { ransomOf } from '../rules/scrolls/index.ts'
import type { NantyNarking } from '../state.ts'
import { districts, personalities } from './board-en.ts'
import { agentCards, cards, events, houseCards } from './cards-en.ts'
import { clauses } from './clauses-en.ts'
import { logLines } from './log-en.ts'
import { screen } from './screen-en.ts'
import type { Text } from './text.ts'

const district = (d: number): string => districts[DISTRICTS[d]][0]
const card = (c: number): string => cards[CARDS[c]][0]
const kind = (k: number): string => agentCards[KINDS[k]][0]
const house = (h: number): string => houseCards[HOUSES[h]][0]
const event = (e: number): string => events[EVENTS[e]][0]
const interrupt = (i: number): string => card(INTERRUPTS[i])
const source = (n: number): string => {
  if (n < AGENT_TEXT) return card(n)
  return n < HOUSE_TEXT ? kind(n - AGENT_TEXT) : house(n - HOUSE_TEXT)
}
const words = (n: number): string => {
  if (n < AGENT_TEXT) return cards[CARDS[n]][1]
  return n < HOUSE_TEXT ? agentCards[KINDS[n - AGENT_TEXT]][1] : houseCards[HOUSES[n - HOUSE_TEXT]][1]
}

/** `Ada’s agent in Chelsea`, `a grenadier in The City`, `Ada’s Newsboy in Chelsea`. */
function figure(f: number, s: NantyNarking, who: Who): string {
  const owner = ownerOf(f)
  const what =
    owner === 4
      ? 'a grenadier'
      : owner === 5
        ? 'a new citizen'
        : `${who(owner)}’s ${f < EXACT ? 'agent' : kind(kindOf(f))}`
  const at = districtOf(s, f)
  return at >= 0 ? `${what} in ${district(at)}` : what
}

/** Most texts that are about somebody begin with the choice. */
const choosing = (says: string): string => (/choose a player/i.test(says) ? says : `Choose a player. ${says}`)

const symbols = {
  'place-agent': 'place an agent',
  money: 'take money',
  'remove-trouble': 'remove a trouble marker',
  assassinate: 'murder somebody in a district with trouble',
  build: 'build',
  scroll: 'carry out the text',
  event: 'draw an event',
  'play-another': 'play another card',
  interrupt: 'interrupt',
} as const

const THREATS: Readonly<Record<Threat, string>> = {
  skull: 'is about to be murdered',
  'text-removes': 'is about to be removed',
  'text-moves': 'is about to be moved',
  text: '',
  'text-hand': '',
  'own-card': 'is about to be removed by your own card',
  'event-removes': 'is about to be removed',
}

function reactPrompt(s: NantyNarking, step: Window, who: Who): string {
  const { threat, figure: f } = step
  if (f >= 0) return `${figure(f, s, who)} ${THREATS[threat]}. Do you react?`
  if (threat === 'text-moves')
    return `${who(s.active)} wants two figures to change places, one of them yours. Do you react?`
  if (threat === 'text-hand') return `${who(s.active)} aims a card at your hand. Do you react?`
  return `${who(s.active)} aims a card at you. Do you react?`
}

const moveLabels: Text['moves'] = {
  declare: () => 'Declare victory',
  play: (c) => `Play ${card(c)}`,
  do: () => 'Do it',
  skip: () => 'Skip',
  end: () => 'End your turn',
  use: (d) => `Use the card of ${district(d)}`,
  agent: (k) => `Use the ${kind(k)}`,
  house: (h) => `Use the ${house(h)}`,
  throw: (i) => `Discard ${interrupt(i)} unused`,
  watson: () => 'Play Doctor Watson: ends your turn',
  place: (d) => `Place in ${district(d)}`,
  lift: (f, s, who) => `Lift ${figure(f, s, who)}`,
  to: (d) => `To ${district(d)}`,
  kind: (k) => kind(k),
  'house-kind': (h) => house(h),
  build: (d, s) => `Build in ${district(d)} (£${price(s, d, buildAtHalf.is(s.agenda.at(-1)))})`,
  'move-house': (d) => `Take the building from ${district(d)}`,
  buy: (d, s) => `Buy the building in ${district(d)} (£${price({ ...s, cheap: -1 }, d, false)})`,
  raze: (d) => `Pull down the building in ${district(d)}`,
  'lose-house': (d) => `Give up the building in ${district(d)}`,
  calm: (d) => `Remove the trouble in ${district(d)}`,
  stir: (d) => `Put trouble in ${district(d)}`,
  score: (d, s) => `${district(d)}: £${troubleWorth(s) * figuresIn(s, d)}`,
  kill: (f, s, who) => `Remove ${figure(f, s, who)}`,
  pick: (f, s, who) => `Choose ${figure(f, s, who)}`,
  lose: (f, s, who) => `Lose ${figure(f, s, who)}`,
  target: (seat, _, who) => who(seat),
  pair: (at, _, who) => `${who(Math.floor(at / COLOURS.length))} pays ${who(at % COLOURS.length)}`,
  coin: () => 'Give £1',
  pay: () => 'Pay',
  refuse: () => 'Do not pay',
  give: (c) => `Give ${card(c)}`,
  discard: (c) => `Discard ${card(c)}`,
  take: (c) => `Take ${card(c)}`,
  keep: (c) => `Keep ${card(c)}`,
  done: () => 'No more',
  react: (i) => `Play ${interrupt(i)}`,
  suffragette: () => 'Call on the Suffragette',
  shield: (item, s, who) => `Pay £3: protect ${shielded(item, s, who)}`,
  save: (at, s, who) => `Play ${interrupt(Math.floor(at / FIGURES.length))} for ${figure(at % FIGURES.length, s, who)}`,
  pass: () => 'Let it happen',
  stay: () => 'Stay',
  'draw-house': () => 'Draw a building card',
  bottom: (e) => `Put ${event(e)} at the bottom`,
  top: (e) => `Next on top: ${event(e)}`,
}

function shielded(item: number, s: NantyNarking, who: Who): string {
  if (item < SHIELD_BUILDING) return figure(item, s, who)
  if (item < SHIELD_CARD) return `the building in ${district(item - SHIELD_BUILDING)}`
  if (item < SHIELD_ARRIVAL) return `the card of ${district(item - SHIELD_CARD)}`
  const at = s.rolls[item - SHIELD_ARRIVAL]
  return at === undefined ? 'a district' : `${district(at)} from newcomer ${item - SHIELD_ARRIVAL + 1}`
}

const prompts: Text['prompts'] = {
  'set-up-agent': (_, step) => `Which agent starts in ${district(START_DISTRICTS[step.at])}?`,
  turn: (s) => (s.mustPlay ? 'Your turn: play a card.' : 'Anything else before your turn ends?'),
  symbol: (_, step) => {
    const { card: c, at } = step
    const what = SYMBOLS[c][at]
    return what === 'scroll' ? `${card(c)}: ${words(c)}` : `${card(c)}: ${symbols[what]}?`
  },
  'fill-slot': (_, step) => `${card(step.card)}: play a card from your hand?`,
  lift: () => 'All your agents are out. Which one do you lift?',
  place: () => 'Where does your agent go?',
  'choose-kind': (_, step) => `Which agent comes to ${district(step.district)}?`,
  'move-house': (_, step) => `All your buildings stand. Which one moves to ${district(step.district)}?`,
  'house-kind': (_, step) => `Which building goes up in ${district(step.district)}?`,
  'pick-own': () => 'Which of your agents moves?',
  destination: (s, step, who) => `Where does ${figure(step.figure, s, who)} go?`,
  player: (_, step) => `${source(step.source)}: ${choosing(words(step.source))}`,
  ransom: (s, step, who) =>
    `Pay ${who(s.active)} £${ransomOf(step.source)} because of ${source(step.source)}? ${words(step.source)}`,
  'score-trouble': () => 'Which district with trouble pays you?',
  'choose-pair': (_, step) => `Who pays £${step.amount} to whom?`,
  'lose-own': (_, step) =>
    step.orPay > 0 ? `Lose an agent, or pay £${step.orPay}.` : 'Which of your agents do you lose?',
  victim: () => 'Who is removed?',
  'discard-one': (_, step) =>
    step.gain > 0 ? `Which card do you discard for £${step.gain}?` : 'Which card do you discard?',
  sell: (_, step) => `Discard a card for £${step.price}?`,
  'throw-away': (_, step) => `Discard up to ${step.left} more before you draw?`,
  give: (_, step, who) => `Which card do you give to ${who(step.to)}?`,
  'coin-or-card': (s, _, who) => `Give ${who(s.active)} £1 or a card.`,
  'discard-theirs': (_, step, who) => `Which of ${who(step.target)}’s cards is discarded?`,
  keep: (_, step, who) => `Which of ${who(step.target)}’s two cards do you keep?`,
  'pick-other': () => 'Which figure do you move?',
  drive: (s, step, who) => `Where does ${figure(step.figure, s, who)} have to go?`,
  'pick-first': () => 'Which figure changes places?',
  'pick-second': () => 'With whom?',
  stir: () => 'Where does the trouble marker go?',
  calm: () => 'Which trouble marker is removed?',
  'build-at-half': () => 'Where do you build at half price?',
  buy: () => 'Which building do you buy?',
  raze: (_, step, who) => `Pull down one of ${who(step.target)}’s buildings?`,
  react: reactPrompt,
  'event-react': (s) => `${event(s.event)}: ${events[EVENTS[s.event]][1]} Do you protect something?`,
  flee: () => 'Flood: which agent flees first?',
  'murder-victim': (s) => `Mysterious Murders in ${district(s.rolls[0])}: who is removed?`,
  'give-up': () => 'You cannot pay for all your buildings. Which one goes?',
  'name-agent': () => 'Inigo Jones: which of your agents goes?',
  'street-girl': () => 'Whom does the Street Girl lead astray?',
  ride: () => 'Where does the Cyclist ride?',
  'draw-house': () => 'Draw a building card?',
  'take-theirs': (_, step, who) => `Take one of ${who(step.target)}’s cards?`,
  'to-bottom': () => 'Which event goes to the bottom of the pile?',
  'to-top': () => 'Which event comes next?',
  'mansion-own': () => 'Mansion: which of your agents changes places?',
  'mansion-other': () => 'With whose agent?',
}

export const text: Text = {
  cards,
  eventCards: events,
  districts,
  personalities,
  agentCards,
  houseCards,
  symbols,
  prompts,
  moves: moveLabels,
  verbs: {
    place: 'Place an agent',
    to: 'Go to',
    pick: 'Choose',
    kill: 'Remove',
    lift: 'Lift',
    calm: 'Remove trouble',
    stir: 'Put trouble',
    build: 'Build',
    raze: 'Pull down',
    score: 'Score',
  },
  events: logLines,
  epilogue(s, seat) {
    const persona = personaOf(s, seat)
    const goal = screen.goals[GOAL[persona]](threshold(s, persona), limit(s, GOAL[persona]))
    return `${personalities[PERSONALITIES[persona]][0]}: ${goal} (${progress(s, seat, persona)})`
  },
  sheet: { agents: 'Agents', buildings: 'Buildings', money: 'Money', loans: 'Loans not repaid' },
  terms: {
    goal: 'being nearer to your own goal',
    danger: 'keeping rivals from their goals',
    points: 'the lead in points',
    means: 'money, agents, buildings and cards',
    promise: 'what the cards still bring',
  },
  clauses,
  variants: {
    personalities: {
      name: 'Personalities',
      values: { standard: 'Standard', classic: 'Classic', alternative: 'Alternative, for old hands' },
    },
    'agent-and-building-cards': { name: 'Agent and building cards', values: { off: 'Without', on: 'With' } },
  },
  screen,
  draw: {
    trouble: 'trouble',
    grenadier: 'grenadiers',
    citizen: 'citizens',
    deck: 'draw pile',
    events: 'events',
    hand: 'hand',
    of: 'of',
    loans: 'loans',
    table: 'On the table',
  },
}
