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

declare const SHOWN: unique symbol
declare const ABOUT: unique symbol

/** An event that shows everybody something hidden: like one with a secret part it is only told by way of `reveal`. */
export type Shows<E extends GameEvent> = E & { readonly [SHOWN]?: never }

/** Events as far as they show nothing hidden. */
type Open<E extends GameEvent> = E extends unknown
  ? typeof SHOWN extends keyof E
    ? never
    : E & { readonly secret?: undefined }
  : never

type Kind<E extends GameEvent, K extends E['kind']> = Extract<E, { readonly kind: K }>

type Newsworthy<E extends GameEvent> = E extends unknown
  ? ('secret' | typeof SHOWN) & keyof E extends never
    ? never
    : E['kind']
  : never

type To<E extends GameEvent> = readonly (string extends E['kind'] ? string : (keyof E & string) | 'everybody')[]

/**
 * The kinds of events that can tell what an eye did not know, with whom they may tell it: the fields that name those seats,
 * or 'everybody'. What has a secret part or shows something hidden is among them.
 */
export type Audiences<E extends GameEvent> = { readonly [K in Newsworthy<E>]: To<Kind<E, K>> } & {
  readonly [K in E['kind']]?: To<Kind<E, K>>
}

/** Hears all that happens. In search nobody listens. */
export type Listener<E extends GameEvent> = ((event: E | AutoEvent) => void) | undefined

interface Telling<E extends GameEvent> {
  (event: Open<E> | AutoEvent): void
  [ABOUT]?(event: E): void
}

/**
 * Rules tell with `tell?.({ … })`: if nobody listens, nothing is even allocated. What shows something hidden does not fit in
 * here: `reveal(s, tell)` gives a listener for it, so that nothing can be told before it is revealed.
 */
export type Tell<E extends GameEvent> = Telling<E> | undefined

/** For secrets that are no news to those who hear them: what they chose themselves, or what luck has just dealt to them. */
export const confide = <E extends GameEvent>(tell: Tell<E>): Listener<E> => tell as Listener<E>

/** The event as an eye may know it: without the secret part, unless it is meant for this eye. */
export function seenBy<E extends GameEvent>(event: E, eye: Eye): E {
  if (event.secret === undefined || eye === 'everybody') return event
  if (eye !== 'spectator' && event.eyes?.includes(eye)) return event
  const { secret: _, ...open } = event
  return open as E
}
