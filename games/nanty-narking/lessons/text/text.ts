import type { CourseText } from '#lessons/format.ts'
import type { cards } from '../coach.ts'
import type { lessons } from '../course.ts'
import type { examples } from '../examples.ts'

export type NantyNarkingCourseText = CourseText<typeof lessons, typeof cards, typeof examples>
