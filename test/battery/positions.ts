import { pick, below, type Luck } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { ask, play, Refusal } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { same } from './same.ts'
import { fail, outcome, type Trial } from './trial.ts'

/** Questions are well formed, the game's own laws hold, there is a result exactly at the end. */
export function checkPosition(trial: Trial): void {
  const { game, state: s, asks } = trial
  checkQuestions(trial)
  const broken = game.broken(s)
  if (broken !== null) fail(trial, 'conservation', broken)
  if ((game.result(s) === null) !== asks.length > 0)
    fail(trial, 'results', 'there must be a result exactly when nothing is asked')
  const scores = game.scores(s)
  if (scores.length !== s.seats || !scores.every(Number.isFinite))
    fail(trial, 'results', `scores are ${scores.join(', ')}`)
}

/** What a position is worth is a number from 0 to 1 for each seat. */
export function checkValue(trial: Trial): void {
  const { game, state: s } = trial
  const value = game.value(s)
  if (value.length !== s.seats || !value.every((v) => v >= 0 && v <= 1))
    fail(trial, 'value', `value is ${value.join(', ')}`)
}

function checkQuestions(trial: Trial): void {
  const { game, state: s, asks } = trial
  let asked = 0
  for (const { seat, step, moves } of asks) {
    if (moves.length === 0) fail(trial, 'moves', `${step.do} has none`)
    if (moves.length > 1 && new Set(moves).size !== moves.length) fail(trial, 'moves', `${step.do} offers one twice`)
    for (const move of moves)
      if (game.moves.all[move.id] !== move) fail(trial, 'moves', `${step.do} offers one outside the vocabulary`)
    if (moves.length === 1 && !game.steps[step.do]?.question?.always)
      fail(trial, 'moves', `${step.do} asks what has one answer`)
    if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats) fail(trial, 'seats', `${step.do} asks seat ${seat}`)
    if (asked & (1 << seat)) fail(trial, 'seats', 'a seat is asked twice at once')
    asked |= 1 << seat
  }
}

/** A clone, and what comes back from JSON, play on like the original and leave it alone. */
export function checkCopies(trial: Trial, seat: Seat, move: Move): void {
  const { game, state: s, asks } = trial
  const before = JSON.stringify(s)
  const revived = JSON.parse(before) as State
  if (!same(revived, { ...s })) fail(trial, 'json', 'a state is not plain JSON')
  if (!same(game.clone(s), s)) fail(trial, 'clone', 'a clone differs')
  if (!same(ask(game, s), asks)) fail(trial, 'replay', 'asking again gives other questions')
  const first = outcome(game, s, seat, move)
  if (JSON.stringify(s) !== before) fail(trial, 'clone', `playing ${move.name} on a clone changed the original`)
  if (!same(outcome(game, s, seat, move), first)) fail(trial, 'replay', `${move.name} does not always do the same`)
  if (!same(outcome(game, revived, seat, move), first))
    fail(trial, 'json', `${move.name} plays differently after a JSON round trip`)
}

/** What is not on the list is refused with a rule, and nothing changes. */
export function checkRefusal(trial: Trial, luck: Luck): void {
  const { game, state: s, asks } = trial
  const move = pick(luck, game.moves.all)
  const seat = below(luck, s.seats)
  if (asks.some((a) => a.seat === seat && a.moves.includes(move))) return
  const before = JSON.stringify(s)
  try {
    play(game, s, seat, move)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (!/^[A-Z]+-\d/.test(error.clause)) fail(trial, 'refusal', `${move.name} was refused with '${error.clause}'`)
    if (JSON.stringify(s) !== before) fail(trial, 'refusal', `refusing ${move.name} changed the state`)
    return
  }
  fail(trial, 'refusal', `${move.name} was played by seat ${seat}, which was not offered it`)
}
