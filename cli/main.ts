import { Command, CommanderError, Option } from 'commander'
import { BadBot } from '#bots/index.ts'
import { BadSetup } from '#engine/play.ts'
import { LANGUAGES } from '#engine/text.ts'
import { BadInput } from './bad-input.ts'
import { check } from './commands/check.ts'
import { games } from './commands/games.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { start } from './commands/start.ts'
import { HELP } from './text/help.ts'
import { WORDS } from './text/words.ts'

function commandLine(): Command {
  const revier = new Command('revier')
    .description(HELP.program)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ outputError: (text, write) => write(`revier: ${oneLine(text.replace(/^error: /, ''))}\n`) })
    .addOption(new Option('--lang <language>', HELP.lang).choices(LANGUAGES).default('en'))
    .addHelpText('after', `\n${HELP.codes}`)

  const command = (usage: string, about: string, act: (...args: never[]) => Promise<void>) =>
    revier
      .command(usage)
      .description(about)
      .action((...args: unknown[]) => {
        const self = args.at(-1) as Command
        return act(...([...self.processedArgs, self.optsWithGlobals()] as never[]))
      })

  command('start', HELP.start.about, start)
  command('games', HELP.games.about, games).option('--json', HELP.json)
  command('play <game>', HELP.play.about, play)
    .option('--seats <seats>', HELP.play.seats)
    .option('--seed <seed>', HELP.play.seed)
    .option('--variant <option=value...>', HELP.variant, collect, [])
    .option('--save <file>', HELP.play.save)
    .option('--resume <file>', HELP.play.resume)
  command('simulate <game>', HELP.simulate.about, simulate)
    .option('--seats <n>', HELP.simulate.seats)
    .option('--games <n>', HELP.simulate.games, '1000')
    .option('--seed <seed>', HELP.seed, '1')
    .option('--bots <list>', HELP.simulate.bots, 'random')
    .option('--variant <option=value...>', HELP.variant, collect, [])
    .option('--json', HELP.json)
  command('replay <file>', HELP.replay.about, replay)
    .option('--at <n>', HELP.replay.at)
    .option('--eye <eye>', HELP.replay.eye, 'spectator')
  command('check <file>', HELP.check.about, check)
  return revier
}

const collect = (value: string, before: readonly string[]): string[] => [...before, value]

/** An error is one line, whatever was typed. */
const oneLine = (text: string): string => text.trim().replace(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ')

/** Says what went wrong and returns the exit code. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  const expected = [BadInput, BadSetup, BadBot].some((kind) => error instanceof kind)
  const message = error instanceof Error ? error.message : String(error)
  console.error(`revier: ${oneLine(expected ? message : WORDS.en.errors.unexpected(message))}`)
  return expected ? 2 : 1
}

// Whoever reads the output may have had enough of it, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  const revier = commandLine()
  if (process.argv.length > 2) await revier.parseAsync()
  else revier.outputHelp()
} catch (error) {
  process.exitCode = explain(error)
}
