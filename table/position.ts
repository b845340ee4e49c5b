import type { State } from '#engine/state.ts'
import type { GameText, Language, Who } from '#engine/text.ts'

/** A place with all that lies there, whose it is and what it is worth, for those who do not see the board. */
export interface Place {
  readonly name: string
  readonly facts: readonly string[]
}

/** Places that belong together. */
export interface Chapter {
  readonly title: string
  readonly places: readonly Place[]
}

interface Described<S extends State, T extends GameText> {
  readonly view: S
  readonly text: T
  readonly who: Who
  readonly language: Language
}

/** The whole position in words, place by place. */
export type DescribePosition<S extends State = State, T extends GameText = GameText> = {
  describe(of: Described<S, T>): readonly Chapter[]
}['describe']
