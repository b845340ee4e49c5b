/**
 * Keeps what was made last, for as long as it is asked for with the same. Positions that a search tries are much alike, and lists
 * that are only ever replaced are the same while nothing has changed.
 */
export function kept<A, B, Made>(make: (a: A, b: B) => Made): (a: A, b: B) => Made {
  let last: { readonly a: A; readonly b: B; readonly made: Made } | undefined
  return (a, b) => {
    if (last === undefined || last.a !== a || last.b !== b) last = { a, b, made: make(a, b) }
    return last.made
  }
}
