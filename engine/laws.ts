/** A sentence that is true of every position of a real game, and whether it is true of this one. */
export type Law = readonly [sentence: string, holds: boolean]

/** The first law that does not hold; what a game's `broken` says. */
export const firstBroken = (laws: readonly Law[]): string | null => laws.find(([, holds]) => !holds)?.[0] ?? null

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** How often something stands in a list. */
export const countOf = <T>(list: readonly T[], item: T): number => list.filter((other) => other === item).length

/** Whether the same things are in both lists, each as often, in whatever order: nothing was made up, nothing got lost. */
export const isSameLot = (a: readonly number[], b: readonly number[]): boolean => inOrder(a) === inOrder(b)

const inOrder = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join()

/** Whether there is nowhere less than nothing. */
export const isNowhereNegative = (...counts: readonly (readonly number[])[]): boolean =>
  counts.every((list) => list.every((count) => count >= 0))
