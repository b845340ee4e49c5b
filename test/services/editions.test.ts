import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openClient } from '#client/index.ts'
import type { Game } from '#engine/game.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { serverProcess, type ServerProcess } from '../faults/process.ts'
import { until } from '../server/bus-contract.ts'
import { begin, newPerson } from '../server/house.ts'
import { playOn } from '../server/play.ts'

const ROOMS = [
  'engine',
  'bots',
  'session',
  'lessons',
  'protocol',
  'client',
  'server',
  'scripts',
  'templates',
  'games',
  'cli',
  'test',
]
const FILES = ['.oxfmtrc.json', 'package.json', 'tsconfig.json', 'vite.config.ts']
/** In two pieces: what stands here as a whole would not be free any more. */
const GAME = ['old', 'lamps'].join('-')
/** Copies, bundles and starts take a while on a busy machine. */
const LONG = 240_000

/** A copy of the project, as an operator has it, with one game that changes. */
const house = mkdtempSync(join(tmpdir(), 'revier-editions-'))
let server: ServerProcess
beforeAll(async () => {
  for (const part of [...ROOMS, ...FILES]) cpSync(part, join(house, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'))
  run('scripts/new-game.ts', GAME)
  server = await serverProcess({}, undefined, house)
}, LONG)
afterAll(async () => {
  await server.remove()
  rmSync(house, { recursive: true })
})

function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
const load = async (path: string): Promise<Game> =>
  ((await import(pathToFileURL(join(house, 'games', GAME, path)).href)) as { game: Game }).game

function change(path: string, from: string, to: string): void {
  const file = join(house, 'games', GAME, path)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replaceAll(from, to))
}

it(
  'a table goes on by the rules it was started with, bots and all, when the rules have changed',
  async () => {
    const first = await load('index.ts')
    expect(run('scripts/freeze.ts', GAME)).toContain(`games/${GAME}/past/1.js`)
    expect(() => run('scripts/freeze.ts', GAME)).toThrow('is there already')
    const frozen = await load('past/1.js')
    const rules = async (game: string, version: number) => (game === GAME && version === 1 ? frozen : null)
    const { token, ...ada } = await newPerson(server.url, 'Ada')
    ada.close()
    const person = openClient({
      url: server.url,
      token,
      rules,
      open: (address, protocol, headers) => new WebSocket(address, protocol, { headers }),
    })
    const tables = await begin([person], GAME, {}, ['medium'])
    await playOn(tables, undefined, 6)
    const before = tables[0].state.course!.length
    await server.stop()

    // In the new edition nobody lights lamps any more: what the log says would not even be understood.
    change('rules/index.ts', 'version: 1', 'version: 2')
    change('moves.ts', 'light:', 'kindle:')
    change('rules/turn.ts', 'moves.of.light', 'moves.of.kindle')
    change('rules/turn.ts', "'light'", "'kindle'")
    await server.start()

    await until(() => person.link.state === 'open')
    expect(tables[0].state.course!.length).toBeGreaterThanOrEqual(before)
    await playOn(tables)
    expect(tables[0].state.at?.result).toMatchObject({ why: 'played' })
    const table = tables[0].state.table!.id
    const record = parseRecord((await person.api('record', { params: { table } })).record)
    expect(record.rules).toBe(1)
    for (const edition of [first, frozen])
      expect(replay(edition, record).decisions).toHaveLength(record.decisions.length)
    const body = { ...tables[0].state.table!, seats: ['person', 'medium'] as const, seat: 0 }
    const { game, variants, control, substitute, access } = body
    const fresh = await person.api('createTable', {
      body: { game, variants, control, substitute, access, seats: [...body.seats], seat: 0 },
    })
    expect(fresh.table.rules).toBe(2)
    person.close()
  },
  LONG,
)
