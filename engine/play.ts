import type { GameEvent, Listener } from './event.ts'
import type { Rules, TableSetup } from './game.ts'
import type { Move } from './move.ts'
import type { Eye, Seat, State, Step } from './state.ts'
import type { Clause, Question, StepKind, StepTable } from './step.ts'

/** An open question: pick one of these moves. */
export interface Ask {
  readonly seat: Seat
  readonly step: Step
  readonly moves: readonly Move[]
}

/** A move that is not on the list. The state has not been touched. */
export class Refusal extends Error {
  readonly move: Move
  readonly seat: Seat
  readonly clause: Clause
  constructor(seat: Seat, move: Move, clause: Clause) {
    super(`seat ${seat} may not ${move.name} now [${clause}]`)
    this.name = 'Refusal'
    this.seat = seat
    this.move = move
    this.clause = clause
  }
}

/** What was asked for before the first move cannot be played. */
export class BadSetup extends Error {
  /** What of the setup it is, as a record calls it: `seats`, `seed`, `variant map`. */
  readonly field: string
  constructor(field: string, what: string) {
    super(what.replace(/\S{81,}/g, (word) => `${word.slice(0, 80)}…`))
    this.name = 'BadSetup'
    this.field = field
  }
}

/** Rules that go round in a circle and never come to a question. */
export class Endless extends Error {
  constructor(game: Rules, { turn, active, agenda }: State) {
    const next = agenda.slice(-4).map((step) => step.do)
    super(`${game.id} comes to no question: turn ${turn}, seat ${active}, agenda … ${next.join(', ')}`)
    this.name = 'Endless'
  }
}

const NOTHING: readonly Ask[] = []
/** Stands for the questions of others, which are not looked at. */
const OTHERS: readonly Ask[] = []

/** Lays out a game and goes on to its first question. */
export function start<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  table: TableSetup,
  tell?: Listener<E>,
): S {
  checkSetup(game, table)
  const s = game.setup({ ...table, variants: fullVariants(game, table) })
  run(game, s, tell)
  return s
}

function checkSetup(game: Rules, { seats, variants, seed }: TableSetup): void {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new BadSetup('seats', `${game.id} is for ${min} to ${max} seats, not ${seats}`)
  if (!/^[\x21-\x7e]{1,200}$/.test(seed))
    throw new BadSetup('seed', 'a seed is 1 to 200 printable characters without spaces')
  for (const [option, value] of Object.entries(variants)) {
    const values = Object.hasOwn(game.variants, option) ? game.variants[option] : undefined
    if (!values) throw new BadSetup(`variant ${option}`, `${game.id} has no variant '${option}'`)
    if (!values.includes(value))
      throw new BadSetup(`variant ${option}`, `variant '${option}' is one of ${values.join(', ')}, not '${value}'`)
    if (game.offers?.(option, value, seats) === false)
      throw new BadSetup(`variant ${option}`, `variant '${option}' cannot be '${value}' with ${seats} seats`)
  }
}

function fullVariants(game: Rules, { variants }: TableSetup) {
  const defaults = Object.entries(game.variants).map(([option, values]) => [option, values[0]])
  return { ...Object.fromEntries(defaults), ...variants }
}

/** The open questions; none when the game is over. Their moves are the law: nothing else ever reaches the rules. */
export function ask<S extends State, E extends GameEvent>(game: Rules<S, E>, s: S): readonly Ask[] {
  const step = s.agenda.at(-1)
  const kind = step && kindOf(game, step)
  return step && kind?.question ? questions(kind, s, step) : NOTHING
}

/** What an eye may see of the open questions: its own in full, of others' only who is asked, of hidden ones nothing. */
export function glimpse<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  asks: readonly Ask[],
  eye: Eye,
): readonly Ask[] {
  if (eye === 'everybody') return asks
  return asks.flatMap((a) => {
    if (a.seat === eye) return [a]
    return kindOf(game, a.step).question?.hidden ? [] : [{ seat: a.seat, step: { do: a.step.do }, moves: [] }]
  })
}

/** What others may know of the decision that is due: who makes it, and which move it is. */
export interface Openness {
  readonly seat: boolean
  readonly move: boolean
}

export function openness<S extends State, E extends GameEvent>(game: Rules<S, E>, s: S): Openness {
  const step = s.agenda.at(-1)
  const question = step && kindOf(game, step).question
  if (!question) return { seat: true, move: true }
  const several = Array.isArray(question.who?.(s, step))
  return { seat: !question.hidden, move: !several && isOpen(question, s, step) }
}

/** Whether others may know which answer is given to a question that is put to one seat. */
function isOpen<S extends State, E extends GameEvent>(
  { hidden, secret }: Question<S, E, object>,
  s: S,
  step: Step,
): boolean {
  if (hidden) return false
  return typeof secret === 'function' ? !secret(s, step) : secret !== true
}

