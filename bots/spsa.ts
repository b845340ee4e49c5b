import { below, type Luck } from '#engine/luck.ts'

/**
 * Climbing by comparisons alone (simultaneous perturbation): all numbers are changed at once, each up or down by lot, and what wins
 * against its opposite says where to go. Steps and changes are relative to what each number was at the start, and grow smaller.
 */
export interface Ascent {
  /** Two opposite places around the one that was reached. */
  trial(): readonly [plus: number[], minus: number[]]
  /** By how much the first of them won, from −1 to 1. */
  learn(lead: number): void
  /** The mean of all places reached in the later half: it knows more than the last one. */
  summit(): number[]
}

/** How far a number is changed to see what comes of it, and how far it goes for a clear win, as shares of its start. */
const REACH = 0.3
const STRIDE = 0.08
/** The usual rates at which both fall, and the part of all steps in which the stride hardly does. */
const REACH_FALLS = 0.101
const STRIDE_FALLS = 0.602
const WARM = 0.1

/** A number keeps its sign and does not grow beyond four times its start. */
const LEAST = -1
const MOST = 3

export function ascend(start: readonly number[], steps: number, luck: Luck): Ascent {
  const at = start.map(() => 0)
  const sum = start.map(() => 0)
  let signs: number[] = []
  let step = 0
  let counted = 0
  const place = (offsets: readonly number[]) => start.map((x, i) => x * (1 + bounded(offsets[i])))
  const reach = () => REACH / (step + 1) ** REACH_FALLS
  return {
    trial() {
      signs = start.map(() => (below(luck, 2) === 0 ? 1 : -1))
      const [up, down] = [reach(), -reach()].map((by) => place(at.map((x, i) => x + by * signs[i])))
      return [up, down]
    },
    learn(lead) {
      const stride = STRIDE / (1 + step / Math.max(1, WARM * steps)) ** STRIDE_FALLS
      for (let i = 0; i < at.length; i++) at[i] = bounded(at[i] + (stride * lead * signs[i]) / (2 * reach()))
      step++
      if (step <= steps / 2) return
      counted++
      for (let i = 0; i < at.length; i++) sum[i] += at[i]
    },
    summit: () => place(counted === 0 ? at : sum.map((x) => x / counted)),
  }
}

const bounded = (offset: number): number => Math.max(LEAST, Math.min(MOST, offset))
