import type { LessonCourse } from '#lessons/format.ts'
import type { Rattus } from '../state.ts'
import { coach } from './coach.ts'
import { lessons } from './course.ts'
import { guided } from './guided.ts'
import { place, type Setup } from './place.ts'

export const course: LessonCourse<Rattus, Setup> = { lessons, place, idle: ['done'], guided, coach }
