import { setImmediate } from 'node:timers/promises'
import { situation } from '#bots/seat.ts'
import { asks } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { fold, held, type PlayEntry } from '#session/entries.ts'
import { memoryLog, type EntryLog } from '#session/entry-log.ts'
import { startSession, type Player, type Session, type Trouble } from '#session/session.ts'
import { saveRecord } from '../load.ts'
import { board, labelOf, promptOf, scoreSheet, type Show } from '../show.ts'
import { bold, columns, faint, oneLine } from '../style.ts'
import { COMMANDS, obey } from './commands.ts'
import { botAt, bringBefore, leaveScreen, namesAt, tellNews, type Table } from './table.ts'

/** Plays the game to its end, or until somebody leaves it. */
export async function run(table: Table): Promise<void> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const entries = table.match.decisions.map(({ seat, move }): PlayEntry => ({ kind: 'decide', seat, move: move.name }))
  const start = held(table.match.game, table.match.setup)
  const session: Session = startSession({
    start,
    known: fold(start, entries),
    log: recordLog(table, entries),
    player: (seat) => (botAt(table, seat) ? botPlayer(table, leave) : person(table, session, leave)),
    put: (open) => oneAtATime(table, open),
  })
  let known: Trouble | null = null
  session.subscribe(({ match, trouble }) => {
    const changed = match !== table.match
    table.match = match
    if (changed) tellNews(table)
    if (asks(match).length === 0) leave()
    if (trouble && trouble !== known) void ask(table, session, trouble, leave)
    known = trouble
  })
  if (asks(table.match).length > 0) await left
  session.close()
  showEnd(table)
}

function showEnd({ match, eye, show }: Table): void {
  const { game, state, setup } = match
  const { play } = show.words
  const result = game.result(state)
  if (!result) return console.log(`\n${play.left(match.decisions.length)}`)
  console.log(`\n${board(show, game.view(state, eye))}\n\n${bold(play.over)}\n\n${scoreSheet(show, result)}`)
  console.log(`\n${play.seed(setup.seed)}`)
}

/** Bots first; of several persons the one who looks at the screen anyway. */
function oneAtATime(table: Table, open: readonly Ask[]): readonly Ask[] {
  const next = open.find(({ seat }) => botAt(table, seat)) ?? open.find(({ seat }) => seat === table.eye) ?? open.at(0)
  return next ? [next] : []
}

/** The entries in memory; before one counts, the record with it is in the file. */
function recordLog(table: Table, entries: PlayEntry[]): EntryLog<PlayEntry> {
  const log = memoryLog(entries)
  return {
    ...log,
    async append(after, entry, then) {
      if (table.file) saveRecord(table.file, then.match, namesAt(table), table.show.words)
      return log.append(after, entry, then)
    },
  }
}

const botPlayer = (table: Table, leave: () => void): Player => ({
  async decide({ ask }) {
    await leaveScreen(table)
    await setImmediate() // lets Ctrl-C through while bots play among themselves
    if (table.input.closed) leave()
    const { match, luck, show } = table
    return botAt(table, ask.seat)!.choose(situation(show.game, match.state, ask, luck))
  },
})

/** Asks until an answer is one. */
const person = (table: Table, session: Session, leave: () => void): Player => ({
  async decide({ ask, view }, signal): Promise<Move> {
    const { show, input } = table
    await bringBefore(table, ask.seat)
    if (input.closed) return gone(leave) // nobody came: show nothing
    tellNews(table)
    console.log(`\n${board(show, view)}\n\n${scoresOf(show, view)}\n${question(show, view, ask)}`)
    input.offer([...ask.moves.map((move) => move.name), ...Object.keys(COMMANDS)])
    while (!signal.aborted) {
      const line = await input.line()
      const answer = line === null ? 'quit' : await obey(table, session, ask, line)
      if (answer === 'quit') return gone(leave)
      if (answer !== null) return answer
    }
    throw new Error('the question is gone')
  },
})

/** An answer that never comes. */
function gone(leave: () => void): Promise<never> {
  leave()
  return new Promise(() => undefined)
}

/** Something failed: says so, and asks how to go on. */
async function ask(table: Table, session: Session, trouble: Trouble, leave: () => void): Promise<void> {
  const { play } = table.show.words
  const reason = oneLine(trouble.error instanceof Error ? trouble.error.message : String(trouble.error))
  console.log(`\n${trouble.with === 'player' ? play.botFailed(nameOf(table, trouble.seat), reason) : reason}`)
  console.log(trouble.with === 'store' ? play.retryOrUnsaved : play.retryOrQuit)
  for (let line = await table.input.line(); line !== null; line = await table.input.line()) {
    const word = line.trim()
    if (word === 'retry') return session.retry()
    if (word === 'unsaved' && trouble.with === 'store') return session.goOnUnkept()
    if (word === 'quit') break
  }
  leave()
}

const nameOf = ({ show }: Table, seat: Seat): string => show.who(seat)

const scoresOf = ({ game, words, who }: Show, view: State): string =>
  faint(
    words.play.scores(
      game
        .scores(view)
        .map((score, seat) => `${who(seat)}: ${score}`)
        .join(', '),
    ),
  )

/** The question in one sentence, and the moves to choose from. */
function question(show: Show, view: State, { seat, step, moves }: Ask): string {
  const asked = show.words.play.question(show.who(seat), view.turn, promptOf(show, view, step))
  const digits = String(moves.length).length
  const list = moves.map(
    (move, i) => `${bold(String(i + 1).padStart(digits))} ${labelOf(show, view, move)} ${faint(move.name)}`,
  )
  return `${bold(asked)}\n${columns(list, process.stdout.columns ?? 100)}`
}
