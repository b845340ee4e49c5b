import { Command, CommanderError, Option } from 'commander'
import { BadBot } from '#bots/index.ts'
import { BadSetup } from '#engine/play.ts'
import { LANGUAGES } from '#engine/text.ts'
import { BadInput } from './bad-input.ts'
import { addAdmin } from './commands/admin.ts'
import { oneLine } from './style.ts'
import { HELP } from './text/help.ts'
import { WORDS } from './text/words.ts'

/** What a command needs is loaded when it is given. */
const COMMANDS: readonly ((revier: Command) => Command)[] = [
  (revier) =>
    revier
      .command('start')
      .description(HELP.start.about)
      .action(async (_, self: Command) => (await import('./commands/start.ts')).start(self.optsWithGlobals())),
  (revier) =>
    revier
      .command('games')
      .description(HELP.games.about)
      .option('--json', HELP.json)
      .action(async (_, self: Command) => (await import('./commands/games.ts')).games(self.optsWithGlobals())),
  (revier) =>
    revier
      .command('lessons')
      .description(HELP.lessons.about)
      .option('--json', HELP.json)
      .action(async (_, self: Command) => (await import('./commands/lessons.ts')).lessons(self.optsWithGlobals())),
  (revier) =>
    revier
      .command('puzzles <game>')
      .description(HELP.puzzles.about)
      .option('--count <n>', HELP.puzzles.count, '48')
      .option('--games <n>', HELP.puzzles.games, '1000')
      .option('--seed <seed>', HELP.seed, '1')
      .option('--looks <n>', HELP.puzzles.looks, '3')
      .option('--file <file>', HELP.puzzles.file)
      .option('--cores <n>', HELP.puzzles.cores, '1')
      .option('--dry', HELP.tune.dry)
      .option('--check', HELP.puzzles.check)
      .option('--json', HELP.json)
      .action(async (game: string, _, self: Command) =>
        (await import('./commands/puzzles.ts')).puzzles(game, self.optsWithGlobals()),
      ),
  (revier) =>
    revier
      .command('play <game>')
      .description(HELP.play.about)
      .option('--seats <seats>', HELP.play.seats)
      .option('--seed <seed>', HELP.play.seed)
      .option('--variant <option=value...>', HELP.variant)
      .option('--save <file>', HELP.play.save)
      .option('--resume <file>', HELP.play.resume)
      .action(async (game: string, _, self: Command) =>
        (await import('./commands/play.ts')).play(game, self.optsWithGlobals()),
      ),
  (revier) =>
    revier
      .command('simulate <game>')
      .description(HELP.simulate.about)
      .option('--seats <n>', HELP.simulate.seats)
      .option('--games <n>', HELP.simulate.games, '1000')
      .option('--seed <seed>', HELP.seed, '1')
      .option('--bots <list>', HELP.simulate.bots, 'random')
      .option('--variant <option=value...>', HELP.variant)
      .option('--json', HELP.json)
      .action(async (game: string, _, self: Command) =>
        (await import('./commands/simulate.ts')).simulate(game, self.optsWithGlobals()),
      ),
  (revier) =>
    revier
      .command('arena <game>')
      .description(HELP.arena.about)
      .requiredOption('--bots <list>', HELP.arena.bots)
      .option('--seats <n>', HELP.simulate.seats)
      .option('--games <n>', HELP.arena.games, '400')
      .option('--seed <seed>', HELP.seed, '1')
      .option('--variant <option=value...>', HELP.variant)
      .option('--time <ms>', HELP.arena.time)
      .option('--sprt <low,high>', HELP.arena.sprt)
      .option('--file <file>', HELP.arena.file)
      .option('--cores <n>', HELP.arena.cores)
      .option('--json', HELP.json)
      .action(async (game: string, _, self: Command) =>
        (await import('./commands/arena.ts')).arena(game, self.optsWithGlobals()),
      ),
  (revier) =>
    revier
      .command('calibrate <game>')
      .description(HELP.calibrate.about)
      .option('--seats <n>', HELP.simulate.seats)
      .option('--games <n>', HELP.arena.games, '200')
      .option('--seed <seed>', HELP.seed, '1')
      .option('--bot <bot>', HELP.calibrate.bot, 'greedy')
      .option('--playouts <n>', HELP.calibrate.playouts)
      .option('--quick', HELP.calibrate.quick)
      .option('--variant <option=value...>', HELP.variant)
      .option('--json', HELP.json)
      .action(async (game: string, _, self: Command) =>
        (await import('./commands/calibrate.ts')).calibrate(game, self.optsWithGlobals()),
      ),
  (revier) =>
    revier
      .command('analyse <file>')
      .description(HELP.analyse.about)
      .option('--turns <n>', HELP.analyse.turns, '3')
      .option('--iterations <n>', HELP.analyse.iterations, '300')
      .option('--json', HELP.json)
      .action(async (file: string, _, self: Command) =>
        (await import('./commands/analyse.ts')).analyse(file, self.optsWithGlobals()),
      ),
  (revier) =>
    revier
      .command('lab <game>')
      .description(HELP.lab.about)
      .option('--seats <n>', HELP.tune.seats)
      .option('--games <n>', HELP.lab.games, '200')
      .option('--seed <seed>', HELP.seed, '1')
      .option('--bot <bot>', HELP.lab.bot, 'greedy')
      .option('--standard', HELP.lab.standard)
      .option('--out <file>', HELP.lab.out)
      .option('--json', HELP.json)
      .action(async (game: string, _, self: Command) =>
        (await import('./commands/lab.ts')).lab(game, self.optsWithGlobals()),
      ),
  (revier) =>
    revier
      .command('tune <game>')
      .description(HELP.tune.about)
      .option('--seats <n>', HELP.tune.seats)
      .option('--weights', HELP.tune.weights)
      .option('--ahead', HELP.tune.ahead)
      .option('--games <n>', HELP.tune.games)
      .option('--duels <n>', HELP.tune.duels)
      .option('--seed <seed>', HELP.seed, '1')
      .option('--dry', HELP.tune.dry)
      .action(async (game: string, _, self: Command) =>
        (await import('./commands/tune.ts')).tune(game, self.optsWithGlobals()),
      ),
  (revier) =>
    revier
      .command('replay <file>')
      .description(HELP.replay.about)
      .option('--at <n>', HELP.replay.at)
      .option('--eye <eye>', HELP.replay.eye, 'spectator')
      .action(async (file: string, _, self: Command) =>
        (await import('./commands/replay.ts')).replay(file, self.optsWithGlobals()),
      ),
  (revier) =>
    revier
      .command('check <file>')
      .description(HELP.check.about)
      .option('--fair', HELP.check.fair)
      .action(async (file: string, _, self: Command) =>
        (await import('./commands/check.ts')).check(file, self.optsWithGlobals()),
      ),
]

function commandLine(): Command {
  const revier = new Command('revier')
    .description(HELP.program)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ outputError: (text, write) => write(`revier: ${said(text.replace(/^error: /, ''))}\n`) })
    .addOption(new Option('--lang <language>', HELP.lang).choices(LANGUAGES).default('en'))
    .addHelpText('after', `\n${HELP.codes}`)
  for (const add of COMMANDS) add(revier)
  addAdmin(revier)
  return revier
}

/** On one line, and not without end, whatever was typed. */
const said = (message: string): string =>
  oneLine(message)
    .replace(/\S{101,}/g, (word) => `${word.slice(0, 100)}…`)
    .slice(0, 600)

/** Says what went wrong and returns the exit code. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  const expected = [BadInput, BadSetup, BadBot].some((kind) => error instanceof kind)
  const message = error instanceof Error ? error.message : String(error)
  console.error(`revier: ${said(expected ? message : WORDS.en.errors.unexpected(message))}`)
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
