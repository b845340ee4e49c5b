import { gameFolder } from '#games/index.ts'
import { rulesOf } from '#session/editions.ts'
import { openClient, type RemoteTable } from './index.ts'

/**
 * A bot that plays through the API, as an example:
 *
 *     node client/example-bot.ts http://localhost:4000 TOKEN TABLE
 *
 * It sits down at the first free seat and plays the first move it is offered, until the game is over.
 */
const [url, token, id] = process.argv.slice(2)
if (!url || !token || !id) {
  console.error('node client/example-bot.ts URL TOKEN TABLE')
  process.exit(2)
}

const client = openClient({
  url,
  token,
  rules: async (game, version) => {
    const folder = gameFolder(game)
    return folder ? rulesOf(folder, version) : null
  },
})
const table = client.table(id)
let busy = false
let changed = false

/** What is asked of us now, if anything. */
function ourAsk({ state: { course, table } }: RemoteTable) {
  return course?.asks(course.length).find((ask) => ask.seat === table?.mine)
}

/** One thing at a time; what changes meanwhile is looked at afterwards. */
async function act(): Promise<void> {
  changed = true
  if (busy) return
  busy = true
  while (changed) {
    changed = false
    await step()
  }
  busy = false
}

async function step(): Promise<void> {
  const { state } = table
  if (state.problem) throw new Error(`this table cannot be played: ${state.problem}`)
  if (state.at?.result) return finish(state.at.result.places)
  if (!state.table) return
  const { mine, status, seats } = state.table
  const ask = ourAsk(table)
  if (mine === null && status === 'open') await table.sit(seats.findIndex(({ kind }) => kind === 'free'))
  else if (mine !== null && status === 'open' && !seats[mine].ready) await table.ready()
  else if (ask) await table.decide(ask.moves[0].name)
}

function finish(places: readonly number[] | null): void {
  console.log(places ? `The game is over: places ${places.join(' ')}` : 'The game was given up.')
  client.close()
  process.exit(0)
}

table.subscribe(() => void act())
