import type { Game, Rules } from '#engine/game.ts'
import type { Manifest } from '#engine/manifest.ts'
import type { State } from '#engine/state.ts'
import type { CourseText, LessonCourse } from '#lessons/format.ts'
import type { PuzzleBook, PuzzleText } from '#lessons/puzzle.ts'
import type { GameText, Language, Who } from '#engine/text.ts'
import { folders } from '#games/folders'

/** Draws a position with characters, for the terminal. */
export interface Terminal {
  draw(view: State, text: GameText, who: Who): string
}

/** What stands in which file of a game's folder; each is loaded when it is needed. */
interface Parts {
  readonly 'manifest.ts': { readonly manifest: Manifest }
  readonly 'rules/index.ts': { readonly rules: Rules }
  readonly 'index.ts': { readonly game: Game }
  readonly 'text/en.ts': { readonly text: GameText }
  readonly 'text/de.ts': { readonly text: GameText }
  readonly 'draw.ts': Terminal
  readonly 'lessons/index.ts': { readonly course: LessonCourse }
  readonly 'lessons/text/en.ts': { readonly text: CourseText }
  readonly 'lessons/text/de.ts': { readonly text: CourseText }
  readonly 'puzzles/index.ts': { readonly book: PuzzleBook }
  readonly 'puzzles/text/en.ts': { readonly text: PuzzleText }
  readonly 'puzzles/text/de.ts': { readonly text: PuzzleText }
}

const part = async <P extends keyof Parts>(id: string, file: P): Promise<Parts[P]> =>
  (await folders.load(`${id}/${file}`)) as Parts[P]

export interface GameFolder {
  readonly manifest: Manifest
  /** What it takes to play it and to show it. */
  readonly rules: () => Promise<Rules>
  /** An older version that somebody may still be playing by. */
  readonly past: (version: number) => Promise<Game> | undefined
  /** The same with what bots and tests need. */
  readonly game: () => Promise<Game>
  readonly text: Readonly<Record<Language, () => Promise<GameText>>>
  readonly terminal: () => Promise<Terminal>
  /** What it teaches, and the words for it. */
  readonly course: () => Promise<LessonCourse>
  readonly courseText: Readonly<Record<Language, () => Promise<CourseText>>>
  /** Its puzzles, and the words for what they are about. */
  readonly puzzles: () => Promise<PuzzleBook>
  readonly puzzleText: Readonly<Record<Language, () => Promise<PuzzleText>>>
}

const folderOf = (manifest: Manifest): GameFolder => ({
  manifest,
  rules: async () => (await part(manifest.id, 'rules/index.ts')).rules,
  past: (version) => folders.past(manifest.id, version)?.then((kept) => (kept as Parts['index.ts']).game),
  game: async () => (await part(manifest.id, 'index.ts')).game,
  text: {
    en: async () => (await part(manifest.id, 'text/en.ts')).text,
    de: async () => (await part(manifest.id, 'text/de.ts')).text,
  },
  terminal: () => part(manifest.id, 'draw.ts'),
  course: async () => (await part(manifest.id, 'lessons/index.ts')).course,
  courseText: {
    en: async () => (await part(manifest.id, 'lessons/text/en.ts')).text,
    de: async () => (await part(manifest.id, 'lessons/text/de.ts')).text,
  },
  puzzles: async () => (await part(manifest.id, 'puzzles/index.ts')).book,
  puzzleText: {
    en: async () => (await part(manifest.id, 'puzzles/text/en.ts')).text,
    de: async () => (await part(manifest.id, 'puzzles/text/de.ts')).text,
  },
})

const manifests = (folders.manifests as readonly Parts['manifest.ts'][])
  .map(({ manifest }) => manifest)
  .toSorted((a, b) => a.shelf - b.shelf || a.id.localeCompare(b.id))

/** All games, in the order in which they are offered. */
export const GAMES: Readonly<Record<string, GameFolder>> = Object.fromEntries(
  manifests.map((manifest) => [manifest.id, folderOf(manifest)]),
)

export const gameFolder = (id: string): GameFolder | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined)

/** Those that have puzzles. */
export const puzzling = (): Manifest[] => manifests.filter(({ puzzles }) => puzzles)
