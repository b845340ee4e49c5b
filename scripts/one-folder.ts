import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { GAMES } from '#games/index.ts'
import { namingsIn } from '#test/game-names.ts'
import { close, run, runLanes, type Job, type Outcome } from './jobs.ts'
import { battery, build, deadCode, format, lint, rules, types, unit } from './project-jobs.ts'

/** Rooms that know no game at all. */
const SAME_AS_EVER = ['engine/**', 'protocol/**', 'client/**', 'test/server/**', 'scripts/mutate/**']

/** In two pieces: no code may know a game by its name, not even this. */
const NAME = ['first', 'light'].join('-')
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', 'test-results'])

/** What is left must not know what was taken away. */
function nowhereNamed(): Outcome {
  const gone = Object.values(GAMES).map(({ manifest }) => manifest)
  const found = namingsIn('.', gone)
  console.log([`${found.length ? '✗' : '✓'} no file names a game that is gone`, ...found].join('\n'))
  return { name: 'names of games', passed: found.length ? 0 : 1, failed: found.length }
}

/**
 * `npm run one-folder`: in a copy of the project, makes a new game from the template, takes all others away by deleting
 * their folders, and runs what `npm test` runs but for the browser. So a game is one folder: nothing else knows of it.
 */
const house = mkdtempSync(join(tmpdir(), 'revier-house-'))
const here = process.cwd()
try {
  cpSync(here, house, { recursive: true, filter: (path) => !path.split(sep).some((part) => LEFT_OUT.has(part)) })
  symlinkSync(join(here, 'node_modules'), join(house, 'node_modules'))
  process.chdir(house)
  const made = await run({ name: 'new game', command: [process.execPath, 'scripts/new-game.ts', NAME] })
  for (const id of Object.keys(GAMES)) rmSync(join('games', id), { recursive: true })
  const named = nowhereNamed()
  keepForOthers()
  /** Packages stand for all games, and what those that are gone needed is still there. */
  const dead: Job = { ...deadCode, command: [...deadCode.command, '--exclude', 'dependencies'] }
  const alone: Job = { ...types, command: [...types.command, '--incremental', 'false'] }
  const outcomes = await runLanes([
    [alone, lint, format, dead, rules, build],
    [{ ...unit, command: [...unit.command, ...SAME_AS_EVER.flatMap((room) => ['--exclude', room])] }, battery],
  ])
  close([made, named, ...outcomes])
} finally {
  process.chdir(here)
  rmSync(house, { recursive: true })
}

/** What games share is not dead because the one that is left does without it. */
function keepForOthers(): void {
  const shared = '    "{engine,bots,lessons,session,table,test}/**/*.{ts,tsx}",'
  writeFileSync('knip.json', readFileSync('knip.json', 'utf8').replace('"entry": [', `$&\n${shared}`))
}
