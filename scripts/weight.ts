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
    const entry = manifest[key]
    if (!entry || seen.has(entry.file)) return
    seen.add(entry.file)
    entry.imports?.forEach(visit)
  }
  roots.forEach(visit)
  return [...seen].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + zipped(join(dist, file)), 0)
}

const zipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length

/** Fonts that a game's style sheet asks for. */
function fonts(dist: string, manifest: Manifest, key: string): number {
  const files = new Set((manifest[key]?.assets ?? []).filter((file) => file.endsWith('.woff2')))
  return [...files].reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0)
}

/** What a visitor must load, against what we allow: home, then the first playable board of each game, in each language. */
export function weigh(dist: string, games: readonly string[]): Weight[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
  const home = (language: string) => ['index.html', `text/${language}.ts`, `../games/text/${language}.ts`]
  const play = (game: string, language: string) => [
    ...home(language),
    'pages/Play.tsx',
    'local/quick.ts',
    `../table/text/${language}.ts`,
    `../games/${game}/rules/index.ts`,
    `../games/${game}/text/${language}.ts`,
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
  // A table that looks ahead imports the rules, which then are a chunk that has no address of its own.
  const shared = (key: string) => manifest[key.replace(/rules\/index\.ts$/, 'table/index.tsx')]?.imports?.length
  const missing = games.flatMap((game) => play(game, 'en')).filter((key) => !manifest[key] && !shared(key))
  if (missing.length > 0) throw new Error(`the build has no module ${missing.join(', ')}`)
  const fontWeights = games.map((game) => ({
    what: `fonts of ${game}`,
    bytes: fonts(dist, manifest, `../games/${game}/table/index.tsx`),
    limit: 60 * KB,
  }))
  return [...weights, ...fontWeights]
}
