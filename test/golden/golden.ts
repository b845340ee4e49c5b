import type { Game, TableSetup } from '#engine/game.ts'
import { stateHash } from '#engine/hash.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { playOut } from '#session/play-out.ts'
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
  let branching = 0
  const { state, decisions } = playOut(game, setup, {
    next: (open) => pick(luck, open),
    choose: ({ moves }) => pick(luck, moves),
    made(_ask, _move, open) {
      for (const { moves } of open) branching += moves.length
    },
  })
  const variants = Object.entries(setup.variants).map(([option, value]) => `${option}=${value}`)
  const { scores } = game.result(state)!
  return [
    `${setup.seats}`,
    variants.join(',') || '-',
    setup.seed,
    `${decisions}`,
    `${branching}`,
    scores.join(','),
    stateHash(state),
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
