import type { Manifest } from '#engine/manifest.ts'
import type { Language } from '#engine/text.ts'
import { gameFolder } from '#games/index.ts'
import type { CourseText, LessonCourse } from '#lessons/format.ts'

/** What a game teaches, and the words for it. */
interface LoadedCourse {
  readonly manifest: Manifest
  readonly course: LessonCourse
  readonly text: CourseText
}

/** Null if there is no such game, or none that teaches. */
export async function loadCourse(id: string, language: Language): Promise<LoadedCourse | null> {
  const folder = gameFolder(id)
  if (!folder?.manifest.learn) return null
  const [course, text] = await Promise.all([folder.course(), folder.courseText[language]()])
  return { manifest: folder.manifest, course, text }
}
