/** The first of areas, or of anything, given as one bit each; `set &= set - 1` leaves it out. */
export const firstOf = (set: number): number => 31 - Math.clz32(set & -set)
