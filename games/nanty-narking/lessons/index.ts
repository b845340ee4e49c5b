import type { LessonCourse } from '#lessons/format.ts'
import type { NantyNarking } from '../state.ts'
import { coach } from './coach.ts'
import { lessons } from './course.ts'
import { examples } from './examples.ts'
import { guided } from './guided.ts'
import { place, type Setup } from './place.ts'

export const course: LessonCourse<NantyNarking, Setup> = {
  lessons,
  examples,
  place,
  idle: ['pass', 'end', 'skip', 'done'],
  guided,
  coach,
}
