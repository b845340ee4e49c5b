import { isDeepStrictEqual } from 'node:util'
import { seenBy, type GameEvent } from '#engine/event.ts'
import type { Game, Result, TableSetup, Told } from '#engine/game.ts'
import { canonical, stateHash } from '#engine/hash.ts'
import { below, forkLuck, pick, seedLuck, type Luck } from '#engine/luck.ts'
import { begin, decide, takeBack, takeBackLimit, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { ask, glimpse, play, Refusal, start, type Ask } from '#engine/play.ts'
import { BadRecord, formatRecord, parseRecord, replay } from '#engine/record.ts'
import { knowledge, seatsOf, type Onlooker, type State } from '#engine/state.ts'

/** What the battery found: which law, in which game, after how many decisions. Enough to see it again. */
export class Finding extends Error {
  readonly law: string
  constructor(law: string, setup: TableSetup, after: number, detail: string, cause?: unknown) {
    super(`${law}: ${detail} (${JSON.stringify(setup)}, after ${after} decisions)`, { cause })
    this.name = 'Finding'
    this.law = law
  }
}

/** A match with all there is to know of its game. */
interface Trial {
  readonly game: Game
  readonly setup: TableSetup
  match: Match
  readonly states: State[]
}

const now = ({ match }: Trial): State => match.state

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
  /** Whether some seat ever knew what another did not. */
  readonly secrets: boolean
}

/** Plays one random game and checks every law on the way. */
export function checkGame(game: Game, setup: TableSetup, options: Partial<BatteryOptions> = {}): Checked {
  const match = matchOf(game, setup)
  try {
    const secrets = playThrough(match, { ...OPTIONS, ...options })
    return { decisions: match.match.decisions.length, secrets }
  } catch (error) {
    if (error instanceof Finding) throw error
    throw new Finding('crash', setup, match.match.decisions.length, String(error), error)
  }
}

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

function matchOf(game: Game, setup: TableSetup): Trial {
  try {
    const match = begin(game, setup)
    return { game, setup, match, states: [match.state] }
  } catch (error) {
    throw new Finding('crash', setup, 0, String(error), error)
  }
}

/** Says whether there were secrets. */
function playThrough(match: Trial, { every, maxDecisions }: BatteryOptions): boolean {
  const { game, setup } = match
  const luck = seedLuck(`battery ${setup.seed}`)
  const law = lawsOf(match)
  const hashes = [stateHash(now(match))]
  let secrets = false
  for (;;) {
    const asks = ask(game, now(match))
    checkPosition(match, asks, law)
    if (asks.length === 0) break
    law('termination', match.match.decisions.length < maxDecisions, `no end after ${maxDecisions} decisions`)
    const { seat, moves } = pick(luck, asks)
    const move = pick(luck, moves)
    if (below(luck, every) === 0) {
      checkCopies(match, seat, move, law)
      checkRefusal(match, luck, law)
      checkEyes(match, asks, seat, move, luck, law)
      secrets ||= hasSecrets(match)
    }
    match.match = decide(match.match, seat, move)
    match.states.push(match.match.state)
    hashes.push(stateHash(now(match)))
    if (below(luck, every * 8) === 0) checkUndo(match, law)
  }
  law('secrecy', game.secrets || !secrets, 'a game without secrets has some')
  checkUndo(match, law)
  checkPast(match, hashes, law)
  checkRecord(match, law)
  checkResult(game.result(now(match)) as Result, setup.seats, law)
  return secrets
}

type Law = (law: string, holds: boolean, detail: string) => void

const lawsOf =
  (match: Trial): Law =>
  (law, holds, detail) => {
    if (!holds) throw new Finding(law, match.setup, match.match.decisions.length, detail)
  }

/** Questions are well formed, the game's own laws hold, there is a result exactly at the end. */
function checkPosition(match: Trial, asks: readonly Ask[], law: Law): void {
  const { game } = match
  const s = now(match)
  for (const { seat, step, moves } of asks) {
    law('moves', moves.length > 0, `${step.do} has none`)
    law('moves', new Set(moves).size === moves.length, `${step.do} offers one twice`)
    law(
      'moves',
      moves.every((move) => game.moves.all[move.id] === move),
      `${step.do} offers one outside the vocabulary`,
    )
    law('moves', moves.length > 1 || !!game.steps[step.do]?.question?.always, `${step.do} asks what has one answer`)
    law('seats', Number.isInteger(seat) && seat >= 0 && seat < s.seats, `${step.do} asks seat ${seat}`)
  }
  law('seats', new Set(asks.map((a) => a.seat)).size === asks.length, 'a seat is asked twice at once')
  const broken = game.broken(s)
  law('conservation', broken === null, String(broken))
  law('results', (game.result(s) === null) === asks.length > 0, 'there must be a result exactly when nothing is asked')
  const scores = game.scores(s)
  law('results', scores.length === s.seats && scores.every(Number.isFinite), `scores are ${scores.join(', ')}`)
  const value = game.value(s)
  law('value', value.length === s.seats && value.every((v) => v >= 0 && v <= 1), `value is ${value.join(', ')}`)
}

