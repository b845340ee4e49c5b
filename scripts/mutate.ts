import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '#games/index.ts'
import { campaign, trialsOf, type Options } from './mutate/campaign.ts'
import { KINDS } from './mutate/kinds.ts'
import { asJson, isGood, report } from './mutate/report.ts'
import { oneOf, exitCodeOf, scriptCommand, seedWord, wholeNumber } from './options.ts'

/** The options as they were typed. */
interface Raw {
  readonly game?: string
  readonly sample: string
  readonly seed: string
  readonly kind?: string
  readonly again?: true
  readonly fresh?: true
  readonly lanes: string
  readonly json?: true
}

const TARGETS = [...Object.keys(GAMES), 'engine']

function readOptions(args: readonly string[]): Options & { readonly games: readonly string[]; readonly json: boolean } {
  const command = scriptCommand('mutate', 'Changes the rules in one place at a time; tests and battery must notice.')
    .option('--game <id>', "this game only; 'engine' is the kernel")
    .option('--sample <n>', "so many mutants of each game, or 'all'", '150')
    .option('--seed <seed>', 'which ones', 'mutate')
    .option('--kind <kind>', `of one kind only: secrecy, ${KINDS.join(', ')}`)
    .option('--again', 'try survivors of the last run again, and believe the rest of it')
    .option('--fresh', 'believe nothing of an earlier run')
    .option('--lanes <n>', 'so many at once', String(availableParallelism()))
    .option('--json', 'print the counts and the survivors as JSON, and nothing else')
  command.parse(args, { from: 'user' })
  if (command.args.length > 0) command.error(`error: '${command.args[0]}' is not an option`)
  const { game, sample, seed, kind, again, fresh, lanes, json } = command.opts<Raw>()
  return {
    games: game === undefined ? TARGETS : [oneOf(command, 'game', game, TARGETS)],
    sample: sample === 'all' ? Infinity : wholeNumber(command, 'sample', sample, 1),
    seed: seedWord(command, seed),
    kind: kind === undefined ? undefined : oneOf(command, 'kind', kind, ['secrecy', ...KINDS]),
    again: again === true,
    fresh: fresh === true,
    lanes: wholeNumber(command, 'lanes', lanes, 1),
    json: json === true,
  }
}

/** `npm run mutate`: how much of the rules the tests really hold. */
async function main(): Promise<number> {
  const { games, json, ...options } = readOptions(process.argv.slice(2))
  const root = join(import.meta.dirname, '..')
  const found = []
  for (const game of games) {
    const outcomes = await campaign(game, trialsOf(game, root, Object.keys(GAMES)), options)
    found.push({ game, outcomes })
    if (!json) console.log(report(game, outcomes))
  }
  const all = found.map(({ game, outcomes }) => asJson(game, outcomes))
  if (json) console.log(JSON.stringify(games.length === 1 ? all[0] : all, null, 2))
  return found.every(({ outcomes }) => isGood(outcomes)) ? 0 : 1
}

process.exitCode = await exitCodeOf(main)
