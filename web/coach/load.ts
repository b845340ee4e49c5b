import type { Manifest } from '#engine/manifest.ts'
import type { Language } from '#engine/text.ts'
import type { Coach, CourseText } from '#lessons/format.ts'
import { byLanguage } from '../by-language.ts'
import { loadCourse } from '../course.ts'
import type { CoachText } from './text/text.ts'

const loadWords = byLanguage<CoachText>({ en: () => import('./text/en.ts'), de: () => import('./text/de.ts') })

/** All that it takes to coach somebody. */
export interface Coaching {
  readonly manifest: Manifest
  readonly coach: Coach
  readonly text: CourseText
  readonly words: CoachText
}

/** Null for a game that teaches nothing. */
export async function loadCoaching(id: string, language: Language): Promise<Coaching | null> {
  const [loaded, words] = await Promise.all([loadCourse(id, language), loadWords(language)])
  return loaded && { manifest: loaded.manifest, coach: loaded.course.coach, text: loaded.text, words }
}
