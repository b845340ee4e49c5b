import type { Game, TableSetup } from '#engine/game.ts'
import { stateHash } from '#engine/hash.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { ask, playLegal, start } from '#engine/play.ts'
import { tables } from '../battery/tables.ts'

const SEEDS = ['golden-1', 'golden-2', 'golden-3']

const HEAD = ['seats', 'variants', 'seed', 'decisions', 'branching', 'scores', 'hash']

/**
 * A table of random games with fixed seeds: how many decisions each takes, how many moves were offered in all, how it ends.
 * Like the move counts that chess programs compare, it changes whenever the rules do, and shows in which games.
 */
export function goldenTable(game: Game): string {
  const rows = [...tables(game)].flatMap((table) => SEEDS.map((seed) => goldenRow(game, { ...table, seed })))
  return align([HEAD, ...rows])
}

function goldenRow(game: Game, setup: TableSetup): string[] {
  const luck = seedLuck(`choices of ${setup.seed}`)
  const s = start(game, setup)
  let decisions = 0
  let branching = 0
  for (let open = ask(game, s); open.length > 0; decisions++) {
    for (const { moves } of open) branching += moves.length
    const { seat, moves } = pick(luck, open)
    open = playLegal(game, s, seat, pick(luck, moves))
  }
  const variants = Object.entries(setup.variants).map(([option, value]) => `${option}=${value}`)
  const { scores } = game.result(s)!
  return [
    `${setup.seats}`,
    variants.join(',') || '-',
    setup.seed,
    `${decisions}`,
    `${branching}`,
    scores.join(','),
    stateHash(s),
  ]
}

function align(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd()
  return `${rows.map(line).join('\n')}\n`
}
