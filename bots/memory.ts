/** Numbers that are remembered by all that they follow from, as four numbers. */
export interface Memory {
  /** What was remembered last under these four; NaN if that is not known any more: then `keep` is to be told. */
  recall(a: number, b: number, c: number, d: number): number
  /** Remembers what was asked for last, and returns it. */
  keep(value: number): number
}

/** Several numbers that are remembered by what all of them follow from, as three numbers. */
export interface Notes {
  readonly values: Float64Array
  /** Where in `values` those of these three begin; NaN stands for what is not known any more and is to be filled in. */
  place(a: number, b: number, c: number): number
}

/** What is remembered one by one is much, and small; what is remembered together is less, and wide. */
const SINGLE_BITS = 15
const NOTES_BITS = 12
const WIDTH = 5

/** For parts of a value that cost more than to look them up, as positions in a search are much alike. What comes to the same place is forgotten. */
export function memory(): Memory {
  const kept = new Float64Array(WIDTH << SINGLE_BITS).fill(Number.NaN)
  let at = 0
  return {
    recall(a, b, c, d) {
      const mixed = Math.imul(
        a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca6b) ^ Math.imul(d, 0xc2b2ae35),
        0x27d4eb2f,
      )
      at = (mixed >>> (32 - SINGLE_BITS)) * WIDTH
      if (kept[at] === a && kept[at + 1] === b && kept[at + 2] === c && kept[at + 3] === d) return kept[at + 4]
      kept[at] = a
      kept[at + 1] = b
      kept[at + 2] = c
      kept[at + 3] = d
      return (kept[at + 4] = Number.NaN)
    },
    keep: (value) => (kept[at + 4] = value),
  }
}

/** The same for so many numbers at a time; between two calls of `place` none are forgotten. */
export function notes(count: number): Notes {
  const width = 3 + count
  const values = new Float64Array(width << NOTES_BITS).fill(Number.NaN)
  return {
    values,
    place(a, b, c) {
      const mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca6b), 0x27d4eb2f)
      const at = (mixed >>> (32 - NOTES_BITS)) * width
      if (values[at] === a && values[at + 1] === b && values[at + 2] === c) return at + 3
      values[at] = a
      values[at + 1] = b
      values[at + 2] = c
      for (let i = at + 3; i < at + width; i++) values[i] = Number.NaN
      return at + 3
    },
  }
}
