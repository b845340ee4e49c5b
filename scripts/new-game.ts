import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '#games/index.ts'
import { namingsIn } from '#test/game-names.ts'
import { clausesIn } from './rules-coverage.ts'

const TEMPLATE = 'templates/game'
const LONGEST = 40

/** `npm run new-game NAME`: a small game that plays, in games/NAME, meant to be turned into another one. */
function main(args: readonly string[]): number {
  const [id, ...rest] = args
  const wrong = rest.length > 0 ? 'one name is enough' : problemWith(id)
  if (id === undefined || wrong) {
    console.error(`${wrong}. Usage: npm run new-game NAME, small letters and hyphens`)
    return 2
  }
  try {
    write(id)
  } catch (error) {
    rmSync(join('games', id), { recursive: true, force: true })
    console.error(`games/${id} could not be made: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
  console.log(
    `games/${id} plays: npm run dev, npm run -s revier -- play ${id}. docs/adding-a-game.md goes on from here.`,
  )
  return 0
}

/** What is wrong with a name; null if a game can be called so. */
export function problemWith(id: string | undefined): string | null {
  if (!id) return 'a new game needs a name'
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `'${id}' is no name for a folder: small letters, digits and single hyphens, a letter first`
  if (id.length > LONGEST) return `a name has at most ${LONGEST} characters`
  const taken = readdirSync('games').some((entry) => entry === id || entry.startsWith(`${id}.`))
  if (taken) return `there is games/${id} already`
  const title = titleOf(id)
  const [stray] = namingsIn('.', [{ id, title: { en: title, de: title } }])
  return stray ? `'${id}' means something else: ${stray}` : null
}

/** What a game is called until its manifest says otherwise: the words of its name. */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** What its clauses begin with: three letters of its name, or more where another game has those. */
export function prefixOf(id: string, taken: readonly string[]): string {
  const letters = id.replaceAll(/[^a-z]/g, '').toUpperCase()
  const lengths = Array.from({ length: letters.length + taken.length }, (_, i) => i + 3)
  const candidates = lengths.map((length) => letters.slice(0, length).padEnd(Math.min(length, 3), 'X'))
  return [...candidates, ...lengths.map((n) => letters + 'X'.repeat(n))].find((one) => !taken.includes(one))!
}

function write(id: string): void {
  const folder = join('games', id)
  const names: readonly [string, string][] = [
    ['my-game', id],
    ['My Game', titleOf(id)],
    ['MYG', prefixOf(id, prefixes())],
    ['shelf: 900', `shelf: ${nextOnShelf()}`],
  ]
  cpSync(TEMPLATE, folder, { recursive: true })
  for (const file of globSync(`${folder}/**/*`)) {
    if (!statSync(file).isFile() || file.endsWith('.woff2')) continue
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      names.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    )
  }
  run('oxfmt', folder)
  run(process.execPath, 'scripts/golden.ts', id)
  run(process.execPath, 'scripts/golden.ts', '--records', id)
}

const prefixes = (): string[] =>
  Object.keys(GAMES).flatMap((game) => {
    const rules = join('games', game, 'RULES.md')
    return existsSync(rules) ? clausesIn(readFileSync(rules, 'utf8')).map((clause) => clause.split('-')[0]) : []
  })

const nextOnShelf = (): number => 10 + Math.max(0, ...Object.values(GAMES).map(({ manifest }) => manifest.shelf))

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed: ${stderr}`)
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
