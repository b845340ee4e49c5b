import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A file and what it imports: paths from the root for files of the project, bare names for packages. */
export interface SourceFile {
  readonly path: string
  readonly imports: readonly string[]
  /** Those of them that are still there when types are stripped. */
  readonly atRunTime: readonly string[]
}

const SOURCES =
  '{*.ts,{engine,games,bots,session,lessons,table,web,server,protocol,client,cli,test,scripts}/**/*.{ts,tsx}}'

export function readSources(root: string): SourceFile[] {
  const paths = globSync(SOURCES, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  return paths.toSorted().map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')))
}

/** `import … from`, `export … from`, `import '…'` and `import('…')`, each at the start of a statement or an expression. */
const IMPORT = /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

export function sourceFile(path: string, text: string): SourceFile {
  const code = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  const found = [...code.matchAll(IMPORT)].map(([statement, from, bare]) => ({
    target: resolve(path, from ?? bare),
    stays: !/^(import|export)\s+type\b/.test(statement),
  }))
  return {
    path,
    imports: found.map(({ target }) => target),
    atRunTime: found.filter(({ stays }) => stays).map(({ target }) => target),
  }
}

/** Files of the project become paths from its root; `#engine/x.ts` is `engine/x.ts`. */
function resolve(path: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return normalize(join(dirname(path), name)).replaceAll('\\', '/')
  return name.startsWith('node:') ? name : packageOf(name)
}

const packageOf = (name: string): string =>
  `package ${name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')}`

export const isTest = (path: string): boolean => /(^|\/)test\/|\.test\.tsx?$/.test(path)

/** The folder of a game that a path lies in: `games/chess`. */
const gameOf = (path: string): string | undefined => /^games\/[^/]+(?=\/)/.exec(path)?.[0]

interface Layer {
  readonly name: string
  has(path: string): boolean
  /** What its files may import, besides each other. */
  readonly may: readonly RegExp[]
}

const folder = (name: string) => (path: string) => path.startsWith(`${name}/`)
const ANY_PACKAGE = /^(package |node:)/
const ENGINE = /^engine\//
const REGISTRY = /^games\/(index|folders.*)(\.ts)?$/
const SCREENS = /^games\/(tables|pages|thinkers)\.ts$/
const BOT_PART = /^games\/[^/]+\/bot\//
const SCREEN_PART = /^games\/[^/]+\/(table\/|text\/rules\.)/
const BOTS = /^bots\//
const SESSION = /^session\//
const LESSONS = /^lessons\//
const LESSON_PART = /^games\/[^/]+\/(lessons|puzzles)\//
/** The loop that plays games at once, without anybody who waits. */
const LOOP = /^session\/play-out\.ts$/
const TABLE = /^table\//
const PROTOCOL = /^protocol\//
const CLIENT = /^client\//
const REACT = /^package react(-dom)?$/

/** From the bottom up. The first layer that has a file says what it may import; tests and scripts may import anything. */
const LAYERS: readonly Layer[] = [
  { name: 'tests', has: isTest, may: [/./] },
  { name: 'scripts', has: (path) => /^(games\/[^/]+\/)?scripts\//.test(path), may: [/./] },
  { name: 'settings of tools', has: (path) => !path.includes('/'), may: [/./] },
  { name: 'the engine', has: folder('engine'), may: [ENGINE, /^package @noble\/hashes$/] },
  { name: 'the list of games', has: (path) => REGISTRY.test(path), may: [ENGINE, LESSONS, REGISTRY, /^node:/] },
  { name: 'the list of screens', has: (path) => SCREENS.test(path), may: [ENGINE, TABLE] },
  { name: 'the table of a game', has: (path) => SCREEN_PART.test(path), may: [ENGINE, SESSION, TABLE, REACT] },
  { name: 'the bot of a game', has: (path) => BOT_PART.test(path), may: [ENGINE, BOTS] },
  { name: 'the lessons of a game', has: (path) => LESSON_PART.test(path), may: [ENGINE, LESSONS] },
  { name: 'the rules of a game', has: (path) => gameOf(path) !== undefined, may: [ENGINE] },
  { name: 'bots', has: folder('bots'), may: [ENGINE, LOOP, BOTS] },
  { name: 'the session', has: folder('session'), may: [ENGINE, SESSION] },
  { name: 'the lessons', has: folder('lessons'), may: [ENGINE, LESSONS] },
  { name: 'the protocol', has: folder('protocol'), may: [ENGINE, PROTOCOL, /^package valibot$/] },
  {
    name: 'the example of a client',
    has: (path) => path === 'client/example-bot.ts',
    may: [REGISTRY, SESSION, CLIENT],
  },
  { name: 'the client', has: folder('client'), may: [ENGINE, SESSION, PROTOCOL, CLIENT] },
  { name: 'the table', has: folder('table'), may: [ENGINE, SESSION, TABLE, ANY_PACKAGE] },
  {
    name: 'the web app',
    has: folder('web'),
    may: [ENGINE, REGISTRY, SCREENS, BOTS, SESSION, LESSONS, PROTOCOL, CLIENT, TABLE, /^web\//, ANY_PACKAGE],
  },
  {
    name: 'the server',
    has: folder('server'),
    may: [ENGINE, REGISTRY, BOTS, SESSION, PROTOCOL, /^server\//, ANY_PACKAGE],
  },
  {
    name: 'the command line',
    has: folder('cli'),
    may: [ENGINE, REGISTRY, BOTS, SESSION, LESSONS, /^(cli|server)\//, ANY_PACKAGE],
  },
]

/** Tests of all rooms hold whatever games there are: those that are about one lie in its folder. */
export const partial = (files: readonly SourceFile[], games: readonly string[]): string[] =>
  files
    .filter(({ path }) => isTest(path) && gameOf(path) === undefined)
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => games.some((game) => gameOf(target) === `games/${game}`))
        .map((target) => `${path}: ${target}`),
    )

/** Imports that go up, or sideways into another game, or into tests; each in a sentence. */
export function badImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const layer = LAYERS.find(({ has }) => has(path))
    if (!layer) return [`${path} belongs to no layer; test/architecture.ts lists them`]
    return imports
      .filter((target) => !mayImport(layer, path, target))
      .map((target) => `${path} imports ${target}: ${layer.name} may not`)
  })
}

function mayImport(layer: Layer, path: string, target: string): boolean {
  if (layer.may[0].source === '.') return true
  if (isTest(target)) return false
  if (layer.may.some((allowed) => allowed.test(target))) return true
  return gameOf(path) !== undefined && gameOf(path) === gameOf(target) && tableBelow(path, target)
}

/** The rules of a game do not know how it looks. */
const tableBelow = (path: string, target: string): boolean => !SCREEN_PART.test(target) || SCREEN_PART.test(path)

/** The ways round on which files that are loaded wait for each other; every cycle once. Types wait for nobody. */
export function cycles(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.map(({ path, atRunTime }) => [path, atRunTime]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) return void found.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (done.has(path)) return
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}
