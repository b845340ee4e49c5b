import { things } from '#table/about.ts'

/** Everything that the screen draws and somebody may ask about. */
export type Thing = 'quarter' | 'lamps' | 'home' | 'left' | 'worth' | 'leader'

export const about = things<Thing>()
