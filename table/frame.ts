import type { State } from '#engine/state.ts'
import type { Course } from '#session/course.ts'
import type { Scene } from './moment.ts'

/** How far the screen has come with showing what happened. */
export interface Frame {
  /** The last position that was shown to its end. */
  readonly at: number
  /** So many of the events on the way to the next one have happened on the screen. */
  readonly told: number
  /** The piece of the next event is on its way: the board shows where it will lie, all else still stands as before. */
  readonly landing: boolean
  /** A big moment, and how far it has come. */
  readonly moment: {
    readonly scenes: readonly Scene[]
    readonly index: number
    /** So many events were told before it. */
    readonly from: number
  } | null
  readonly paused: boolean
  /** Nothing is left to be shown. */
  readonly idle: boolean
}

/** Nothing on the way to the next position has happened yet. */
export const UNTOLD = { told: 0, landing: false, moment: null } as const

/** A position that is on the screen, and nothing to come. */
export const still = (at: number): Frame => ({ ...UNTOLD, at, paused: false, idle: true })

/** What the board shows of a frame, and what all else does. */
export function viewsAt(course: Course, { at, told, landing }: Frame): { readonly board: State; readonly all: State } {
  if ((told === 0 && !landing) || !course.has(at + 1)) return same(course.view(at))
  const stages = course.stages(at + 1)
  const all = told === 0 ? course.view(at) : (stages[told - 1] ?? course.view(at + 1))
  return landing ? { board: stages[told] ?? all, all } : same(all)
}

const same = (view: State) => ({ board: view, all: view })
