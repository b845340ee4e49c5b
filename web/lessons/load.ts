import type { Language } from '#engine/text.ts'
import { gameFolder } from '#games/index.ts'
import type { CourseText, LessonCourse } from '#lessons/format.ts'
import { loadGameParts, type LoadedGame } from '../load.ts'
import type { LearnText } from './text/text.ts'

const WORDS: Readonly<Record<Language, () => Promise<{ text: LearnText }>>> = {
  en: () => import('./text/en.ts'),
  de: () => import('./text/de.ts'),
}

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
  const folder = gameFolder(id)
  if (!folder?.manifest.learn) return null
  const [parts, course, text, words] = await Promise.all([
    loadGameParts(id, language),
    folder.course(),
    folder.courseText[language](),
    WORDS[language](),
  ])
  return parts && { parts, course, text, words: words.text, ids: Object.keys(course.lessons) }
}
