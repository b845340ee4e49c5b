import type { Language } from '#engine/text.ts'
import type { Manifest } from '#engine/manifest.ts'
import { gameFolder } from '#games/index.ts'
import type { Coach, CourseText } from '#lessons/format.ts'
import type { CoachText } from './text/text.ts'

const WORDS: Readonly<Record<Language, () => Promise<{ text: CoachText }>>> = {
  en: () => import('./text/en.ts'),
  de: () => import('./text/de.ts'),
}

/** All that it takes to coach somebody. */
export interface Coaching {
  readonly manifest: Manifest
  readonly coach: Coach
  readonly text: CourseText
  readonly words: CoachText
}

/** Null for a game that teaches nothing. */
export async function loadCoaching(id: string, language: Language): Promise<Coaching | null> {
  const folder = gameFolder(id)
  if (!folder?.manifest.learn) return null
  const [{ coach }, text, words] = await Promise.all([
    folder.course(),
    folder.courseText[language](),
    WORDS[language](),
  ])
  return { manifest: folder.manifest, coach, text, words: words.text }
}
