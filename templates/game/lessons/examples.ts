import type { Examples } from '#lessons/format.ts'
import type { Setup } from './place.ts'

/** Rules at work that no lesson shows: here the lessons show all. */
export const examples = {} as const satisfies Examples<Setup>