/** Plays a move, or refuses it and changes nothing. Returns the questions that are open next. */
export function play<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  s: S,
  seat: Seat,
  move: Move,
  tell?: Listener<E>,
): readonly Ask[] {
  const clause = why(game, s, seat, move)
  if (clause !== null) throw new Refusal(seat, move, clause)
  return playLegal(game, s, seat, move, tell)
}

/** Plays a move just taken from the list that `ask` or `play` gave for this very state. For loops that must be fast. */
export function playLegal<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  s: S,
  seat: Seat,
  move: Move,
  tell?: Listener<E>,
): readonly Ask[] {
  const step = s.agenda.pop() as Step
  kindOf(game, step).question!.play(s, move, tell, step, seat)
  return run(game, s, tell)
}

/** Plays a legal move and all that follows, up to the next question to the same seat; null if another is asked first. */
export function playAlone<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  s: S,
  seat: Seat,
  move: Move,
  tell?: Listener<E>,
): readonly Ask[] | null {
  const step = s.agenda.pop() as Step
  kindOf(game, step).question!.play(s, move, tell, step, seat)
  const asks = run(game, s, tell, seat)
  return asks === OTHERS ? null : asks
}

/** Which rule forbids this move to this seat now; null if it is on the list. */
export function why<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  s: S,
  seat: Seat,
  move: Move,
): Clause | null {
  const own = ask(game, s).find((a) => a.seat === seat)
  if (own?.moves.includes(move)) return null
  if (!own) return game.why(s, seat, move)
  return kindOf(game, own.step).question!.why(s, move, own.step, seat)
}

/** Far more steps than any rules take from one question to the next. */
const MOST_STEPS = 100_000

/** Does what is to be done until somebody has a choice; with `alone`, until anybody else is asked, choice or not. */
function run<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  s: S,
  tell: Listener<E>,
  alone?: Seat,
): readonly Ask[] {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const length = s.agenda.length
    if (length === 0) return NOTHING
    const step = s.agenda[length - 1]
    const kind = kindOf(game, step)
    if (kind.action) {
      s.agenda.pop()
      kind.action.act(s, tell, step)
      continue
    }
    if (alone !== undefined && asksOthers(kind, s, step, alone)) return OTHERS
    const asks = questions(kind, s, step)
    if (asks.length === 0) {
      s.agenda.pop()
      continue
    }
    const forced = onlyChoice(asks)
    if (!forced || mustAsk(kind, s, step)) return asks
    s.agenda.pop()
    const move = forced.moves[0]
    if (tell && isOpen(kind.question!, s, step)) tell({ kind: 'auto', seat: forced.seat, move: move.name })
    kind.question!.play(s, move, tell, step, forced.seat)
  }
  throw new Endless(game, s)
}

/** Whether a step asks anybody but this seat. What it asks is not looked at: an eye may not know that. */
function asksOthers<S extends State, E extends GameEvent>(
  { question }: StepKind<S, E>,
  s: S,
  step: Step,
  seat: Seat,
): boolean {
  const who = question!.who ? question!.who(s, step) : s.active
  return typeof who === 'number' ? who !== seat : who.some((other) => other !== seat)
}

function onlyChoice(asks: readonly Ask[]): Ask | undefined {
  for (let i = 0; i < asks.length; i++) if (asks[i].moves.length === 1) return asks[i]
  return undefined
}

/** Whether the question is put even though there is nothing to choose. */
function mustAsk<S extends State, E extends GameEvent>(kind: StepKind<S, E>, s: S, step: Step): boolean {
  const { always } = kind.question!
  return typeof always === 'function' ? always(s, step) : always === true
}

function questions<S extends State, E extends GameEvent>(kind: StepKind<S, E>, s: S, step: Step): readonly Ask[] {
  const question = kind.question!
  const who = question.who ? question.who(s, step) : s.active
  if (typeof who !== 'number') {
    return who.map((seat) => ({ seat, step, moves: question.moves(s, step, seat) })).filter((a) => a.moves.length > 0)
  }
  const moves = question.moves(s, step, who)
  return moves.length === 0 ? NOTHING : [{ seat: who, step, moves }]
}

function kindOf<S extends State, E extends GameEvent>(game: Rules<S, E>, step: Step): StepKind<S, E> {
  if (game.steps !== table) {
    table = game.steps
    kinds = new Map(Object.entries(table))
  }
  const kind = kinds.get(step.do)
  if (!kind) throw new Error(`${game.id} has no step '${step.do}'`)
  return kind
}

/** The steps of the game that was played last: a map is read faster than an object of which now this is read and now that. */
let table: StepTable = {}
let kinds: ReadonlyMap<string, StepKind> = new Map()
