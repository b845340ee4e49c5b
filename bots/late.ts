import type { Game, TableSetup, Variants } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import type { Decision } from '#engine/match.ts'
import { ask, playLegal, start, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { greedy } from './greedy.ts'

/** A game that is to begin late. */
export interface LateWish {
  readonly seats: number
  readonly variants: Variants
  /** How far it has come, from 0 to 1. */
  readonly from: number
  /** It begins with a turn of one of them, so that it is not over before they have played; with anybody's if there are none. */
  readonly people: readonly Seat[]
}

/** A game that bots have played so far. */
export interface LateGame {
  readonly setup: TableSetup
  readonly decisions: readonly Decision[]
  /** The best chance that a seat has to win from there. */
  readonly best: number
}

/** A position is fair if no seat has a chance so many times its share. */
const FAIR = 1.3
/** So much later than wished it may begin, if it is fairer there. */
const WINDOW = 0.2
const MOST_DECISIONS = 5000
/** So many games are played until a position is fair; more only while somebody would rather win than all others together. */
const TRIES = 6
const MOST_TRIES = 20
const TOO_MUCH = 0.5

/** Plays games up to the wished stage, and gives the first in which nobody is far ahead; if there is none, the fairest. */
export function fairLateGame(game: Game, wish: LateWish, seed: string): LateGame {
  let fairest: LateGame | null = null
  for (let i = 0; i < MOST_TRIES; i++) {
    const late = lateGame(game, wish, i === 0 ? seed : `${seed}-${i}`)
    if (late && (!fairest || late.best < fairest.best)) fairest = late
    const enough = i + 1 < TRIES ? FAIR / wish.seats : Math.max(FAIR / wish.seats, TOO_MUCH)
    if (fairest && fairest.best <= enough) break
  }
  if (!fairest) throw new Error(`no game of ${game.id} came so far`)
  return fairest
}

/** Bots that see what a player would see play until a turn begins late and fair, or too late; null if the game is over before. */
function lateGame(game: Game, { seats, variants, from, people }: LateWish, seed: string): LateGame | null {
  const setup = { seed, seats, variants }
  const bot = greedy(1)
  const luck = seedLuck(`late ${seed}`)
  const state = start(game, setup)
  const decisions: Decision[] = []
  let open = ask(game, state)
  let fairest = { at: 0, best: 1 }
  for (let turn = state.turn; open.length > 0 && decisions.length < MOST_DECISIONS;) {
    const begins = state.turn !== turn && (people.length === 0 || people.includes(open[0].seat))
    if (begins && isLate(game, state, open, from)) {
      const best = Math.max(...game.value(state))
      if (best < fairest.best) fairest = { at: decisions.length, best }
      if (best <= FAIR / seats || isLate(game, state, open, from + WINDOW)) break
    }
    turn = state.turn
    const [first] = open
    const move = bot.choose({ game, view: game.view(state, first.seat), ask: first, luck })
    decisions.push({ seat: first.seat, move })
    open = playLegal(game, state, first.seat, move)
  }
  return fairest.at > 0 ? { setup, decisions: decisions.slice(0, fairest.at), best: fairest.best } : null
}

/** Whether a game has come far enough, and nobody has begun to answer a question that is open to several. */
const isLate = (game: Game, state: State, open: readonly Ask[], from: number): boolean =>
  open.length === 1 && (game.outlook?.(state).stage ?? 1) >= from
