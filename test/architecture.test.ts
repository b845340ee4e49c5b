import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { badImports, cycles, partial, readSources, sourceFile } from './architecture.ts'
import { drawing, edges, partOf, PARTS, redrawn, roomOf } from './graph.ts'

const ROOT = join(import.meta.dirname, '..')
const sources = readSources(ROOT)

describe('the house', () => {
  it('has files in its rooms', () => {
    expect(sources.map(({ path }) => path)).toEqual(expect.arrayContaining(['engine/play.ts', 'games/index.ts']))
    expect(sources.find(({ path }) => path === 'engine/hash.ts')?.imports).toContain('package @noble/hashes')
  })

  it('is built from the bottom up: no layer imports one above it', () => expect(badImports(sources)).toEqual([]))

  it('has no import that goes round in a circle', () => expect(cycles(sources)).toEqual([]))

  it('has no test that needs a certain game, outside its folder', () => {
    expect(partial(sources, Object.keys(GAMES))).toEqual([])
    const spec = sourceFile('cli/test/x.test.ts', `import { game } from '#games/chess/index.ts'`)
    expect(partial([spec], ['chess'])).toEqual(['cli/test/x.test.ts: games/chess/index.ts'])
  })
})

describe('docs/architecture.md', () => {
  it('draws the rooms as they are; npm run graph draws them anew', () => {
    const written = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    expect(written).toContain('flowchart')
    expect(written).toBe(redrawn(written, sources))
  })

  it('leaves out no room', () => {
    const rooms = new Set(edges(sources, roomOf).flat())
    for (const room of ['engine', 'games', 'session', 'bots', 'table', 'web', 'cli']) expect(rooms).toContain(room)
  })

  it('leaves out arrows that a longer way makes superfluous', () => {
    const all = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ] as const
    expect(drawing(all).match(/-->/g)).toHaveLength(2)
  })
})

describe('a game', () => {
  it('is built from the bottom up, too: data, state, rules, and what stands on them', () => {
    const upwards = edges(sources, partOf).filter(([from, to]) => PARTS.indexOf(to) >= PARTS.indexOf(from))
    expect(upwards).toEqual([])
  })

  it('has no other parts than these', () => {
    const parts = new Set(sources.flatMap(({ path }) => partOf(path) ?? []))
    expect(PARTS).toEqual(expect.arrayContaining([...parts]))
  })
})

const complaint = (path: string, code: string): string[] => badImports([sourceFile(path, code)])

describe('what the laws of the house allow', () => {
  it.each([
    ['engine/play.ts', `import { a } from './step.ts'`],
    ['engine/hash.ts', `import { sha256 } from '@noble/hashes/sha2.js'`],
    ['games/chess/rules/castle.ts', `import type { A } from '#engine/game.ts'\nimport { b } from '../state.ts'`],
    [
      'games/chess/table/board.tsx',
      `import { useState } from 'react'\nimport { b } from '#table/board.tsx'\nimport { c } from '../data.ts'`,
    ],
    ['games/chess/bot/index.ts', `import { a } from '#bots/chances.ts'\nimport { b } from '../data.ts'`],
    ['games/chess/text/rules.en.ts', `import type { RulesPage } from '#table/rules-page.ts'`],
    ['games/tables.ts', `import type { T } from '#table/types.ts'`],
    ['games/index.ts', `import { folders } from '#games/folders'`],
    ['games/folders.node.ts', `import { readdirSync } from 'node:fs'`],
    ['games/chess/test/castle.test.ts', `import { toy } from '#test/battery/toy.ts'`],
    ['bots/greedy.ts', `import { b } from '#engine/play.ts'\nimport type { B } from './bot.ts'`],
    ['bots/test/greedy.test.ts', `import { GAMES } from '#games/index.ts'`],
    ['session/course.ts', `import type { A } from '#engine/match.ts'\nimport { b } from './log.ts'`],
    ['table/seats.tsx', `import { create } from 'zustand'\nimport { b } from '#session/seats.ts'`],
    ['server/http/app.ts', `import { a } from '#session/course.ts'\nimport { b } from '#protocol/api.ts'`],
    ['client/course.ts', `import { a } from '#protocol/frames.ts'`],
    ['protocol/api.ts', `import * as v from 'valibot'`],
    ['web/home.tsx', `import { GAMES } from '#games/index.ts'\nimport { x } from '#table/x.ts'\nimport './home.css'`],
    ['cli/play.ts', `import { readFileSync } from 'node:fs'\nimport { random } from '#bots/random.ts'`],
    ['scripts/battery.ts', `import { checkGame } from '#test/battery/battery.ts'`],
    ['engine/play.ts', `// import { x } from '#games/index.ts'\n/** import { y } from 'react' */`],
  ])('%s: %j', (path, code) => expect(complaint(path, code)).toEqual([]))
})

