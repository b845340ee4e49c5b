import { chosenBy } from '#bots/findings.ts'
import type { BotRequest } from '#bots/thinking.ts'
import { seedLuck } from '#engine/luck.ts'
import { UNWANTED, type Thinker, type Thought } from './thinker.ts'

/** Once one has answered, so long the others are waited for. */
const GRACE_MS = 2000

/**
 * Several think about the same at once, each with luck of its own, and what they found out is added up. Whoever fails or is much later than
 * the first is left out; it fails only if nobody answers.
 */
export async function thinkTogether(
  thinkers: readonly Thinker[],
  request: Omit<BotRequest, 'number'>,
  signal: AbortSignal,
  grace = GRACE_MS,
): Promise<Thought> {
  const over = new AbortController()
  const stop = () => over.abort()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  const came: Thought[] = []
  const asked = thinkers.map(async (one, part) => came.push(await one.think({ ...request, part }, over.signal)))
  try {
    await enough(asked, grace)
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
  if (signal.aborted) throw new Error(UNWANTED)
  const found = came.flatMap((thought) => thought.found ?? [])
  return found.length > 0 ? { ...came[0], move: chosenBy(request.moves, found, seedLuck(request.seed)) } : came[0]
}

/** Until all are done, or one is and the others had their time. */
async function enough(asked: readonly Promise<unknown>[], grace: number): Promise<void> {
  const all = Promise.allSettled(asked)
  await Promise.any(asked).catch(({ errors }: AggregateError) => {
    throw errors[0]
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, grace)))
  await Promise.race([all, late])
  clearTimeout(timer)
}
