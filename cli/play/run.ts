import { setImmediate } from 'node:timers/promises'
import { asks, decide } from '#engine/match.ts'
import type { Ask } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import { board, labelOf, promptOf, scoreSheet, type Show } from '../show.ts'
import { situation } from '../simulate.ts'
import { bold, columns, faint } from '../style.ts'
import { COMMANDS, obey, type Outcome } from './commands.ts'
import { botAt, bringBefore, change, save, tellNews, type Table } from './table.ts'

/** Plays the game to its end, or until somebody leaves it. */
export async function run(table: Table): Promise<void> {
  const { show, input } = table
  for (let open = asks(table.match); open.length > 0 && !input.closed; open = asks(table.match)) {
    const bots = open.filter((a) => botAt(table, a.seat))
    if (bots[0]) await botDecides(table, bots[0])
    else if ((await personDecides(table, open.find((a) => a.seat === table.eye) ?? open[0])) === 'quit') break
    if (table.file) save(table, table.file)
    tellNews(table)
  }
  const { match, eye } = table
  const { game, state } = match
  const result = game.result(state)
  if (!result) return console.log(`\n${show.words.play.left(match.decisions.length)}`)
  console.log(`\n${board(show, game.view(state, eye))}\n\n${bold(show.words.play.over)}\n\n${scoreSheet(show, result)}`)
}

async function botDecides(table: Table, open: Ask): Promise<void> {
  await setImmediate() // lets Ctrl-C through while bots play among themselves
  const { match, luck, show } = table
  const bot = botAt(table, open.seat)!
  const move = bot.choose(situation(show.game, match.state, open, luck))
  change(table, (tell) => decide(match, open.seat, move, tell))
}

/** Asks until an answer changes the position. */
async function personDecides(table: Table, open: Ask): Promise<Outcome> {
  const { match, show, input } = table
  await bringBefore(table, open.seat)
  if (input.closed) return 'quit' // nobody came: show nothing
  tellNews(table)
  const view = match.game.view(match.state, open.seat)
  console.log(`\n${board(show, view)}\n\n${scoresOf(show, view)}\n${question(show, view, open)}`)
  input.offer([...open.moves.map((move) => move.name), ...Object.keys(COMMANDS)])
  for (;;) {
    const line = await input.line()
    if (line === null) return 'quit'
    const outcome = obey(table, open, line)
    if (outcome !== 'same') return outcome
  }
}

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
