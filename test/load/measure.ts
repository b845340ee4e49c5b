/** Many tables at which bots sit as clients, at whichever server. */
export interface Crowd {
  /** Everybody decides about so many milliseconds after being asked, from now on. */
  play(pace: number): void
  stop(): void
  /** Milliseconds from sending to acknowledgement, of every decision since this was last asked. */
  taken(): number[]
  /** Tables whose game goes on. */
  running(): number
}

/** What a server says of itself: seconds of its CPU so far, of all its threads; what else is asked of ours. */
export interface Reading {
  readonly cpu: number
  readonly commits?: number
  readonly commitSeconds?: number
  /** Seconds by which the event loop was late in the worst hundredth, since it was last read. */
  readonly lag?: number
}

/** A server under load. */
export interface Loaded {
  readonly crowd: Crowd
  read(): Promise<Reading>
}

/** What a run of decisions came to. */
export interface Figures {
  readonly decisions: number
  readonly seconds: number
  /** Seconds of the server's CPU, all its threads. */
  readonly cpu: number
  readonly latencies: readonly number[]
  /** Milliseconds: the mean commit, and how late the event loop was in the worst hundredth. */
  readonly commit: number
  readonly lag: number
  /** Entries in a commit. */
  readonly batch: number
}

/** Both ways everything is measured: at the pace of busy tables, and then as fast as it goes until every game is over. */
export interface Run {
  readonly paced: Figures
  readonly full: Figures
}

/** How tables are filled: the same at both servers. */
export interface Company {
  readonly tables: number
  readonly seats: number
  /** Sockets at every table that only look. */
  readonly watchers: number
}

/** About five decisions a second at each table. */
const PACE = 200
/** Longer than any game takes at full speed. */
export const LONGEST = 300

export async function measured(loaded: Loaded, seconds: number): Promise<Run> {
  const paced = await during(loaded, PACE, seconds)
  return { paced, full: await during(loaded, 0, LONGEST) }
}

/** Everybody plays for so many seconds, or until every game is over. */
export async function during({ crowd, read }: Loaded, pace: number, seconds: number): Promise<Figures> {
  crowd.taken()
  const [before, started] = [await read(), performance.now()]
  crowd.play(pace)
  const over = () => (performance.now() - started) / 1000
  while (over() < seconds && crowd.running() > 0) await pause(20)
  crowd.stop()
  const time = over()
  const after = await read()
  const latencies = crowd.taken()
  await pause(500) // what is under way comes in, and counts for nobody
  const commits = Math.max(1, (after.commits ?? 0) - (before.commits ?? 0))
  return {
    decisions: latencies.length,
    seconds: time,
    cpu: after.cpu - before.cpu,
    latencies,
    commit: (1000 * ((after.commitSeconds ?? 0) - (before.commitSeconds ?? 0))) / commits,
    lag: 1000 * (after.lag ?? 0),
    batch: latencies.length / commits,
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export function summary({ decisions, seconds, cpu, latencies, commit, lag, batch }: Figures) {
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    decisions,
    perSecond: Math.round(decisions / seconds),
    decisionsPerCpuSecond: Math.round(decisions / cpu),
    cpuMs: Math.round((1e6 * cpu) / decisions) / 1000,
    p50: round(percentile(sorted, 0.5)),
    p99: round(percentile(sorted, 0.99)),
    most: round(sorted.at(-1) ?? 0),
    commit: round(commit),
    batch: round(batch),
    lag: round(lag),
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
