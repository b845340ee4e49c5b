import { acts, asks } from '#engine/step.ts'
import type { Seat } from '#engine/state.ts'
import type { KindId } from './data.ts'

/** What is about to happen to a seat. */
export type Threat = 'skull' | 'text-removes' | 'text-moves' | 'text' | 'text-hand' | 'own-card' | 'event-removes'

export interface Site {
  readonly district: number
  readonly price: number
}

interface Placing {
  readonly seat: Seat
  readonly where: Where
  readonly quiet: boolean
  /** May also be left undone. */
  readonly optional: boolean
}

export interface Window {
  readonly threat: Threat
  /** The seats concerned, in the order in which they are asked, and which of them is asked now. */
  readonly of: readonly Seat[]
  readonly at: number
  /** The figure in danger. */
  readonly figure: number
}

/** Seats that are asked one after the other, and which of them is asked now. */
interface EventWindow {
  readonly of: readonly Seat[]
  readonly at: number
}

interface InPlay {
  readonly card: number
  readonly at: number
}

interface Slot {
  readonly card: number
  readonly left: number
}

/** Where an effect lets an agent be placed: near the own agents, anywhere, in trouble, beside an own building, or a set of districts. */
export type Where = 'near' | 'any' | 'trouble' | 'home' | number

/** All that can be on the agenda, each with what it carries; the chapters of the rules write them out. */

// rules/buildings.ts
export const moveHouse = asks('move-house').carrying<Site>()
export const houseKind = asks('house-kind').carrying<Site>()

// rules/event-reactions.ts
export const eventWindow = acts('event-window').carrying<EventWindow>()
export const eventReact = asks('event-react').carrying<EventWindow>()

// rules/events.ts
export const eventOver = acts('event-over')
export const crash = acts('crash')
export const evacuate = acts('evacuate').carrying<{ seat: Seat; left: number }>()
export const flee = asks('flee').carrying<{ seat: Seat }>()
export const fall = acts('fall')
export const murder = acts('murder').carrying<{ seat: Seat; left: number }>()
export const murderVictim = asks('murder-victim').carrying<{ seat: Seat }>()
export const killVictim = acts('kill-victim')
export const arrivals = acts('arrivals').carrying<{ owner: number }>()
export const subside = acts('subside').carrying<{ seat: Seat; left: number }>()
export const giveUp = asks('give-up').carrying<{ seat: Seat; left: number }>()
export const nameAgent = asks('name-agent')
export const inigoReactions = acts('inigo-reactions')
export const voidCard = acts('void-card')

// rules/figures.ts
export const remove = acts('remove').carrying<{ figure: number }>()
export const move = acts('move').carrying<{ figure: number; to: number }>()
export const swap = acts('swap').carrying<{ first: number; second: number }>()
export const lift = asks('lift').carrying<Placing>()
export const place = asks('place').carrying<Placing & { from: number; kind: number }>()
export const chooseKind = asks('choose-kind').carrying<{ seat: Seat; district: number; quiet: boolean }>()
export const pickOwn = asks('pick-own').carrying<{ from: number; near: boolean }>()
export const destination = asks('destination').carrying<{ seat: Seat; figure: number; mask: number }>()

// rules/interrupts.ts
export const window = acts('window').carrying<Window>()
export const react = asks('react').carrying<Window>()
export const finish = acts('finish')

// rules/scrolls/buildings.ts
export const buildAtHalf = asks('build-at-half')
export const buy = asks('buy').carrying<{ trouble: boolean }>()
export const takeOver = acts('take-over').carrying<{ district: number }>()
export const raze = asks('raze').carrying<{ target: Seat }>()

// rules/scrolls/cards.ts
export const discardOne = asks('discard-one').carrying<{ gain: number; draw: number }>()
export const sell = asks('sell').carrying<{ price: number }>()
export const throwAway = asks('throw-away').carrying<{ left: number }>()
export const drawUp = acts('draw-up')
export const give = asks('give').carrying<{ from: Seat; to: Seat; left: number; price: number }>()
export const coinOrCard = asks('coin-or-card').carrying<{ seat: Seat; amount: number; left: number }>()
export const discardTheirs = asks('discard-theirs').carrying<{ target: Seat }>()
export const keep = asks('keep').carrying<{ thief: Seat; target: Seat; cards: readonly number[] }>()

// rules/scrolls/figures.ts
export const placeSome = acts('place-some').carrying<{ where: number; left: number; first: boolean }>()
export const pickOther = asks('pick-other')
export const drive = asks('drive').carrying<{ figure: number }>()
export const pickFirst = asks('pick-first')
export const pickSecond = asks('pick-second').carrying<{ first: number }>()
export const rollAndKill = acts('roll-and-kill').carrying<{ left: number }>()
export const stir = asks('stir').carrying<{ mask: number }>()
export const calm = asks('calm').carrying<{ mask: number }>()

// rules/scrolls/index.ts
export const player = asks('player').carrying<{ source: number }>()
export const strike = acts('strike').carrying<{ source: number; seat: Seat }>()
export const each = acts('each').carrying<{ source: number; seat: Seat }>()
export const ransom = asks('ransom').carrying<{ source: number; seat: Seat; figure: number }>()

// rules/scrolls/losses.ts
export const loseOwn = asks('lose-own').carrying<{ seat: Seat; orPay: number }>()
export const victim = asks('victim').carrying<{ seat: Seat; mask: number; but: number }>()

// rules/scrolls/money.ts
export const scoreTrouble = asks('score-trouble').carrying<{ amount: number }>()
export const choosePair = asks('choose-pair').carrying<{ amount: number }>()
export const forcePayment = acts('force-payment').carrying<{ payer: Seat; payee: Seat; amount: number }>()

// rules/symbols.ts
export const carryOut = acts('carry-out').carrying<InPlay>()
export const symbol = asks('symbol').carrying<InPlay>()
export const slot = acts('slot').carrying<Slot>()
export const fillSlot = asks('fill-slot').carrying<Slot>()

// rules/turn.ts
export const setUp = acts('set-up')
export const setUpAgent = asks('set-up-agent').carrying<{ seat: Seat; at: number }>()
export const startTrouble = acts('start-trouble')
export const startTurn = acts('start-turn').carrying<{ seat: Seat }>()
export const nextPlay = acts('next-play')
export const turn = asks('turn').carrying<{ start: boolean }>()
export const endOfTurn = acts('end-of-turn')

// rules/variants.ts
export const streetGirl = asks('street-girl').carrying<{
  source: number
  victims: readonly KindId[]
  dealtWith: readonly number[]
}>()
export const ride = asks('ride').carrying<{ figure: number }>()
export const drawHouse = asks('draw-house')
export const takeTheirs = asks('take-theirs').carrying<{ target: Seat }>()
export const toBottom = asks('to-bottom').carrying<{ count: number }>()
export const toTop = asks('to-top').carrying<{ left: number; done: number }>()
export const mansionOwn = asks('mansion-own').carrying<{ at: number }>()
export const mansionOther = asks('mansion-other').carrying<{ at: number; first: number }>()
export const crowd = acts('crowd').carrying<{ where: number; left: number }>()
