import type { Game, TableSetup } from '#engine/game.ts'
import { below, pick, seedLuck } from '#engine/luck.ts'
import { ask, Endless, playLegal, start } from '#engine/play.ts'
import { checkEnding, snapshot, type Snapshot } from './endings.ts'
import { checkCopies, checkPosition, checkRefusal, checkValue } from './positions.ts'
import { checkPreviews } from './previews.ts'
import { checkEyes, hasSecrets } from './secrecy.ts'
import { fail, Finding, type Trial } from './trial.ts'

export { Finding } from './trial.ts'

export interface BatteryOptions {
  /** The costly laws are checked at one decision in so many; 1 checks all. */
  readonly every: number
  /** A game longer than this does not end. */
  readonly maxDecisions: number
}

export const OPTIONS: BatteryOptions = { every: 8, maxDecisions: 20_000 }

/** What was seen of a game that broke no law. */
export interface Checked {
  readonly decisions: number
  /** So many moves were previewed and held against what then happens. */
  readonly previews: number
  /** Whether some seat ever knew what another did not. */
  readonly secrets: boolean
}

/** Plays one random game and checks every law on the way. */
export function checkGame(game: Game, setup: TableSetup, options: Partial<BatteryOptions> = {}): Checked {
  const trial = trialOf(game, setup)
  try {
    const secrets = playThrough(trial, { ...OPTIONS, ...options })
    return { decisions: trial.decisions.length, previews: trial.previews, secrets }
  } catch (error) {
    if (error instanceof Finding) throw error
    throw new Finding(lawOf(error), setup, trial.decisions.length, String(error), error)
  }
}

const lawOf = (error: unknown): string => (error instanceof Endless ? 'termination' : 'crash')

/** Plays several games at one table, the first with every law at every decision. In some of them secrets must be kept. */
export function checkTable(
  game: Game,
  table: Omit<TableSetup, 'seed'>,
  seeds: readonly string[],
  options: Partial<BatteryOptions> = {},
): void {
  const games = seeds.map((seed, i) =>
    checkGame(game, { ...table, seed }, i === 0 ? { ...options, every: 1 } : options),
  )
  const kept = games.some(({ secrets }) => secrets)
  if (game.secrets && !kept)
    throw new Finding('secrecy', { ...table, seed: seeds[0] }, 0, 'a game with secrets keeps none')
}

function trialOf(game: Game, setup: TableSetup): Trial {
  try {
    const state = start(game, setup)
    return { game, setup, decisions: [], state, asks: ask(game, state), previews: 0 }
  } catch (error) {
    throw new Finding(lawOf(error), setup, 0, String(error), error)
  }
}

/** Positions of the past that are held against what they were. */
const SNAPSHOTS = 3

/** Says whether there were secrets. */
function playThrough(trial: Trial, { every, maxDecisions }: BatteryOptions): boolean {
  const { game, setup, decisions } = trial
  const luck = seedLuck(`battery ${setup.seed}`)
  const past: Snapshot[] = [snapshot(trial)]
  let secrets = false
  for (;;) {
    checkPosition(trial)
    if (trial.asks.length === 0) break
    if (decisions.length >= maxDecisions) fail(trial, 'termination', `no end after ${maxDecisions} decisions`)
    const { seat, moves } = pick(luck, trial.asks)
    const move = pick(luck, moves)
    if (below(luck, every) === 0) {
      checkValue(trial)
      checkCopies(trial, seat, move)
      checkRefusal(trial, luck)
      checkEyes(trial, seat, move, luck)
      checkPreviews(trial)
      secrets ||= hasSecrets(trial)
      if (past.length < SNAPSHOTS && below(luck, SNAPSHOTS) === 0) past.push(snapshot(trial))
    }
    const next = game.clone(trial.state)
    trial.asks = playLegal(game, next, seat, move)
    trial.state = next
    decisions.push({ seat, move })
  }
  if (secrets && !game.secrets) fail(trial, 'secrecy', 'a game without secrets has some')
  checkValue(trial)
  checkEnding(trial, past)
  return secrets
}
