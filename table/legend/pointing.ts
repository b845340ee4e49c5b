import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Box } from './place.ts'

/** How somebody asks what a thing is. */
export type By = 'mouse' | 'finger' | 'keys'

export interface Asked {
  readonly element: Element
  readonly id: string
  readonly by: By
}

const THING = '[data-legend]'
const CARD = '.legend-card, .legend-list'

/** A mouse rests so long before anything is explained; while names are shown it need not. */
const REST_MS = { playing: 650, naming: 120 }
/** So long the way from a thing to its card may take. */
const LEAVE_MS = 300
const LONG_PRESS_MS = 450
/** A finger that moves further than this drags. */
const SLIP = 8

export const thingOf = (element: Element): string => element.getAttribute('data-legend') ?? ''

/** The thing at a point of the screen. Parts that let clicks through are found by the room they take, the smallest first. */
export function thingAt(root: Element, x: number, y: number): Element | null {
  const hit = document.elementFromPoint(x, y)
  if (!hit || !root.contains(hit) || hit.closest(CARD)) return null
  const target = hit.closest(THING)
  const board = hit.closest('.board')
  if (!board) return target
  const size = (one: Element) => areaOf(one.getBoundingClientRect())
  const through = [...board.querySelectorAll(THING)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) return false
    return getComputedStyle(one).pointerEvents === 'none' && isDrawn(one)
  })
  return [...through, ...(target ? [target] : [])].toSorted((a, b) => size(a) - size(b)).at(0) ?? null
}

const areaOf = ({ width, height }: Box): number => width * height

/** Whether there is anything to be seen of it. */
export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** What somebody asks about: rests on with a mouse, holds a finger on, or comes to by keyboard. Moves are made as ever, but never by a long press. */
export function usePointing(stage: RefObject<HTMLElement | null>, naming: boolean) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const state = useRef({ naming, asked })
  useLayoutEffect(() => {
    state.current = { naming, asked }
  })
  useEffect(() => (stage.current ? listen(stage.current, state, setAsked) : undefined), [])
  useLayoutEffect(() => setAsked(null), [naming]) // later it would take away what was asked meanwhile
  return [asked, setAsked] as const
}

type Now = RefObject<{ readonly naming: boolean; readonly asked: Asked | null }>

/** What those who listen to mouse, fingers and keys have in common. */
interface Ears {
  readonly root: HTMLElement
  readonly now: Now
  readonly wait: Waiting
  on<K extends keyof HTMLElementEventMap>(
    kinds: readonly K[],
    act: (event: HTMLElementEventMap[K]) => void,
    capture?: boolean,
  ): void
  ask(element: Element | null, by: By): void
  /** Asks about a thing, unless it is being asked about. */
  show(element: Element | null, by: By): void
}

function listen(root: HTMLElement, now: Now, set: (asked: Asked | null) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const wait = waiting()
  const ask: Ears['ask'] = (element, by) => set(element && { element, id: thingOf(element), by })
  const ears: Ears = {
    root,
    now,
    wait,
    on: (kinds, act, capture = false) => kinds.forEach((kind) => root.addEventListener(kind, act, { capture, signal })),
    ask,
    show(element, by) {
      if (!element) return
      wait.stop()
      if (now.current.asked?.element !== element) ask(element, by)
    },
  }
  listenToMouse(ears)
  listenToFingers(ears)
  listenToFocus(ears)
  document.addEventListener('keydown', (event) => escape(event, ears), { capture: true, signal })
  root.dataset.explains = '' // from now on things can be asked about
  return () => {
    delete root.dataset.explains
    wait.stop()
    wait.cancel('press')
    leaving.abort()
  }
}

