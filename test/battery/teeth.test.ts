import { confide, type Tell } from '#engine/event.ts'
import { describe, expect, it } from 'vitest'
import type { Game, Told } from '#engine/game.ts'
import { noLuck } from '#engine/luck.ts'
import { vocabulary } from '#engine/move.ts'
import { agenda, nextSeat, reveal, seatsOf } from '#engine/state.ts'
import { acts, asks, stepTable, type Question, type StepKind } from '#engine/step.ts'
import { checkGame, checkTable, Finding } from './battery.ts'
import {
  action,
  bid,
  bury,
  draw,
  gift,
  HIDDEN,
  NONE,
  question,
  round,
  show,
  toy,
  toyMoves,
  type Toy,
  type ToyEvent,
  wish,
} from './toy.ts'
import { tables } from './tables.ts'

type ToyGame = Game<Toy, ToyEvent>
const makers = { round, draw, bid, show, gift, bury, wish }

/** The toy game with some of its parts replaced by worse ones. */
const broken = (parts: Partial<ToyGame>): ToyGame => ({ ...toy, ...parts })
const withSteps = (steps: Partial<typeof makers>): ToyGame =>
  broken({ steps: stepTable(Object.values({ ...makers, ...steps })) })

type Asking = { readonly kind: StepKind<Toy, ToyEvent> }
type ToyQuestion = Question<Toy, ToyEvent, object>
type ToyAct = (s: Toy, tell: Tell<ToyEvent>, step: object) => void

/** The toy game with other rules for one of its questions, or of its actions. */
const asksBadly = (name: keyof typeof makers, maker: Asking, rules: Partial<ToyQuestion>): ToyGame =>
  withSteps({ [name]: question(asks(name), { ...maker.kind.question!, ...rules }) })
const actsBadly = (name: keyof typeof makers, act: ToyAct): ToyGame => withSteps({ [name]: action(acts(name), act) })

const bidRules: ToyQuestion = bid.kind.question!
const giftRules: ToyQuestion = gift.kind.question!
const wishRules: ToyQuestion = wish.kind.question!
const badBid = (rules: Partial<ToyQuestion>): ToyGame => asksBadly('bid', bid, rules)
const badGift = (rules: Partial<ToyQuestion>): ToyGame => asksBadly('gift', gift, rules)
const badBury = (rules: Partial<ToyQuestion>): ToyGame => asksBadly('bury', bury, rules)
const badWish = (rules: Partial<ToyQuestion>): ToyGame => asksBadly('wish', wish, rules)
const badDraw = (act: ToyAct): ToyGame => actsBadly('draw', act)
const badShow = (act: ToyAct): ToyGame => actsBadly('show', act)
const showRules: ToyAct = show.kind.action!.act
const drawRules: ToyAct = draw.kind.action!.act

const foreign = vocabulary({ bid: Array.from({ length: 24 }, (_, i) => String(i)) })
let luckyCharm = 0

