import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the build wrote of each file: which others it needs at once. */
interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestEntry>>

export interface Weight {
  readonly what: string
  readonly bytes: number
  readonly limit: number
}

const KB = 1000

/** Gzipped JavaScript of some modules with all that they import at once. */
function scripts(dist: string, manifest: Manifest, roots: readonly string[]): number {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const entry = entryOf(manifest, key)
    if (!entry || seen.has(entry.file)) return
    seen.add(entry.file)
    entry.imports?.forEach(visit)
  }
  roots.forEach(visit)
  return [...seen].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + zipped(join(dist, file)), 0)
}

const zipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length

/** Where a module went: into a chunk of its own, or into the one that holds all of its game. */
function entryOf(manifest: Manifest, key: string): ManifestEntry | undefined {
  const game = /^\.\.\/games\/([\w-]+)\/(?:rules|table)\//.exec(key)?.[1]
  const together = Object.keys(manifest).find((one) => one.startsWith(`_${game}-`) && one.endsWith('.js'))
  return manifest[key] ?? (together ? manifest[together] : undefined)
}

/** A game with very many words brings those of its board first; the rest follows when the board stands. */
function wordsOfBoard(manifest: Manifest, game: string, language: string): string {
  const early = `../games/${game}/text/early-${language}.ts`
  return manifest[early] ? early : `../games/${game}/text/${language}.ts`
}

/** Fonts that a game's style sheet asks for. */
function fonts(dist: string, manifest: Manifest, key: string): number {
  const files = new Set((entryOf(manifest, key)?.assets ?? []).filter((file) => file.endsWith('.woff2')))
  return [...files].reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0)
}

/** What a visitor must load, against what we allow: home, then the first playable board of each game, in each language. */
export function weigh(dist: string, games: readonly string[]): Weight[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
  const home = (language: string) => ['index.html', `text/${language}.ts`]
  const play = (game: string, language: string) => [
    ...home(language),
    'pages/Play.tsx',
    'local/quick.ts',
    `../table/text/${language}.ts`,
    `../games/${game}/rules/index.ts`,
    wordsOfBoard(manifest, game, language),
    `../games/${game}/table/index.tsx`,
  ]
  const weights = ['en', 'de'].flatMap((language) => [
    { what: `home (${language})`, bytes: scripts(dist, manifest, home(language)), limit: 45 * KB },
    ...games.map((game) => ({
      what: `${game} until the first board (${language})`,
      bytes: scripts(dist, manifest, play(game, language)),
      limit: 85 * KB,
    })),
  ])
  const missing = games.flatMap((game) => play(game, 'en')).filter((key) => !entryOf(manifest, key))
  if (missing.length > 0) throw new Error(`the build has no module ${missing.join(', ')}`)
  const fontWeights = games.map((game) => ({
    what: `fonts of ${game}`,
    bytes: fonts(dist, manifest, `../games/${game}/table/index.tsx`),
    limit: 60 * KB,
  }))
  return [...weights, ...fontWeights]
}
