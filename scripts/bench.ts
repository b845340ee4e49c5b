import { Command, InvalidArgumentError, Option } from 'commander'
import { GAMES } from '#games/index.ts'
import type { Figures } from '#test/bench/bench.ts'

/** `npm run bench`: how fast the rules are, and how fast boardgame.io is at the same game. */
const options = new Command('bench')
  .option('--json', 'the figures as JSON')
  .addOption(new Option('--game <id>', 'this game only').choices(Object.keys(GAMES)))
  .option('--seconds <n>', 'how long the whole run may take, about', seconds, 40)
  .parse()
  .opts<{ json?: true; game?: string; seconds: number }>()

process.env.NODE_ENV = 'production' // read by boardgame.io and immer when they are loaded, so before that
const { bench, rivalsOf } = await import('#test/bench/bench.ts')
const ids = options.game ? [options.game] : Object.keys(GAMES)
const games = await Promise.all(ids.map((id) => GAMES[id].game()))
const figures = bench(games, options.seconds, await rivalsOf(ids))
console.log(options.json ? JSON.stringify(figures, null, 2) : table(figures))

function seconds(text: string): number {
  const n = Number(text)
  if (!(n > 0 && n <= 3600)) throw new InvalidArgumentError('more than 0, at most 3600')
  return n
}

function table({ node, cpu, games, rivals, ratio, searchRatio }: Figures): string {
  const rows = Object.entries(games).map(([id, game]) =>
    row(
      id,
      game.seats,
      game.decisionsPerCpuSecond,
      game.gamesPerCpuSecond,
      game.cloneMicros,
      game.iterationsPerCpuSecond,
    ),
  )
  const others = Object.entries(rivals).flatMap(([name, { game, decisionsPerCpuSecond, iterationsPerCpuSecond }]) => [
    `${name} at ${game}: ${number(decisionsPerCpuSecond)} decisions/cpu-s; ours are ${ratio} times as many`,
    `its search: ${number(iterationsPerCpuSecond)} iterations/cpu-s; ours are ${searchRatio} times as many`,
  ])
  const head = row('random play', 'seats', 'decisions/cpu-s', 'games/cpu-s', 'µs/clone', 'search/cpu-s')
  return [`Node ${node}, ${cpu}`, '', head, ...rows, '', ...others].join('\n').trimEnd()
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  const widths = [6, 17, 13, 10, 14]
  return name.padEnd(16) + cells.map((cell, i) => number(cell).padStart(widths[i])).join('')
}

function number(cell: string | number): string {
  return typeof cell === 'string' ? cell : cell.toLocaleString('en-GB', { maximumSignificantDigits: 4 })
}