describe('what they forbid', () => {
  it.each([
    ['engine/play.ts', `import { x } from '#games/index.ts'`, 'games/index.ts: the engine may not'],
    ['engine/play.ts', `import { x } from 'node:fs'`, 'node:fs: the engine may not'],
    ['engine/play.ts', `import x from 'react'`, 'package react: the engine may not'],
    ['engine/play.ts', `import type {\n  X,\n} from '../bots/bot.ts'`, 'bots/bot.ts: the engine may not'],
    ['engine/play.ts', `export * from '#table/x.ts'`, 'table/x.ts: the engine may not'],
    ['engine/play.ts', `const x = await import('#web/x.ts')`, 'web/x.ts: the engine may not'],
    ['engine/play.ts', `import '#test/battery/toy.ts'`, 'test/battery/toy.ts: the engine may not'],
    [
      'games/chess/rules/castle.ts',
      `import { x } from '../../go/data.ts'`,
      'games/go/data.ts: the rules of a game may not',
    ],
    [
      'games/chess/rules/castle.ts',
      `import { x } from '../../index.ts'`,
      'games/index.ts: the rules of a game may not',
    ],
    [
      'games/chess/view.ts',
      `import { x } from './table/board.tsx'`,
      'games/chess/table/board.tsx: the rules of a game may not',
    ],
    [
      'games/chess/view.ts',
      `import { x } from './test/fixture.ts'`,
      'games/chess/test/fixture.ts: the rules of a game may not',
    ],
    ['games/chess/view.ts', `import { x } from '#table/x.ts'`, 'table/x.ts: the rules of a game may not'],
    ['games/chess/table/board.tsx', `import { x } from '#web/x.ts'`, 'web/x.ts: the table of a game may not'],
    [
      'games/chess/table/board.tsx',
      `import { x } from '../../go/table/x.tsx'`,
      'games/go/table/x.tsx: the table of a game may not',
    ],
    ['games/chess/text/en.ts', `import { x } from '#table/x.ts'`, 'table/x.ts: the rules of a game may not'],
    [
      'games/chess/table/board.tsx',
      `import type { X } from '../../tables.ts'`,
      'games/tables.ts: the table of a game may not',
    ],
    ['games/index.ts', `import { x } from '#table/x.ts'`, 'table/x.ts: the list of games may not'],
    ['games/index.ts', `import('./chess/index.ts')`, 'games/chess/index.ts: the list of games may not'],
    ['cli/play.ts', `import { x } from '#games/tables.ts'`, 'games/tables.ts: the command line may not'],
    ['bots/greedy.ts', `import { x } from '#games/index.ts'`, 'games/index.ts: bots may not'],
    ['session/course.ts', `import x from 'react'`, 'package react: the session may not'],
    ['session/course.ts', `import { x } from '#table/x.ts'`, 'table/x.ts: the session may not'],
    ['bots/greedy.ts', `import { x } from '#session/course.ts'`, 'session/course.ts: bots may not'],
    ['protocol/api.ts', `import { x } from '#server/id.ts'`, 'server/id.ts: the protocol may not'],
    ['client/course.ts', `import { x } from 'node:fs'`, 'node:fs: the client may not'],
    ['table/board.tsx', `import { x } from '#games/chess/data.ts'`, 'games/chess/data.ts: the table may not'],
    ['web/home.tsx', `import { x } from '#games/chess/index.ts'`, 'games/chess/index.ts: the web app may not'],
    ['web/home.tsx', `import { x } from '#cli/play.ts'`, 'cli/play.ts: the web app may not'],
    ['cli/play.ts', `import { x } from '#web/home.tsx'`, 'web/home.tsx: the command line may not'],
    [
      'cli/play.ts',
      `import { x } from '#test/battery/battery.ts'`,
      'test/battery/battery.ts: the command line may not',
    ],
  ])('%s: %j', (path, code, message) => expect(complaint(path, code)).toEqual([`${path} imports ${message}`]))

  it('a file in a room of its own', () => {
    expect(complaint('cellar/x.ts', '')).toEqual(['cellar/x.ts belongs to no layer; test/architecture.ts lists them'])
  })

  it('going round in a circle, however long', () => {
    const files = [
      sourceFile('engine/a.ts', `import './b.ts'`),
      sourceFile('engine/b.ts', `import './c.ts'\nimport './d.ts'`),
      sourceFile('engine/c.ts', `import '#engine/a.ts'`),
      sourceFile('engine/d.ts', `import type { A } from './a.ts'`),
    ]
    expect(cycles(files)).toEqual(['engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts'])
  })
})