/** A clone, and what comes back from JSON, play on like the original and leave it alone. */
function checkCopies(match: Trial, seat: number, move: Move, law: Law): void {
  const { game } = match
  const s = now(match)
  const before = canonical(s)
  const copy = game.clone(s)
  law('clone', canonical(copy) === before, 'a clone differs')
  const told = played(game, copy, seat, move)
  law('clone', canonical(s) === before, `playing ${move.name} on a clone changed the original`)
  const twin = game.clone(s)
  const toldTwin = played(game, twin, seat, move)
  law('replay', canonical([twin, toldTwin]) === canonical([copy, told]), `${move.name} does not always do the same`)
  const revived = JSON.parse(JSON.stringify(s)) as State
  law('json', isDeepStrictEqual(revived, { ...s }), 'a state is not plain JSON')
  const toldRevived = played(game, revived, seat, move)
  law('json', canonical(revived) === canonical(copy), `${move.name} plays differently after a JSON round trip`)
  law('json', canonical(toldRevived) === canonical(told), 'events differ after a JSON round trip')
}

function played(game: Game, s: State, seat: number, move: Move): Told<GameEvent>[] {
  const events: Told<GameEvent>[] = []
  play(game, s, seat, move, (event) => events.push(event))
  return events
}

/** What is not on the list is refused with a rule, and nothing changes. */
function checkRefusal(match: Trial, luck: Luck, law: Law): void {
  const { game } = match
  const s = now(match)
  const move = pick(luck, game.moves.all)
  const seat = below(luck, s.seats)
  if (ask(game, s).some((a) => a.seat === seat && a.moves.includes(move))) return
  const before = canonical(s)
  try {
    play(game, s, seat, move)
    law('refusal', false, `${move.name} was played by seat ${seat}, which was not offered it`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    law('refusal', /^[A-Z]+-\d/.test(error.clause), `${move.name} was refused with '${error.clause}'`)
  }
  law('refusal', canonical(s) === before, `refusing ${move.name} changed the state`)
}

/** Whether some seat sees what a spectator does not. */
function hasSecrets({ game, states }: Trial): boolean {
  const s = states.at(-1) as State
  const open = canonical(game.view(s, 'spectator'))
  return seatsOf(s).some((seat) => canonical(game.view(s, seat)) !== open)
}

/** Secrecy and guesses, for every eye at the table. */
function checkEyes(match: Trial, asks: readonly Ask[], seat: number, move: Move, luck: Luck, law: Law): void {
  const { game } = match
  const s = now(match)
  const before = canonical(s)
  const eyes: Onlooker[] = [...seatsOf(s), 'spectator']
  const scores = canonical(game.scores(game.view(s, 'spectator')))
  for (const eye of eyes) {
    const seen = game.view(s, eye)
    law(
      'secrecy',
      seen.luck.every((word) => word === 0),
      `${eye} sees the luck to come`,
    )
    law('secrecy', canonical(game.view(seen, eye)) === canonical(seen), `a view of a view differs for ${eye}`)
    law('secrecy', canonical(game.scores(seen)) === scores, `${eye} sees other scores than a spectator`)
    const world = game.guess(seen, eye, forkLuck(luck))
    law('guess', game.broken(world) === null, `${eye} guesses an impossible world: ${game.broken(world)}`)
    law(
      'guess',
      canonical(game.view(world, eye)) === canonical(seen),
      `${eye} does not see its own guess as it sees the state`,
    )
    const own = canonical(glimpse(game, asks, eye))
    law('guess', canonical(glimpse(game, ask(game, world), eye)) === own, `${eye} is asked something else in its guess`)
    checkSecret(game, s, world, eye, seat, move, law)
    law('clone', canonical(s) === before, 'looking and guessing changed the state')
  }
  checkChoice(match, asks, seat, move, luck, law)
}

/**
 * Two worlds that an eye cannot tell apart stay so, until luck is used or something is shown. And when something is shown to
 * others only (an event has a secret part for them), an eye that is told the same in both worlds still sees the same in both.
 */
function checkSecret(game: Game, s: State, world: State, eye: Onlooker, seat: number, move: Move, law: Law): void {
  world.luck = [...s.luck]
  const { reveals } = world
  if (!ask(game, world).some((a) => a.seat === seat && a.moves.includes(move))) return
  const real = game.clone(s)
  const told = played(game, real, seat, move)
  const toldOther = played(game, world, seat, move)
  const see = (events: readonly Told<GameEvent>[]) => canonical(events.map((event) => seenBy(event, eye)))
  const look = (state: State) => canonical([game.view(state, eye), glimpse(game, ask(game, state), eye)])
  const news = knowledge(real) !== knowledge(s) || world.reveals !== reveals
  if (!news) {
    law('secrecy', see(told) === see(toldOther), `events of ${move.name} give a secret away to ${eye}`)
    law('secrecy', look(real) === look(world), `after ${move.name} ${eye} sees a secret that nothing revealed`)
  } else if (
    ask(game, real).length > 0 &&
    told.some((event) => forOthers(event, eye)) &&
    see(told) === see(toldOther)
  ) {
    law('secrecy', look(real) === look(world), `after ${move.name} ${eye} sees what was told to others only`)
  }
}

/** Which answer a seat gives to a hidden or simultaneous question is its secret until something is shown. */
function checkChoice(match: Trial, asks: readonly Ask[], seat: number, move: Move, luck: Luck, law: Law): void {
  const { game } = match
  const s = now(match)
  const own = asks.find((a) => a.seat === seat) as Ask
  if (asks.length === 1 && !game.steps[own.step.do].question?.hidden) return
  const after = [move, pick(luck, own.moves)].map((choice) => {
    const world = game.clone(s)
    return { world, told: played(game, world, seat, choice) }
  })
  if (after.some(({ world }) => knowledge(world) !== knowledge(s))) return
  for (const eye of [...seatsOf(s).filter((other) => other !== seat), 'spectator' as const]) {
    const [one, other] = after.map(({ world, told }) =>
      canonical([told.map((e) => seenBy(e, eye)), game.view(world, eye), glimpse(game, ask(game, world), eye)]),
    )
    law('secrecy', one === other, `${eye} learns what seat ${seat} chose in secret at ${own.step.do}`)
  }
}

const forOthers = (event: Told<GameEvent>, eye: Onlooker): boolean => seenBy<GameEvent>(event, eye) !== event

/** Taking back leaves exactly the position that playing so far gives. */
function checkUndo(match: Trial, law: Law): void {
  const last = match.match.decisions.at(-1)
  if (!last) return
  const limit = Math.max(takeBackLimit(match.match, last.seat), 1)
  const back = takeBack(match.match, limit)
  const before = match.states[match.states.length - 1 - limit]
  law('undo', canonical(back.state) === canonical(before), `taking back ${limit} is not the position before`)
}

/** No position changes after the game has moved on from it. */
function checkPast(match: Trial, hashes: readonly string[], law: Law): void {
  match.states.forEach((state, n) =>
    law('clone', stateHash(state) === hashes[n], `the position after ${n} decisions changed later`),
  )
}

/** The record of the game reads, replays and writes as the same text. */
function checkRecord(match: Trial, law: Law): void {
  const names = seatsOf(match.setup).map((seat) => `Seat ${seat}`)
  const text = formatRecord(match.match, names)
  const again = replayed(match.game, text, law)
  law('replay', stateHash(again.state) === stateHash(now(match)), 'the replay ends elsewhere')
  law('replay', formatRecord(again, names) === text, 'the record of the replay is another text')
  law(
    'replay',
    canonical(start(match.game, match.setup)) === canonical(match.states[0]),
    'the same seed gives two setups',
  )
}

function replayed(game: Game, text: string, law: Law): Match {
  try {
    return replay(game, parseRecord(text))
  } catch (error) {
    if (error instanceof BadRecord) law('replay', false, error.message)
    throw error
  }
}

function checkResult({ scores, places, sheet, decidedBy }: Result, seats: number, law: Law): void {
  law('results', scores.length === seats && places.length === seats, 'one score and one place for each seat')
  law(
    'results',
    sheet.every(({ points }) => points.length === seats),
    'one number per seat on each line of the sheet',
  )
  for (let a = 0; a < seats; a++) {
    const sum = sheet.reduce((total, { points }) => total + points[a], 0)
    law('results', sum === scores[a], `the sheet of seat ${a} gives ${sum}, its score is ${scores[a]}`)
    law('results', places[a] === 1 + places.filter((p) => p < places[a]).length, `places ${places.join(' ')}`)
    for (let b = 0; b < seats; b++)
      law(
        'results',
        decidedBy !== undefined || scores[a] <= scores[b] || places[a] < places[b],
        'more points, lower place',
      )
  }
  const best = Math.max(...scores)
  law(
    'results',
    decidedBy !== undefined || scores.every((score, seat) => score < best || places[seat] === 1),
    'a tie for the first place was broken without a rule',
  )
}
