import type { LessonCourse } from '#lessons/format.ts'
import type { DiePatin } from '../state.ts'
import { coach } from './coach.ts'
import { lessons } from './course.ts'
import { guided } from './guided.ts'
import { place, type Setup } from './place.ts'

export const course: LessonCourse<DiePatin, Setup> = {
  lessons,
  place,
  idle: ['skip', 'done', 'decline', 'no-mission'],
  guided,
  coach,
}