/** One flaw for each law, or for each way to break it. */
const FLAWS: readonly (readonly [law: string, flaw: string, game: ToyGame])[] = [
  ['moves', 'offers a move twice', badGift({ moves: (s) => [toyMoves.of.none, ...giftRules.moves(s, {}, s.winner)] })],
  [
    'moves',
    'offers a move outside the vocabulary',
    badBid({ moves: (s, _, seat) => s.hands[seat].map((card) => foreign.of.bid[card]) }),
  ],
  ['seats', 'asks a seat that is not there', badGift({ who: (s) => s.seats })],
  [
    'seats',
    'asks a seat twice at once',
    badBid({ who: (s) => seatsOf(s).flatMap((n) => (s.bids[n] === NONE ? [n, n] : [])) }),
  ],
  [
    'conservation',
    'loses a card',
    badShow((s, tell, step) => {
      showRules(s, tell, step)
      s.shown.pop()
    }),
  ],
  [
    'termination',
    'never ends',
    badGift({
      play(s, move, tell) {
        s.turn = 1
        tell?.({ kind: 'gave', to: move.id })
        agenda(s, gift())
      },
    }),
  ],
  ['clone', 'a clone shares an array', broken({ clone: (s) => ({ ...toy.clone(s), bids: s.bids }) })],
  ['clone', 'a clone leaves something out', broken({ clone: (s) => ({ ...toy.clone(s), prize: 0 }) })],
  [
    'clone',
    'a view shares an array and the guess scribbles on it',
    broken({
      view: (s, eye) => ({ ...toy.view(s, eye), gifts: s.gifts }),
      guess: (seen, eye, luck) => ({ ...toy.guess(seen, eye, luck), gifts: seen.gifts }),
    }),
  ],
  ['json', 'the state holds a Map', broken({ setup: (table) => ({ ...toy.setup(table), more: new Map([[1, 2]]) }) })],
  ['json', 'the state holds undefined', broken({ setup: (table) => ({ ...toy.setup(table), more: undefined }) })],
  [
    'replay',
    'something outside the state decides',
    badShow((s, tell, step) => {
      showRules(s, tell, step)
      s.prizes[0] += luckyCharm++
    }),
  ],
  [
    'replay',
    'the same seed gives two games',
    broken({ setup: (table) => ({ ...toy.setup(table), more: luckyCharm++ }) }),
  ],
  ['refusal', 'a refusal changes the state', broken({ why: (s) => `TOY-${++s.prize}` })],
  ['refusal', 'a refusal names no rule', broken({ why: () => 'no' })],
  [
    'secrecy',
    'a view shows all hands',
    broken({ view: (s, eye) => ({ ...toy.view(s, eye), hands: toy.clone(s).hands }) }),
  ],
  ['secrecy', 'has secrets and says it has none', broken({ secrets: false })],
  ['secrecy', 'a view shows everything', broken({ view: (s) => ({ ...toy.clone(s), luck: noLuck() }) })],
  ['secrecy', 'scores tell a secret', broken({ scores: (s) => s.hands.map((hand) => hand[0]) })],
  [
    'secrecy',
    'a view shows the hands to one other seat',
    broken({ view: (s, eye) => (eye === 1 ? { ...toy.view(s, eye), hands: toy.clone(s).hands } : toy.view(s, eye)) }),
  ],
  [
    'secrecy',
    'a view shows the bids of others',
    broken({ view: (s, eye) => ({ ...toy.view(s, eye), bids: [...s.bids] }) }),
  ],
  ['secrecy', 'a view shows the luck', broken({ view: (s, eye) => ({ ...toy.view(s, eye), luck: [...s.luck] }) })],
  [
    'secrecy',
    'an event tells everybody',
    badBid({
      play(s, move, tell, step, seat) {
        bidRules.play(s, move, undefined, step, seat)
        confide(tell)?.({ kind: 'bid', seat, secret: { card: move.at }, eyes: seatsOf(s) })
      },
    }),
  ],
  [
    'secrecy',
    'something becomes known without reveal',
    badShow((s, tell, step) => {
      showRules(s, tell, step)
      s.reveals--
    }),
  ],
  [
    'secrecy',
    'a view shows how often others were shown something',
    broken({ view: (s, eye) => ({ ...toy.view(s, eye), reveals: s.reveals }) }),
  ],
  [
    'secrecy',
    'a card that is drawn is told to everybody',
    badDraw((s, tell, step) => {
      const hear = confide(tell)
      const louder = (event: Told<ToyEvent>) => hear?.(event.kind === 'drew' ? { ...event, eyes: seatsOf(s) } : event)
      drawRules(s, louder, step)
    }),
  ],
  ['secrecy', 'an event tells more than it may', broken({ news: { ...toy.news, shown: [] } })],
  [
    'secrecy',
    'an event of another kind tells a secret',
    badGift({
      play(s, move, tell, step, seat) {
        giftRules.play(s, move, tell, step, seat)
        tell?.({ kind: 'gave', to: s.hands[0][0] ?? 0 })
      },
    }),
  ],
  [
    'secrecy',
    'a view shows what no event told',
    broken({
      view: (s, eye) => ({ ...toy.view(s, eye), wishes: s.turn % 2 ? toy.view(s, eye).wishes : [...s.wishes] }),
      guess: (seen, eye, luck) => ({ ...toy.guess(seen, eye, luck), wishes: toy.guess(seen, eye, luck).wishes }),
    }),
  ],
  ['secrecy', 'a secret answer is named', badBury({ secret: false })],
  ['secrecy', 'a hidden question names whom it asks', badWish({ hidden: false })],
  [
    'secrecy',
    'an answer to a hidden question is told',
    badWish({
      play(s, move, tell, step, seat) {
        wishRules.play(s, move, tell, step, seat)
        tell?.({ kind: 'gave', to: move.at })
      },
    }),
  ],
  [
    'preview',
    'something is done before it is revealed',
    badShow((s, tell, step) => {
      const { reveals } = s
      s.reveals = 0
      showRules(s, tell, step)
      s.reveals = reveals
      reveal(s, tell)
    }),
  ],
  [
    'preview',
    'a preview says less than is certain',
    badGift({
      play(s, move, tell, step, seat) {
        giftRules.play(s, move, tell, step, seat)
        if (s.reveals >= 0) tell?.({ kind: 'gave', to: 0 })
      },
    }),
  ],
  [
    'preview',
    'a preview promises other points',
    badGift({
      play(s, move, tell, step, seat) {
        giftRules.play(s, move, tell, step, seat)
        if (s.hands[nextSeat(s, seat)][0] === HIDDEN) s.gifts[seat]++
      },
    }),
  ],
  ['termination', 'rules go round in a circle', badShow((s) => agenda(s, show()))],
  [
    'guess',
    'a guess contradicts the view',
    broken({ guess: (seen, eye, luck) => ({ ...toy.guess(seen, eye, luck), prize: 7 }) }),
  ],
  [
    'guess',
    'a guess has no luck',
    broken({ guess: (seen, eye, luck) => ({ ...toy.guess(seen, eye, luck), luck: [] }) }),
  ],
  [
    'guess',
    'a guess is impossible',
    broken({ guess: (seen) => ({ ...toy.clone(seen), deck: seen.deck.map(() => 0) }) }),
  ],
  [
    'guess',
    'a guess leaves out what the seat must answer',
    broken({
      view: (s, eye) => ({ ...toy.view(s, eye), hands: s.hands.map((hand) => hand.map(() => HIDDEN)) }),
    }),
  ],
  [
    'results',
    'the sheet does not add up',
    broken({ result: (s) => after(s, ({ scores }) => ({ scores: scores.map((n) => n + 1) })) }),
  ],
  [
    'results',
    'places are wrong',
    broken({ result: (s) => after(s, ({ scores }) => ({ places: scores.map((_, i) => i + 1) })) }),
  ],
  [
    'results',
    'a place is left out',
    broken({ result: (s) => after(s, ({ places }) => ({ places: places.map((n) => n + 1) })) }),
  ],
  ['results', 'a result before the end', broken({ result: (s) => toy.result({ ...s, agenda: [] }) })],
  ['results', 'no result at the end', broken({ result: () => null })],
  ['results', 'a score is missing', broken({ scores: () => [] })],
  ['value', 'a value out of range', broken({ value: (s) => s.prizes })],
  ['value', 'a value that is no number', broken({ value: (s) => s.prizes.map(() => NaN) })],
  [
    'crash',
    'an error',
    badShow(() => {
      throw new TypeError('oops')
    }),
  ],
]

