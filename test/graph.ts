import { isTest, type SourceFile } from './architecture.ts'

/** A name for the place where a file lies; null for those that are not drawn. */
type Naming = (path: string) => string | null

export type Edge = readonly [from: string, to: string]

const ROOMS = /^(engine|session|lessons|bots|table|web|protocol|client|server|cli)\//

/** The rooms of the house. What a game imports is not read but known, so that no game changes the drawing. */
export const roomOf: Naming = (path) => {
  if (isTest(path)) return null
  if (/^games\/(tables|pages|thinkers)\b/.test(path)) return 'games, on the screen'
  return /^games\/[^/]+$/.test(path) ? 'games' : (ROOMS.exec(path)?.[1] ?? null)
}

/** What the laws allow the folder of a game. */
const A_GAME: readonly Edge[] = [
  ['a game', 'engine'],
  ["a game's lessons", 'a game'],
  ["a game's lessons", 'lessons'],
  ["a game's bot", 'a game'],
  ["a game's bot", 'bots'],
  ["a game's table", 'a game'],
  ["a game's table", 'table'],
]

/** The parts of a game, from the bottom up: none knows one that comes after it. */
export const PARTS = [
  'data',
  'steps',
  'state',
  'rules',
  'view',
  'rules/index',
  'broken',
  'lessons',
  'puzzles',
  'bot',
  'text',
  'draw',
  'table',
  'index',
]

/** Which of them a file belongs to. */
export const partOf: Naming = (path) => {
  const file = /^games\/[^/]+\/(.+)\.tsx?$/.exec(path)?.[1]
  if (file === undefined || isTest(path) || file.startsWith('scripts/')) return null
  if (/^(state|moves|events)$/.test(file)) return 'state'
  if (/^(manifest|data)(\/|$)/.test(file)) return 'data'
  if (file.startsWith('text/rules')) return 'table'
  return file === 'rules/index' ? file : file.split('/')[0]
}

/** Who imports from whom, each pair once, in order. */
export function edges(files: readonly SourceFile[], name: Naming): Edge[] {
  const found = new Map<string, Edge>()
  for (const { path, imports } of files)
    for (const target of imports) {
      const [from, to] = [name(path), name(target)]
      if (from !== null && to !== null && from !== to) found.set(`${from} ${to}`, [from, to])
    }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge)
}

/** Those that a longer way makes superfluous are left out, so that the drawing can be read. */
export function essential(all: readonly Edge[]): Edge[] {
  const next = (from: string) => all.filter(([a]) => a === from).map(([, b]) => b)
  const detour = (from: string, to: string): boolean => {
    const seen = new Set(next(from).filter((b) => b !== to))
    for (const one of seen) for (const b of next(one)) seen.add(b)
    return seen.has(to)
  }
  return all.filter(([from, to]) => !detour(from, to))
}

/** As Mermaid draws it. */
export function drawing(all: readonly Edge[]): string {
  const id = (name: string) => name.replaceAll(/\W+/g, '_')
  const lines = essential(all).map(([from, to]) => `  ${id(from)}["${from}"] --> ${id(to)}["${to}"]`)
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

/** A document with its drawing up to date. */
export const redrawn = (document: string, files: readonly SourceFile[]): string =>
  document.replace(
    /(<!-- rooms -->\n)[^]*?(\n<!-- \/rooms -->)/,
    `$1${drawing([...edges(files, roomOf), ...A_GAME])}$2`,
  )
