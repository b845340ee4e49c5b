import type { Language } from '#engine/text.ts'
import type { CourseText, LessonCourse } from '#lessons/format.ts'
import { byLanguage } from '../by-language.ts'
import { loadCourse } from '../course.ts'
import { loadGameParts, type LoadedGame } from '../load.ts'
import type { LearnText } from './text/text.ts'

const loadWords = byLanguage<LearnText>({ en: () => import('./text/en.ts'), de: () => import('./text/de.ts') })

/** All that it takes to teach a game. */
export interface Teaching {
  readonly parts: LoadedGame
  readonly course: LessonCourse
  readonly text: CourseText
  readonly words: LearnText
  /** The lessons in their order. */
  readonly ids: readonly string[]
}

/** Null if there is no such game, or none that teaches. */
export async function loadTeaching(id: string, language: Language): Promise<Teaching | null> {
  const [loaded, parts, words] = await Promise.all([
    loadCourse(id, language),
    loadGameParts(id, language),
    loadWords(language),
  ])
  if (!loaded || !parts) return null
  const { course, text } = loaded
  return { parts, course, text, words, ids: Object.keys(course.lessons) }
}
