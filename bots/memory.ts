/** Numbers that are remembered by all that they follow from, as four numbers. */
export interface Memory {
  /** What was remembered last under these four; NaN if that is not known any more: then `keep` is to be told. */
  recall(a: number, b: number, c: number, d: number): number
  /** Remembers what was asked for last, and returns it. */
  keep(value: number): number
}

const PLACES = 1 << 12
const WIDTH = 5

/** For parts of a value that cost more than to look them up, as positions in a search are much alike. What comes to the same place is forgotten. */
export function memory(): Memory {
  const kept = new Float64Array(PLACES * WIDTH).fill(Number.NaN)
  let at = 0
  return {
    recall(a, b, c, d) {
      const mixed = Math.imul(
        a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca6b) ^ Math.imul(d, 0xc2b2ae35),
        0x27d4eb2f,
      )
      at = (mixed >>> 20) * WIDTH
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
