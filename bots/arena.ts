import type { Game, TableSetup, Variants } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import type { State } from '#engine/state.ts'
import { playOut as playAtOnce } from '#session/play-out.ts'
import type { Bot } from './bot.ts'
import { situation } from './seat.ts'
import { elo, settled, wilson, type Claims } from './statistics.ts'

/** Who meets whom. */
export interface Meeting {
  readonly seats: number
  /** The last one takes all seats that are left. */
  readonly bots: readonly string[]
  /** The same seed gives the same games, as far as the bots do not look at the clock. */
  readonly seed: string
  readonly variants: Variants
}

/** One deal, played once from every seat, so that a lucky one favours nobody. */
export interface DealResult {
  readonly deal: number
  /** Won games by bot; a shared first place counts in part. */
  readonly wins: readonly number[]
  /** Decisions made and milliseconds spent, by bot. */
  readonly decisions: readonly number[]
  readonly ms: readonly number[]
}

/** How a bot did: won games, their share with its 95 % interval, what an even share would be, its rating, and what it thought. */
export interface Score {
  readonly bot: string
  readonly wins: number
  readonly share: number
  readonly low: number
  readonly high: number
  readonly fair: number
  readonly elo: number
  readonly msPerDecision: number
}

/** Which bot sits where before anybody moves on by a seat. */
export const seating = ({ seats, bots }: Pick<Meeting, 'seats' | 'bots'>): number[] =>
  Array.from({ length: seats }, (_, seat) => Math.min(seat, bots.length - 1))

/** Milliseconds that have passed; on a busy machine those of the processor say more than those on the wall. */
export type Clock = () => number

/** Plays a deal from every seat. */
export function playDeal(
  game: Game,
  meeting: Meeting,
  bots: readonly Bot[],
  deal: number,
  clock: Clock = () => performance.now(),
): DealResult {
  const { seats, seed, variants } = meeting
  const first = seating(meeting)
  const result = { deal, wins: zeros(bots), decisions: zeros(bots), ms: zeros(bots) }
  for (let turned = 0; turned < seats; turned++) {
    const seated = first.map((_, seat) => first[(seat + turned) % seats])
    const timed = seated.map((b) => clocked(bots[b], b, result, clock))
    const places = playOut(game, { seed: `${seed}-${deal}`, seats, variants }, timed, `${seed}/${deal}/${turned}`)
    const winners = places.filter((place) => place === 1).length
    places.forEach((place, seat) => (result.wins[seated[seat]] += place === 1 ? 1 / winners : 0))
  }
  return result
}

const zeros = (of: readonly unknown[]): number[] => of.map(() => 0)

const clocked = (bot: Bot, b: number, { decisions, ms }: { decisions: number[]; ms: number[] }, clock: Clock): Bot => ({
  name: bot.name,
  choose(situation) {
    const began = clock()
    const move = bot.choose(situation)
    ms[b] += clock() - began
    decisions[b]++
    return move
  },
})

/** One game to its end; the places by seat. Whoever watches sees every position in which somebody decides. */
export function playOut(
  game: Game,
  setup: TableSetup,
  seats: readonly Bot[],
  seed: string,
  watch?: (state: State) => void,
): readonly number[] {
  const lucks = seats.map((_, seat) => seedLuck(`${seed}/${seat}`))
  const { state } = playAtOnce(game, setup, {
    choose(ask, state) {
      watch?.(state)
      return seats[ask.seat].choose(situation(game, state, ask, lucks[ask.seat]))
    },
  })
  watch?.(state)
  return game.result(state)!.places
}

/** The scores after some deals, in the order of the bots. */
export function scores(meeting: Meeting, deals: readonly DealResult[]): Score[] {
  const { bots } = meeting
  const sum = (of: 'wins' | 'decisions' | 'ms', b: number) => deals.reduce((total, deal) => total + deal[of][b], 0)
  const wins = bots.map((_, b) => sum('wins', b))
  const times = bots.map((_, b) => sum('ms', b) / Math.max(1, sum('decisions', b)))
  return rated(meeting, deals.length * meeting.seats, wins).map((score, b) => ({ ...score, msPerDecision: times[b] }))
}

/** What so many won games of each bot say. */
export function rated(
  meeting: Pick<Meeting, 'seats' | 'bots'>,
  games: number,
  wins: readonly number[],
): Omit<Score, 'msPerDecision'>[] {
  const { bots, seats } = meeting
  const held = zeros(bots)
  for (const b of seating(meeting)) held[b]++
  const ratings = elo(wins, held)
  return bots.map((bot, b) => {
    const [low, high] = wilson(wins[b], games)
    const share = games > 0 ? wins[b] / games : 0
    return { bot, wins: wins[b], share, low, high, fair: held[b] / seats, elo: ratings[b] }
  })
}

/** After how many of the deals, taken in order, the share of the first bot is settled; null if it is not. */
export function settledAfter(meeting: Meeting, deals: readonly DealResult[], claims: Claims): number | null {
  let wins = 0
  for (let d = 0; d < deals.length; d++) {
    wins += deals[d].wins[0]
    if (settled(claims, wins, (d + 1) * meeting.seats)) return d + 1
  }
  return null
}
