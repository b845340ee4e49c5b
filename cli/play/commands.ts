import { parseBot } from '#bots/index.ts'
import { seedLuck } from '#engine/luck.ts'
import { decide, takeBack, takeBackLimit, takeBackTurn, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { why as whyNot, type Ask } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import { BadInput } from '../bad-input.ts'
import { board, labelOf } from '../show.ts'
import { situation } from '../simulate.ts'
import { bold } from '../style.ts'
import { botAt, change, save as saveTo, type Table } from './table.ts'

/** What comes of a line that was typed: the position changed, the question still stands, or the game is left. */
export type Outcome = 'changed' | 'same' | 'quit'

type Command = (table: Table, open: Ask, argument: string) => Outcome

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
export function obey(table: Table, open: Ask, line: string): Outcome {
  const typed = line.trim()
  if (!typed) return 'same'
  const move = offered(open, typed)
  if (move) return make(table, open, move)
  const [, word = '', argument = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? []
  if (Object.hasOwn(COMMANDS, word)) return COMMANDS[word](table, open, argument)
  return why(table, open, typed)
}

/** `3` is the third on the list, `take:s1-2` a move by its name, `s1-2` by its argument if no other has the same. */
export function offered(open: Ask, typed: string): Move | undefined {
  if (/^\d{1,4}$/.test(typed) && open.moves[Number(typed) - 1]) return open.moves[Number(typed) - 1]
  const byName = open.moves.find((move) => move.name === typed)
  const byArgument = open.moves.filter((move) => move.name === `${move.verb}:${typed}`)
  return byName ?? (byArgument.length === 1 ? byArgument[0] : undefined)
}

function make(table: Table, open: Ask, move: Move): Outcome {
  change(table, (tell) => decide(table.match, open.seat, move, tell))
  return 'changed'
}

function undo(table: Table): Outcome {
  return goBack(table, (match, seat) => Math.min(1, takeBackLimit(match, seat)))
}

function turn(table: Table): Outcome {
  return goBack(table, takeBackTurn)
}

/** Whoever decided last may take it back, if it was a person. */
function goBack(table: Table, howMany: (match: Match, seat: Seat) => number): Outcome {
  const { match, show } = table
  const last = match.decisions.at(-1)
  const n = last && !botAt(table, last.seat) ? howMany(match, last.seat) : 0
  console.log(n > 0 ? show.words.play.takenBack(n) : show.words.play.nothingToTakeBack)
  table.match = takeBack(match, n)
  table.events.length -= n
  table.told = Math.min(table.told, table.events.length)
  return n > 0 ? 'changed' : 'same'
}

function why({ match, show }: Table, open: Ask, typed: string): Outcome {
  const { words, text } = show
  const move = offered(open, typed) ?? match.game.moves.parse(typed)
  const clause = move && whyNot(match.game, match.state, open.seat, move)
  if (!typed) console.log(words.play.whichMove)
  else if (!move) console.log(words.play.noMove(typed))
  else if (clause) console.log(words.play.refused(move.name, text.clauses[clause] ?? '', clause))
  else console.log(words.play.allowed(move.name))
  return 'same'
}

function hint({ match, show }: Table, open: Ask): Outcome {
  const { setup, decisions } = match
  const luck = seedLuck(`hint ${setup.seed} ${decisions.length}`)
  const seen = situation(show.game, match.state, open, luck)
  const move = parseBot('greedy').choose(seen)
  console.log(show.words.play.hint(open.moves.indexOf(move) + 1, labelOf(show, seen.view, move)))
  return 'same'
}

function redraw({ match, show }: Table, open: Ask): Outcome {
  console.log(board(show, match.game.view(match.state, open.seat)))
  return 'same'
}

function save(table: Table, _open: Ask, file: string): Outcome {
  const { words } = table.show
  try {
    if (file) saveTo(table, file)
    console.log(file ? words.play.saved(file) : words.play.whichFile)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    console.log(error.message)
  }
  return 'same'
}

function help({ show }: Table): Outcome {
  for (const [what, meaning] of Object.values(show.words.play.commands))
    console.log(`  ${bold(what.padEnd(12))}${meaning}`)
  return 'same'
}
