import type { Language } from '#engine/text.ts'
import { GAMES, type GameFolder } from '#games/index.ts'
import { tried } from '#lessons/stage.ts'
import { bold, faint } from '../style.ts'
import { WORDS } from '../text/words.ts'

interface Taught {
  readonly id: string
  readonly minutes: number
  readonly clauses: readonly string[]
  /** Whether the rules accepted the solution just now. */
  readonly solved: boolean
}

/** `revier lessons`: what each game teaches, with every solution tried. One that fails is an error. */
export async function lessons({ lang, json }: { lang: Language; json?: boolean }): Promise<void> {
  const entries = await Promise.all(
    Object.entries(GAMES).map(async ([id, folder]) => [id, { lessons: await taughtBy(folder) }] as const),
  )
  const games = Object.fromEntries(entries)
  if (json) console.log(JSON.stringify({ games }, null, 2))
  else for (const [id, { lessons: list }] of entries) await print(id, list, lang)
  if (entries.some(([, { lessons: list }]) => list.some(({ solved }) => !solved))) process.exitCode = 1
}

async function taughtBy(folder: GameFolder): Promise<Taught[]> {
  if (!folder.manifest.learn) return []
  const [rules, course] = await Promise.all([folder.rules(), folder.course()])
  return Object.entries(course.lessons).map(([id, { minutes, clauses, solution }]) => ({
    id,
    minutes,
    clauses,
    solved: tried(rules, course, id, solution).kind === 'solved',
  }))
}

async function print(game: string, list: readonly Taught[], lang: Language): Promise<void> {
  if (list.length === 0) return
  const text = await GAMES[game].courseText[lang]()
  const words = WORDS[lang].lessons
  console.log(bold(game))
  for (const { id, minutes, clauses, solved } of list)
    console.log(
      `  ${solved ? '✓' : '✗'} ${text.lessons[id].title} ${faint(`${words.minutes(minutes)}, ${clauses.join(' ')}`)}`,
    )
}
