import type { CourseText } from '#lessons/format.ts'
import type { cards } from '../coach.ts'
import type { lessons } from '../course.ts'

export type BossCourseText = CourseText<typeof lessons, typeof cards>
