import { GAMES } from '#games/index.ts'
import { taughtIn } from '#lessons/taught.ts'
import { rulesCoverage } from './rules-coverage.ts'

/** `npm run rules`: which rule of which game no test cites. Fails if there is one. */
const games = Object.fromEntries(Object.keys(GAMES).map((id) => [id, rulesCoverage(process.cwd(), id)]))

/** What is taught where: a line for each lesson, each card of the coach and the guided game. */
async function taughtLines(id: string): Promise<string[]> {
  const { manifest, course } = GAMES[id]
  const places = manifest.learn ? taughtIn(await course()) : []
  return places.map(({ where, clauses }) => `${where} teaches ${clauses.join(', ')}`)
}

if (process.argv.includes('--json')) console.log(JSON.stringify(games, null, 2))
else
  for (const [id, { clauses, cited, missing, unknown }] of Object.entries(games)) {
    console.log(`${id}: ${cited} of ${clauses} clauses cited by tests`)
    for (const line of await taughtLines(id)) console.log(`  ${line}`)
    if (missing.length) console.log(`  no test cites ${missing.join(', ')}`)
    if (unknown.length) console.log(`  cited, but not in RULES.md: ${unknown.join(', ')}`)
  }

if (Object.values(games).some(({ missing, unknown }) => missing.length + unknown.length > 0)) process.exitCode = 1
