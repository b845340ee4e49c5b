import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isTest } from './architecture.ts'
import { functionsIn } from './functions.ts'

const MOST_LINES = 40
const SOURCES =
  '{engine,games,bots,session,lessons,table,web,server,protocol,client,cli,scripts,templates}/**/*.{ts,tsx}'

const sources = () =>
  globSync(SOURCES)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isTest(path) && !path.includes('/past/') && !path.includes('generated'))

it(`no function has more than ${MOST_LINES} lines of its own`, () => {
  const all = sources().flatMap((path) => functionsIn(path, readFileSync(path, 'utf8')))
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter(({ own }) => own > MOST_LINES)).toEqual([])
})

describe('how lines are counted', () => {
  const own = (code: string) => functionsIn('a.tsx', code).map(({ line, own: lines }) => [line, lines])

  it('from the first to the last, but for comments and blank lines', () => {
    expect(own('const a = () => {\n  b()\n\n  // why\n  /** what */\n  c()\n}')).toEqual([[1, 4]])
    expect(own('const a = 1\n')).toEqual([])
  })

  it('without functions inside that have names; those count by themselves', () => {
    expect(own('function a() {\n  const b = () => {\n    c()\n  }\n  return b\n}')).toEqual([
      [2, 3],
      [1, 3],
    ])
    expect(own('const a = () => {\n  return {\n    b() {\n      c()\n    },\n  }\n}')).toContainEqual([3, 3])
  })

  it('with functions inside that have none', () => {
    expect(own('function a() {\n  list.map((one) => {\n    b(one)\n  })\n}')).toContainEqual([1, 5])
  })

  it('not at all where nothing is done but to fill in an object', () => {
    expect(own('function a(s) {\n  return {\n    b: s.b,\n  }\n}')).toEqual([])
    expect(own('function a(s) {\n  return {\n    b: s.b,\n  } satisfies S\n}')).toEqual([])
  })
})
