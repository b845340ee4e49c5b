import { advise } from '#bots/advice.ts'
import { situation } from '#bots/seat.ts'
import { seedLuck } from '#engine/luck.ts'
import { takeBackStep, takeBackTurn, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { why as whyNot, type Ask } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import type { Session } from '#session/session.ts'
import { BadInput } from '../bad-input.ts'
import { board, labelOf } from '../show.ts'
import { bold, brief } from '../style.ts'
import { botAt, save as saveTo, type Table } from './table.ts'

/** What comes of a line that was typed: an answer, nothing yet, or the game is left. */
export type Answer = Move | 'quit' | null

interface At {
  readonly table: Table
  readonly session: Session
  readonly open: Ask
}

type Command = (at: At, argument: string) => Promise<Answer> | Answer

export const COMMANDS: Readonly<Record<string, Command>> = {
  undo,
  turn,
  why,
  hint,
  board: redraw,
  save,
  help,
  quit: () => 'quit',
}

/** Does what a line says: an offered move, by number or name, comes before a command of the same name. */
export function obey(table: Table, session: Session, open: Ask, line: string): Promise<Answer> | Answer {
  const typed = line.trim()
  if (!typed) return null
  const move = offered(open, typed)
  if (move) return move
  const at = { table, session, open }
  const [, word = '', argument = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? []
  return Object.hasOwn(COMMANDS, word) ? COMMANDS[word](at, argument) : why(at, typed)
}

/** `3` is the third on the list, `take:s1-2` a move by its name, `s1-2` by its argument if no other has the same. */
export function offered(open: Ask, typed: string): Move | undefined {
  if (/^\d{1,4}$/.test(typed) && open.moves[Number(typed) - 1]) return open.moves[Number(typed) - 1]
  const byName = open.moves.find((move) => move.name === typed)
  const byArgument = open.moves.filter((move) => move.name === `${move.verb}:${typed}`)
  return byName ?? (byArgument.length === 1 ? byArgument[0] : undefined)
}

function undo(at: At): Promise<Answer> {
  return goBack(at, takeBackStep)
}

function turn(at: At): Promise<Answer> {
  return goBack(at, takeBackTurn)
}

/** Whoever decided last may take it back, if it was a person. */
async function goBack({ table, session }: At, howMany: (match: Match, seat: Seat) => number): Promise<Answer> {
  const { words } = table.show
  const { match, count } = session.state
  const last = match.decisions.at(-1)
  const n = last && !botAt(table, last.seat) ? howMany(match, last.seat) : 0
  console.log(n > 0 ? words.play.takenBack(n) : words.play.nothingToTakeBack)
  if (n > 0) await session.takeBack(match.decisions.length - n, count)
  return null
}

function why({ table: { match, show }, open }: At, typed: string): Answer {
  const { words, text } = show
  const move = offered(open, typed) ?? match.game.moves.parse(typed)
  const clause = move && whyNot(match.game, match.state, open.seat, move)
  if (!typed) console.log(words.play.whichMove)
  else if (!move) console.log(words.play.noMove(brief(typed)))
  else if (clause) console.log(words.play.refused(move.name, text.clauses[clause] ?? '', clause))
  else console.log(words.play.allowed(move.name))
  return null
}

/** Enough to see through the turn, and nobody waits. */
const HINT = { iterations: 200 }

function hint({ table: { match, show }, open }: At): Answer {
  const { setup, decisions } = match
  const luck = seedLuck(`hint ${setup.seed} ${decisions.length}`)
  const seen = situation(show.game, match.state, open, luck)
  for (const { move, chance, reason } of advise(seen, HINT)) {
    const why = reason === null ? '' : (show.text.terms[reason] ?? '')
    const label = labelOf(show, seen.view, move)
    console.log(show.words.play.hint(open.moves.indexOf(move) + 1, label, Math.round(100 * chance), why))
  }
  return null
}

function redraw({ table: { match, show }, open }: At): Answer {
  console.log(board(show, match.game.view(match.state, open.seat)))
  return null
}

function save({ table }: At, file: string): Answer {
  const { words } = table.show
  try {
    if (file) saveTo(table, file)
    console.log(file ? words.play.saved(file) : words.play.whichFile)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    console.log(error.message)
  }
  return null
}

function help({ table: { show } }: At): Answer {
  for (const [what, meaning] of Object.values(show.words.play.commands))
    console.log(`  ${bold(what.padEnd(12))}${meaning}`)
  return null
}
