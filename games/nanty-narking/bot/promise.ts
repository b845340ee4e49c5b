import { AMOUNTS, CARDS, effectOf, SYMBOLS, type Effect } from '../data/cards.ts'
import { GOAL, type Goal } from '../data.ts'

type Gain = 'money' | 'place' | 'trouble' | 'calm' | 'build' | 'kill' | 'move' | 'draw' | 'event'

/** What one of each is worth to who wants a goal. */
const WANTS: Readonly<Record<Goal, Readonly<Partial<Record<Gain, number>>>>> = {
  presence: { place: 0.05, move: 0.03, kill: 0.012, build: 0.015, money: 0.003, draw: 0.01 },
  'quiet-thames': { place: 0.045, move: 0.03, calm: 0.03, kill: 0.012, build: 0.015, money: 0.003, draw: 0.01 },
  agents: { place: 0.045, move: 0.004, kill: 0.012, build: 0.012, money: 0.003, draw: 0.01 },
  trouble: { place: 0.05, trouble: 0.06, move: 0.03, build: 0.012, money: 0.003, draw: 0.01 },
  'presence-in-trouble': { place: 0.05, trouble: 0.05, move: 0.03, build: 0.012, money: 0.003, draw: 0.01 },
  wealth: { money: 0.01, build: 0.03, place: 0.02, kill: 0.012, calm: 0.006, draw: 0.01 },
  cash: { money: 0.015, build: 0.002, place: 0.015, kill: 0.012, draw: 0.01 },
  'building-value': { money: 0.01, build: 0.06, place: 0.025, kill: 0.015, calm: 0.015, draw: 0.01 },
  control: { place: 0.045, build: 0.05, kill: 0.03, money: 0.006, move: 0.03, calm: 0.006, draw: 0.01 },
  'control-value': { place: 0.045, build: 0.05, kill: 0.03, money: 0.006, move: 0.03, calm: 0.006, draw: 0.01 },
  'peaceful-control': { place: 0.04, build: 0.05, kill: 0.035, money: 0.006, move: 0.03, calm: 0.02, draw: 0.01 },
  'deck-out': { draw: 0.025, kill: 0.03, place: 0.025, build: 0.025, calm: 0.012, money: 0.004, move: 0.015 },
  'deck-low-presence': { draw: 0.02, kill: 0.02, place: 0.04, build: 0.02, money: 0.003, move: 0.02 },
}

const SYMBOL_GAIN: Readonly<Record<string, Gain>> = {
  'place-agent': 'place',
  money: 'money',
  'remove-trouble': 'calm',
  assassinate: 'kill',
  build: 'build',
}

/** What a text brings, about, where that is the same on every card; a card in hand where nothing is said. */
const TEXT_GAIN: Readonly<Partial<Record<Effect['text'], readonly [Gain, number]>>> = {
  'take-loan': ['money', 4],
  'earn-per-trouble': ['money', 4],
  'earn-per-building': ['money', 4],
  'earn-per-figure-in': ['money', 4],
  'earn-in-trouble-district': ['money', 7],
  'sell-discards': ['money', 2],
  'each-gives-coin-or-card': ['money', 2],
  'sell-card': ['money', 2],
  'gamble-bank': ['money', 2],
  'gamble-player': ['money', 2],
  'play-cards': ['draw', 3],
  'place-quietly': ['place', 1],
  'place-in-trouble': ['place', 1],
  'place-at-own-building': ['place', 1],
  'move-own-agent': ['move', 1],
  'pay-to-move': ['move', 1],
  'flee-trouble': ['move', 1],
  'move-other-figure': ['move', 1],
  'swap-figures': ['move', 1],
  'remove-figure-in': ['kill', 1],
  'hire-murder': ['kill', 1],
  'hire-murder-by-other': ['kill', 1],
  'gamble-murder': ['kill', 1],
  'others-remove-own': ['kill', 1],
  'roll-and-kill': ['kill', 1.5],
  'place-trouble': ['trouble', 1],
  'build-discount': ['build', 1],
  'buy-building': ['build', 1],
  'extort-building': ['build', 1],
}

/** What a text brings, about: of what, how much. */
function textGain(effect: Effect): readonly [Gain, number] {
  switch (effect.text) {
    case 'take-from-each':
    case 'take-from-player':
      return ['money', effect.amount + 1]
    case 'draw-cards':
    case 'draw-from-discard':
    case 'receive-cards':
      return ['draw', effect.count]
    case 'place-around':
      return ['place', effect.max]
    default:
      return TEXT_GAIN[effect.text] ?? ['draw', 1]
  }
}

/** Worth of each symbol of each card to each Personality, summed from that symbol to the last; nothing after the last. */
export const PROMISE: readonly (readonly (readonly number[])[])[] = GOAL.map((goal) =>
  CARDS.map((_, card) => sums(card, WANTS[goal])),
)

function sums(card: number, wants: Readonly<Partial<Record<Gain, number>>>): number[] {
  const list = SYMBOLS[card].map((symbol, i) => {
    if (symbol === 'event') return -0.012
    if (symbol === 'play-another') return 0.004
    const gain = SYMBOL_GAIN[symbol]
    if (gain) return (wants[gain] ?? 0) * Math.max(1, AMOUNTS[card][i])
    const [what, much] = textGain(effectOf(card))
    return 0.8 * (wants[what] ?? 0.002) * much
  })
  for (let i = list.length - 2; i >= 0; i--) list[i] += list[i + 1]
  list.push(0)
  return list
}

/** The same of all of a card, while it is in a hand. */
export const PROMISE_OF_CARD: readonly (readonly number[])[] = PROMISE.map((cards) => cards.map((sums) => sums[0]))
