import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Company, Run } from './measure.ts'

/** Another engine's server at one of our games: `games/ID/test/rival/load.ts`. */
interface RivalLoad {
  loadRival(port: number, company: Company, seconds: number): Promise<Run & { readonly lost: number }>
}

const ROOT = join(import.meta.dirname, '../..')

/** The game that has a rival, and the rival. */
export async function rivalLoad(): Promise<{ readonly game: string; readonly rival: RivalLoad }> {
  const [path] = globSync('games/*/test/rival/load.ts', { cwd: ROOT })
  return { game: path.split(/[\\/]/)[1], rival: (await import(join(ROOT, path))) as RivalLoad }
}
