import type { Eye, Seat } from './state.ts'

/** Something that happened. Log, animation, sound, screen reader and captions are all made from these. */
export interface GameEvent {
  readonly kind: string
  /** What only the seats in `eyes` may know of it. */
  readonly secret?: object
  readonly eyes?: readonly Seat[]
}

/** Told by the kernel: a question had one answer only, so it was not asked. */
export interface AutoEvent {
  readonly kind: 'auto'
  readonly seat: Seat
  readonly move: string
}

/** Rules tell with `tell?.({ … })`: in search nobody listens, and nothing is even allocated. */
export type Tell<E extends GameEvent> = ((event: E | AutoEvent) => void) | undefined

/** The event as an eye may know it: without the secret part, unless it is meant for this eye. */
export function seenBy<E extends GameEvent>(event: E, eye: Eye): E {
  if (event.secret === undefined || eye === 'everybody') return event
  if (eye !== 'spectator' && event.eyes?.includes(eye)) return event
  const { secret: _, ...open } = event
  return open as E
}
