import { seenBy, type GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import { forkLuck, pick, type Luck } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { ask, glimpse, openness, type Ask } from '#engine/play.ts'
import { knowledge, type Onlooker, type Seat, type State } from '#engine/state.ts'
import { same } from './same.ts'
import { fail, onlookers, outcome, outcomeIn, type Outcome, type Trial } from './trial.ts'

type Event = Told<GameEvent>

/** Whether some seat sees what a spectator does not. */
export function hasSecrets({ game, state: s }: Trial): boolean {
  const open = game.view(s, 'spectator')
  return onlookers(s).some((eye) => !same(game.view(s, eye), open))
}

/** Secrecy and guesses, for every eye at the table. */
export function checkEyes(trial: Trial, seat: Seat, move: Move, luck: Luck): void {
  const { game, state: s } = trial
  const before = JSON.stringify(s)
  const real = outcome(game, s, seat, move)
  checkTold(trial, real.events)
  const scores = game.scores(s)
  for (const eye of onlookers(s)) {
    const seen = game.view(s, eye)
    checkView(trial, seen, eye, scores)
    const world = checkGuess(trial, seen, eye, luck)
    checkWorld(trial, world, eye, seat, move, real)
    if (JSON.stringify(s) !== before) fail(trial, 'clone', 'looking and guessing changed the state')
  }
  checkAnswers(trial, seat, move, real, luck)
}

function checkView(trial: Trial, seen: State, eye: Onlooker, scores: readonly number[]): void {
  const { game } = trial
  if (seen.luck.length > 0) fail(trial, 'secrecy', `${eye} sees the luck to come`)
  if (seen.reveals >= 0) fail(trial, 'secrecy', `${eye} sees how often others were shown something`)
  if (!same(game.view(seen, eye), seen)) fail(trial, 'secrecy', `a view of a view differs for ${eye}`)
  if (!same(game.scores(seen), scores)) fail(trial, 'secrecy', `${eye} sees other scores than there are`)
}

/** A world that the eye cannot tell from the real one, with the same luck to come. */
function checkGuess(trial: Trial, seen: State, eye: Onlooker, luck: Luck): State {
  const { game, state: s, asks } = trial
  const world = game.guess(seen, eye, forkLuck(luck))
  const broken = game.broken(world)
  if (broken !== null) fail(trial, 'guess', `${eye} guesses an impossible world: ${broken}`)
  if (!same(game.view(world, eye), seen)) fail(trial, 'guess', `${eye} does not see its own guess as it sees the state`)
  if (!same(glimpse(game, ask(game, world), eye), glimpse(game, asks, eye)))
    fail(trial, 'guess', `${eye} is asked something else in its guess`)
  if (world.luck.length !== s.luck.length || world.reveals < 0)
    fail(trial, 'guess', `${eye} guesses a world without luck of its own, which cannot be played on`)
  world.luck = s.luck.slice()
  world.reveals = s.reveals
  return world
}

/** A secret part is for the seats that the game says this kind of event is about, and for nobody else. */
function checkTold(trial: Trial, events: readonly Event[]): void {
  for (const event of events as readonly GameEvent[]) {
    if (event.secret === undefined) continue
    const about = seatsNamed(event, trial.game.news[event.kind] ?? [])
    for (const eye of event.eyes ?? [])
      if (!about.includes(eye)) fail(trial, 'secrecy', `${event.kind} tells its secret to seat ${eye}`)
  }
}

const seatsNamed = (event: GameEvent, fields: readonly string[]): unknown[] =>
  fields.map((field) => event[field as keyof GameEvent])

/**
 * The same decision in two worlds that an eye cannot tell apart. It still cannot, unless it was told by an event that may
 * bring news; and if anybody learned something, it was counted, so that it cannot be taken back.
 */
function checkWorld(trial: Trial, world: State, eye: Onlooker, seat: Seat, move: Move, real: Outcome): void {
  const { game, state: s } = trial
  if (!ask(game, world).some((a) => a.seat === seat && a.moves.includes(move))) return
  const other = outcomeIn(game, world, seat, move)
  const counted = knowledge(real.state) !== knowledge(s)
  const at = firstDifference(real.events, other.events, eye)
  if (at >= 0) {
    const [told, toldOther] = [real.events.at(at), other.events.at(at)]
    if (!mayDiffer(trial, eye, told, toldOther))
      fail(trial, 'secrecy', `${told?.kind ?? 'no event'} after ${move.name} gives a secret away to ${eye}`)
    if (!counted)
      fail(trial, 'secrecy', `${told?.kind ?? 'silence'} after ${move.name} is news to ${eye} that nothing revealed`)
    return
  }
  if (looksAlike(trial, real, other, eye)) return
  const over = real.asks.length === 0 && other.asks.length === 0 // what was hidden is shown when a game is over
  if (!over) fail(trial, 'secrecy', `after ${move.name} ${eye} sees a secret of which no event tells`)
  if (!counted) fail(trial, 'secrecy', `the end after ${move.name} shows ${eye} what nothing revealed`)
}

/** The first event that an eye sees differently, or −1. */
function firstDifference(a: readonly Event[], b: readonly Event[], eye: Onlooker): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (!same(seenBy(a[i], eye), seenBy(b[i], eye))) return i
  return a.length === b.length ? -1 : Math.min(a.length, b.length)
}

function mayDiffer({ game }: Trial, eye: Onlooker, a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  if ((!a || isOpenNews(game, a)) && (!b || isOpenNews(game, b))) return true
  if (!a || !b || !same(seenBy(a, 'spectator'), seenBy(b, 'spectator'))) return false
  return seatsNamed(a, game.news[a.kind] ?? []).includes(eye)
}

const isOpenNews = ({ news }: Trial['game'], { kind }: GameEvent): boolean => news[kind]?.includes('everybody') ?? false

const looksAlike = ({ game }: Trial, a: Outcome, b: Outcome, eye: Onlooker): boolean =>
  same(game.view(a.state, eye), game.view(b.state, eye)) && same(glimpse(game, a.asks, eye), glimpse(game, b.asks, eye))

/**
 * Two answers to one question. To a hidden or simultaneous one they look alike to others, up to an event that brings news to
 * everybody; and answers that look alike to anybody must not be told apart by their names.
 */
function checkAnswers(trial: Trial, seat: Seat, move: Move, real: Outcome, luck: Luck): void {
  const { game, state: s, asks } = trial
  const own = asks.find((a) => a.seat === seat) as Ask
  const choice = pick(luck, own.moves)
  if (choice === move) return
  const other = outcome(game, s, seat, choice)
  const covered = asks.length > 1 || game.steps[own.step.do].question?.hidden === true
  const { move: named } = openness(game, s)
  for (const eye of onlookers(s)) {
    if (eye === seat) continue
    const at = firstDifference(real.events, other.events, eye)
    const alike = at < 0 && looksAlike(trial, real, other, eye)
    const news = at >= 0 && [real, other].some(({ events }) => at < events.length && isOpenNews(game, events[at]))
    const over = at < 0 && real.asks.length === 0 && other.asks.length === 0
    if (covered && !alike && !news && !over)
      fail(trial, 'secrecy', `${eye} learns what seat ${seat} chose in secret at ${own.step.do}`)
    if (named && alike) fail(trial, 'secrecy', `${eye} cannot tell ${move.name} from ${choice.name} but by the name`)
  }
}
