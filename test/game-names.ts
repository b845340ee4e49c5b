import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '#engine/manifest.ts'

/** Where games may be named: prose, what was measured, and what is not ours. */
const EXCEPTIONS: readonly RegExp[] = [
  /\.md$/,
  /^docs\//,
  /^bots\/results\//, // figures of calibration and duels, by game
  /^(package-lock\.json|LICENSE)$/,
  /^(node_modules|dist|coverage|test-results|data)(\/|$)/,
  /(^|\/)\.(git|cache|vitest)(\/|$)/,
  /\.(png|woff2|ico|log)$/,
  /^games\/[^/]+\//, // a game's own folder; what lies in another's is that one's affair
]

const isException = (path: string): boolean => EXCEPTIONS.some((one) => one.test(path))

/** All files of the project in which no game may be named, as paths from its root. */
export const strictFiles = (root: string): string[] =>
  globSync('{*,.*,**/*,.*/**/*}', { cwd: root, exclude: (path) => isException(path.replaceAll('\\', '/')) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isException(path) && statSync(join(root, path)).isFile())

type Named = Pick<Manifest, 'id' | 'title'>

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names of several words are known wherever they stand; a single word may be a word, and counts only as a string. */
function patternOf({ id, title }: Named): RegExp {
  const phrases = [id, ...Object.values(title)].map((name) =>
    /[ -]/.test(name) ? `(?<![\\w-])${escaped(name)}(?![\\w-])` : `['"\`/]${escaped(name)}['"\`/]`,
  )
  return new RegExp(phrases.join('|'))
}

/** The places at which a file outside a game's folder names the game, each in a sentence. */
export const namings = (files: Iterable<readonly [path: string, text: string]>, games: readonly Named[]): string[] => {
  const patterns = games.map((game) => [game.id, patternOf(game)] as const)
  return [...files].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        patterns.flatMap(([id, pattern]) =>
          pattern.test(line) ? [`${path}:${i + 1} names ${id}: ${line.trim()}`] : [],
        ),
      ),
  )
}

/** The same for the project as it lies in a folder. */
export const namingsIn = (root: string, games: readonly Named[]): string[] =>
  namings(
    strictFiles(root).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
    games,
  )
