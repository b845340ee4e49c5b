import { asks, takeBackStep, takeBackTurn, type Match } from '#engine/match.ts'
import { openness } from '#engine/play.ts'
import type { Eye, Seat } from '#engine/state.ts'
import { isHuman, type Seating } from '#session/seats.ts'

/** Whom the screen is for. */
export interface Screen {
  readonly eye: Eye
  /** The seat that must take the screen before its view is shown. */
  readonly curtain: Seat | null
}

const peopleOf = (seating: readonly Seating[]): Seat[] => seating.flatMap((one, seat) => (isHuman(one) ? [seat] : []))

/**
 * Whom the screen is for when a game has come so far. With secrets among several people a curtain goes between, and while
 * none of them is asked nobody's view is on the screen.
 */
export function screenFor(match: Match, seating: readonly Seating[], before: Screen): Screen {
  const { game, state } = match
  const people = peopleOf(seating)
  if (people.length === 1) return { eye: people[0], curtain: null }
  if (game.result(state) !== null) return { eye: 'everybody', curtain: null }
  if (people.length === 0) return { eye: 'spectator', curtain: null }
  const asked = aroundTable(match).filter((seat) => people.includes(seat))
  const next = asked.find((seat) => seat === before.eye) ?? asked.at(0)
  if (!game.secrets) return { eye: next ?? before.eye, curtain: null }
  if (next === undefined) return { eye: 'spectator', curtain: null }
  return next === before.eye || !hasSecret(match, next)
    ? { eye: next, curtain: null }
    : { eye: 'spectator', curtain: next }
}

/** Whether a seat sees now what the others do not, or gives an answer that they may not know. */
function hasSecret({ game, state }: Match, seat: Seat): boolean {
  const { seat: isKnown, move } = openness(game, state)
  if (!isKnown || !move) return true
  return JSON.stringify(game.view(state, seat)) !== JSON.stringify(game.view(state, 'spectator'))
}

/** Who is asked, clockwise from whoever decided last: where all are, the screen goes round once. */
function aroundTable(match: Match): Seat[] {
  const last = match.decisions.at(-1)?.seat ?? -1
  const steps = (seat: Seat) => (seat - last - 1 + match.setup.seats) % match.setup.seats
  return asks(match)
    .map(({ seat }) => seat)
    .toSorted((a, b) => steps(a) - steps(b))
}

/** How many decisions can be taken back from the screen as it is, in a step and in a turn. */
export function backFrom(match: Match, seating: readonly Seating[], { eye }: Screen): { step: number; turn: number } {
  const bots = (seat: Seat) => !isHuman(seating[seat])
  const last = match.decisions.findLast(({ seat }) => !bots(seat))?.seat
  const mayBeOthers = eye === 'spectator' || !match.game.secrets
  const candidates = [eye, mayBeOthers ? last : undefined].filter((one) => typeof one === 'number')
  for (const seat of candidates) {
    const step = takeBackStep(match, seat, bots)
    if (step > 0) return { step, turn: takeBackTurn(match, seat, bots) }
  }
  return { step: 0, turn: 0 }
}

/** Whose eyes a game may be looked at with: all of it once it is over; until then only what the one at this screen knows. */
export function eyesFor(seating: readonly Seating[], finished: boolean, own: boolean): Eye[] {
  if (finished) return ['everybody', 'spectator', ...seating.keys()]
  const people = own ? peopleOf(seating) : []
  return people.length === 1 ? [people[0], 'spectator'] : ['spectator']
}