/** A mouse that rests on a thing asks about it; on the way to the card it may leave it. */
function listenToMouse({ root, now, wait, on, ask, show }: Ears): void {
  let mouse = ''
  on(['pointermove', 'pointerover'], ({ type, pointerType, clientX, clientY, target, buttons }) => {
    if (mouse === '' && type === 'pointerover') return // the table has come to lie under a mouse that rests
    const here = `${clientX} ${clientY}`
    if (pointerType !== 'mouse' || here === mouse) return // whatever comes to lie under a mouse was not asked about
    mouse = here
    if (isInCard(target)) return wait.stop()
    const { asked, naming } = now.current
    if (asked && !isWithin(asked.element, clientX, clientY)) wait.soon('leave', LEAVE_MS, () => ask(null, 'mouse'))
    const late = naming ? REST_MS.naming : REST_MS.playing
    if (buttons === 0) wait.soon('rest', late, () => show(thingAt(root, clientX, clientY), 'mouse'))
  })
  on(['pointerleave'], ({ pointerType }) => {
    if (pointerType === 'mouse' && now.current.asked?.by === 'mouse')
      wait.soon('leave', LEAVE_MS, () => ask(null, 'mouse'))
  })
}

/** A finger that is held on a thing asks about it, and so does every click while names are shown. */
function listenToFingers({ root, now, wait, on, ask }: Ears): void {
  let from: { readonly id: number; readonly x: number; readonly y: number } | null = null
  /** Whether the click that follows belongs to a long press. */
  let swallow = false
  const lift = () => {
    from = null
    wait.cancel('press')
  }
  const press = ({ pointerType, pointerId, clientX, clientY, target }: PointerEvent) => {
    if (isInCard(target)) return
    swallow = false
    wait.stop()
    if (now.current.asked) ask(null, 'mouse')
    if (pointerType === 'mouse' || from) return lift() // a second finger pinches
    from = { id: pointerId, x: clientX, y: clientY }
    wait.soon('press', LONG_PRESS_MS, () => {
      swallow = true
      ask(thingAt(root, clientX, clientY), 'finger')
    })
  }
  const click = (event: MouseEvent) => {
    if (isInCard(event.target)) return
    const names = now.current.naming && isOfTheGame(event.target)
    if (!swallow && !names) return
    event.preventDefault()
    event.stopPropagation()
    if (!swallow) ask(thingAt(root, event.clientX, event.clientY), 'finger')
    swallow = false
  }
  on(['pointerdown'], press, true)
  on(['pointermove'], ({ pointerId, clientX, clientY }) => {
    if (from?.id === pointerId && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) lift()
  })
  on(['pointerup', 'pointercancel'], lift, true)
  on(['contextmenu'], (event) => swallow && event.preventDefault(), true)
  on(['click'], click, true)
}

/** Whoever comes to a thing by keyboard asks about it. */
function listenToFocus({ now, wait, on, ask, show }: Ears): void {
  on(['focusin'], ({ target }) => {
    const thing = target instanceof Element && target.matches(':focus-visible') ? target.closest(THING) : null
    if (thing && !isInCard(target)) wait.soon('rest', REST_MS.playing, () => show(thing, 'keys'))
  })
  on(['focusout'], ({ target }) => {
    wait.cancel('rest')
    if (now.current.asked?.by === 'keys' && !isInCard(target)) ask(null, 'keys')
  })
}

/** Escape closes the card, and nothing else at the same time. */
function escape(event: KeyboardEvent, { now, wait, ask }: Ears): void {
  wait.stop()
  if (event.key !== 'Escape' || !now.current.asked) return
  ask(null, 'keys')
  event.stopPropagation()
  event.preventDefault()
}

const isInCard = (target: EventTarget | null): boolean => target instanceof Element && target.closest(CARD) !== null

/** What plays when it is clicked: the board, the hand, the answers. */
const isOfTheGame = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.board, .hand, .bar, .seats, .info') !== null

function isWithin(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

type Wait = 'rest' | 'leave' | 'press'

interface Waiting {
  cancel(what: Wait): void
  soon(what: Wait, late: number, then: () => void): void
  /** Of what a mouse began. */
  stop(): void
}

/** Things that happen soon unless something comes in between. */
function waiting(): Waiting {
  const timers: Partial<Record<Wait, ReturnType<typeof setTimeout>>> = {}
  const cancel = (what: Wait) => {
    clearTimeout(timers[what])
    delete timers[what]
  }
  return {
    cancel,
    /** What is left soon is left at that time, however the mouse moves on. */
    soon(what: Wait, late: number, then: () => void) {
      if (what === 'leave' && timers.leave !== undefined) return
      cancel(what)
      timers[what] = setTimeout(() => {
        delete timers[what]
        then()
      }, late)
    },
    stop() {
      cancel('rest')
      cancel('leave')
    },
  }
}
