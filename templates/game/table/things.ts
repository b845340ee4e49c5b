import { named, type Names } from '#table/about.ts'

/** Everything that the screen draws and somebody may ask about. */
export type Thing = 'quarter' | 'lamps' | 'home' | 'left' | 'worth' | 'leader'

export const about: Names<Thing> = named
