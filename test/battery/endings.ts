import type { Result } from '#engine/game.ts'
import { branch, type Match } from '#engine/match.ts'
import { start } from '#engine/play.ts'
import { BadRecord, formatRecord, parseRecord, replay } from '#engine/record.ts'
import { seatsOf, type State } from '#engine/state.ts'
import { same } from './same.ts'
import { fail, type Trial } from './trial.ts'

/** A position that the game came through, and what it looked like then. */
export interface Snapshot {
  readonly after: number
  readonly state: State
  readonly text: string
}

export const snapshot = ({ state, decisions }: Trial): Snapshot => ({
  after: decisions.length,
  state,
  text: JSON.stringify(state),
})

/** The laws of a game that is over. */
export function checkEnding(trial: Trial, past: readonly Snapshot[]): void {
  const { game, setup } = trial
  if (!same(start(game, setup), past[0].state)) fail(trial, 'replay', 'the same seed gives two setups')
  const again = checkRecord(trial)
  for (const { after, state, text } of past) {
    if (JSON.stringify(state) !== text) fail(trial, 'clone', `the position after ${after} decisions changed later`)
    if (after > 0 && !same(branch(again, after).state, state))
      fail(trial, 'replay', `taking back to ${after} is not the position that was there`)
  }
  checkResult(trial, game.result(trial.state) as Result)
}

/** The record of the game reads, replays and writes as the same text. */
function checkRecord(trial: Trial): Match {
  const { game, setup, decisions, state } = trial
  const names = seatsOf(setup).map((seat) => `Seat ${seat}`)
  const text = formatRecord({ game, setup, decisions, state, marks: [], open: [] }, names)
  const again = replayed(trial, text)
  if (!same(again.state, state)) fail(trial, 'replay', 'the replay ends elsewhere')
  if (formatRecord(again, names) !== text) fail(trial, 'replay', 'the record of the replay is another text')
  return again
}

function replayed(trial: Trial, text: string): Match {
  try {
    return replay(trial.game, parseRecord(text))
  } catch (error) {
    if (error instanceof BadRecord) fail(trial, 'replay', error.message)
    throw error
  }
}

function checkResult(trial: Trial, { scores, places, sheet, decidedBy }: Result): void {
  const { seats } = trial.setup
  const need = (holds: boolean, detail: string) => {
    if (!holds) fail(trial, 'results', detail)
  }
  need(scores.length === seats && places.length === seats, 'one score and one place for each seat')
  need(
    sheet.every(({ points }) => points.length === seats),
    'one number per seat on each line of the sheet',
  )
  for (let a = 0; a < seats; a++) {
    const sum = sheet.reduce((total, { points }) => total + points[a], 0)
    need(sum === scores[a], `the sheet of seat ${a} gives ${sum}, its score is ${scores[a]}`)
    need(places[a] === 1 + places.filter((p) => p < places[a]).length, `places ${places.join(' ')}`)
    for (let b = 0; b < seats; b++)
      need(decidedBy !== undefined || scores[a] <= scores[b] || places[a] < places[b], 'more points, lower place')
  }
  const best = Math.max(...scores)
  need(
    decidedBy !== undefined || scores.every((score, seat) => score < best || places[seat] === 1),
    'a tie for the first place was broken without a rule',
  )
}