function after(s: Toy, change: (result: NonNullable<ReturnType<typeof toy.result>>) => object) {
  const result = toy.result(s)
  return result && { ...result, ...change(result) }
}

const SEEDS = Array.from({ length: 10 }, (_, i) => `teeth-${i}`)

function lawBroken(game: ToyGame): string | null {
  try {
    for (const table of tables(game)) checkTable(game, table, SEEDS, { every: 1, maxDecisions: 200 })
    return null
  } catch (error) {
    if (error instanceof Finding) return error.law
    throw error
  }
}

describe('the battery', () => {
  it('passes a sound game', () => {
    expect(lawBroken(toy)).toBeNull()
    expect(toy.view(toy.setup({ seed: 'x', seats: 2, variants: {} }), 0).luck).toEqual(noLuck())
  })

  it.each(FLAWS)('finds a breach of %s: %s', (law, _, game) => {
    expect(lawBroken(game)).toBe(law)
  })

  it('says which game, and where in it', () => {
    const setup = { seed: 'teeth', seats: 2, variants: {} }
    const flawed = broken({ value: (s) => (s.turn < 2 ? [0, 0] : [2, 2]) })
    expect(() => checkGame(flawed, setup)).toThrow(
      'value: value is 2, 2 ({"seed":"teeth","seats":2,"variants":{}}, after 5 decisions)',
    )
  })
})
