import type { Language } from './text.ts'

/** The same words in every language. */
export type InAllLanguages = Readonly<Record<Language, string>>

/** Something that others made and we may use. */
export interface Work {
  readonly name: string
  readonly by: string
  readonly licence: string
}

/** What a game says of itself before any of it is loaded. Each fact stands here and nowhere else. */
export interface Manifest {
  /** The name of its folder, of its records and of its addresses. */
  readonly id: string
  readonly title: InAllLanguages
  /** One or two sentences that make you want to play it. */
  readonly blurb: InAllLanguages
  /** Games stand on the shelf in the order of these numbers. */
  readonly shelf: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: readonly [number, number]
  /** How many minutes its lessons take; left out by a game that has none. */
  readonly learn?: number
  /** Whether it has puzzles; left out by a game that has none. */
  readonly puzzles?: boolean
  /** A first game that starts late, for games of which a whole one takes over an hour: how many minutes the rest takes, and how far it has come, from 0 to 1. */
  readonly short?: { readonly minutes: number; readonly from: number }
  /** From light to heavy. */
  readonly weight: 1 | 2 | 3 | 4 | 5
  /** The address of its picture, 320 × 200. */
  readonly cover: string
  /** The face of its titles; its files lie in `table/typeface/`. */
  readonly typeface: Work
  readonly credits: {
    /** Who made the game whose rules are played. */
    readonly design: string
    readonly icons?: Work
    readonly map?: Work
  }
}
