import { Refusal } from '#engine/play.ts'
import { fold, type Entry, type Held } from './entries.ts'
import type { EntryLog } from './entry-log.ts'

/** What became of something that somebody wanted to do. */
export type Outcome =
  | { readonly kind: 'kept' }
  /** The rules forbid it; nothing has changed. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It was an answer to a question that is not open any more; nothing has changed. */
  | { readonly kind: 'stale' }
  /** The store did not say that it is kept. Trying again does no harm. */
  | { readonly kind: 'unsure'; readonly error: unknown }
  /** The rules themselves failed at it; nothing has changed. */
  | { readonly kind: 'broken'; readonly error: unknown }

/** Makes the entry that is to be appended to a game as it stands; null if it has become pointless. */
export type Proposal<E extends Entry> = (now: Held) => E | null

/** A game and its log, kept in step: entries are judged, made durable, and only then known here. */
export interface Ledger<E extends Entry> {
  readonly now: Held
  /** Entries that were made although the log could not keep them. */
  readonly owed: number
  propose(proposal: Proposal<E>): Promise<Outcome>
  /** Reads what others have appended. */
  catchUp(): Promise<void>
  /** From now on entries are made even if the log cannot keep them; it gets them as soon as it works again. */
  goOnUnkept(): void
  /** Tries to keep what is owed. */
  settle(): Promise<boolean>
}

interface Owed<E extends Entry> {
  readonly entry: E
  readonly result: Held
}

/** So often somebody else may be faster before we give up. */
const TRIES = 3

export function ledger<E extends Entry>(
  start: Held,
  log: EntryLog<E>,
  known: Held,
  changed: (now: Held) => void,
): Ledger<E> {
  let now = known
  let owed: Owed<E>[] = []
  let lenient = false
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const ended = () => void waiting--

  /** One thing after the other: nobody judges a position that is about to change. Who comes alone goes at once. */
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const done = waiting++ === 0 ? job() : queue.then(job)
    queue = done.then(ended, ended)
    return done
  }
  const adopt = (next: Held) => {
    now = next
    changed(now)
  }
  /** Others have gone on from where something is owed: theirs is what counts. */
  const startOver = async () => {
    owed = []
    adopt(fold(start, await log.read(0)))
  }

  /** Keeps what is owed; false if others came first. */
  const payOff = async (): Promise<boolean> => {
    while (owed.length > 0) {
      const [{ entry, result }] = owed
      const { written } = await log.append(result.count - 1, entry, result)
      if (!written) {
        await startOver()
        return false
      }
      owed = owed.slice(1)
    }
    return true
  }

  const append = async (entry: E, result: Held): Promise<Outcome | 'again'> => {
    try {
      if (owed.length > 0 && !(await payOff())) return { kind: 'stale' }
      const appended = await log.append(now.count, entry, result)
      const next = appended.written ? result : fold(now, appended.others)
      const repeated = !appended.written && appended.others.some(({ id }) => id !== undefined && id === entry.id)
      adopt(next)
      return appended.written || repeated ? { kind: 'kept' } : 'again'
    } catch (error) {
      if (!lenient) return { kind: 'unsure', error }
      owed = [...owed, { entry, result }]
      adopt(result)
      return { kind: 'kept' }
    }
  }

  const attempt = async (proposal: Proposal<E>): Promise<Outcome> => {
    for (let i = 0; i < TRIES; i++) {
      const judged = judge(now, proposal)
      if ('kind' in judged) return judged
      const outcome = await append(judged.entry, judged.result)
      if (outcome !== 'again') return outcome
    }
    return { kind: 'unsure', error: new Error('others were faster every time') }
  }

  return {
    get now() {
      return now
    },
    get owed() {
      return owed.length
    },
    propose: (proposal) => inTurn(() => attempt(proposal)),
    catchUp: () =>
      inTurn(async () => {
        if (owed.length > 0) return // what is owed will meet them when it is kept
        const others = await log.read(now.count).catch((error: unknown) => {
          if (lenient) return [] // that it does not work is known
          throw error
        })
        if (others.length > 0) adopt(fold(now, others))
      }),
    goOnUnkept: () => (lenient = true),
    settle: () =>
      inTurn(async () => {
        await payOff()
        lenient = false
        return true
      }).catch(() => false),
  }
}

/** The kernel is the only judge. */
function judge<E extends Entry>(now: Held, proposal: Proposal<E>): Outcome | { entry: E; result: Held } {
  try {
    const entry = proposal(now)
    return entry ? { entry, result: fold(now, [entry]) } : { kind: 'stale' }
  } catch (error) {
    return error instanceof Refusal ? { kind: 'refused', refusal: error } : { kind: 'broken', error }
  }
}
