/** What a run of decisions came to. */
export interface Figures {
  /** Decisions that were acknowledged, and the seconds it took. */
  readonly decisions: number
  readonly seconds: number
  /** Seconds of the server's CPU. */
  readonly cpu: number
  /** Milliseconds from sending a decision to its acknowledgement. */
  readonly latencies: readonly number[]
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export function summary({ decisions, seconds, cpu, latencies }: Figures) {
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    decisions,
    perSecond: Math.round(decisions / seconds),
    decisionsPerCpuSecond: Math.round(decisions / cpu),
    cpuMs: round((1000 * cpu) / decisions),
    p50: round(percentile(sorted, 0.5)),
    p99: round(percentile(sorted, 0.99)),
  }
}

export const round = (value: number): number => Math.round(value * 100) / 100

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
