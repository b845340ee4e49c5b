/** How long to think about one decision: by the clock, or in iterations, which gives the same choice every time. */
export type Budget = { readonly ms: number } | { readonly iterations: number }

export const budgetName = (budget: Budget): string => ('ms' in budget ? `${budget.ms}ms` : `${budget.iterations}`)

/** Counts iterations and says how much of the budget is used up, from 0 to 1 and beyond. Some iterations may have been made before. */
export function meter(budget: Budget, before = 0): (iterations: number) => number {
  let done = 0
  if ('iterations' in budget) {
    const left = Math.max(1, budget.iterations - before)
    return (iterations) => (done += iterations) / left
  }
  const began = performance.now()
  return () => (performance.now() - began) / budget.ms
}
