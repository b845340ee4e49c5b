import { FACTOR } from './conductor.ts'
import { playSound } from './sound.ts'
import type { Beat, SpotId } from './types.ts'

/** How fast things move on the table: `off` shows every position at once. */
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

const MILLISECONDS = { fly: 420, pop: 650, glow: 550, flip: 300, stamp: 900 }

interface Stage {
  readonly root: HTMLElement
  readonly speed: Speed
  readonly muted: boolean
  /** Aborted when the player does not want to wait. */
  readonly signal: AbortSignal
}

/** Runs beats one after another. Sounds play at any speed. */
export async function perform(beats: readonly Beat[], stage: Stage): Promise<void> {
  for (const beat of beats) {
    if (beat.do === 'sound') playSound(beat.sound, stage.muted)
    else if (stage.speed !== 'off' && !stage.signal.aborted) await performOne(beat, stage)
  }
}

async function performOne(beat: Exclude<Beat, { do: 'sound' }>, stage: Stage): Promise<void> {
  if (beat.do === 'together') {
    await Promise.all(beat.beats.map((one) => perform([one], stage)))
    return
  }
  const animations = start(beat, stage)
  const finished = Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)))
  const skip = () => animations.forEach((animation) => animation.finish())
  stage.signal.addEventListener('abort', skip, { once: true })
  await finished
  stage.signal.removeEventListener('abort', skip)
}

/** Who wants less motion sees the same steps, each as a picture that stands still. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The frames of a motion, or of its picture. */
const motion = (frames: readonly Keyframe[], still: Keyframe): Keyframe[] => (isStill() ? [still, still] : [...frames])

function start(beat: Exclude<Beat, { do: 'sound' | 'together' }>, stage: Stage): Animation[] {
  if (isStill() && (beat.do === 'fly' || beat.do === 'flip')) return []
  const duration = MILLISECONDS[beat.do] * FACTOR[stage.speed]
  switch (beat.do) {
    case 'fly':
      return fly(stage.root, beat, duration)
    case 'pop':
      return pop(stage.root, beat, duration)
    case 'stamp':
      return stamp(stage.root, beat, duration)
    case 'glow':
      return beat.at.flatMap((spot) => glow(find(stage.root, spot), duration))
    case 'flip':
      return beat.at.flatMap((spot, i) => flip(find(stage.root, spot), duration, i * duration * 0.3))
  }
}

/** The spot of that name; where a panel repeats one that is folded away, the one that can be seen. */
export function find(root: HTMLElement, spot: SpotId): Element | null {
  const spots = [...root.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)]
  return spots.find((one) => one.getClientRects().length > 0) ?? null
}

const centre = (element: Element) => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Screen pixels as the element itself counts them, whatever its parents scale or turn. */
function inOwnUnits(element: Element, dx: number, dy: number): { x: number; y: number } {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.inverse() : null
  if (!matrix) return { x: dx, y: dy }
  return { x: matrix.a * dx + matrix.c * dy, y: matrix.b * dx + matrix.d * dy }
}

function fly(root: HTMLElement, { from, to, via = [] }: Extract<Beat, { do: 'fly' }>, duration: number): Animation[] {
  const target = find(root, to)
  const piece = target?.querySelector('.piece') ?? target
  const stops = [from, ...via].flatMap((spot) => find(root, spot) ?? [])
  if (!piece || stops.length === 0) return []
  const end = centre(piece)
  const frames = stops.map((stop) => {
    const start = centre(stop)
    const { x, y } = inOwnUnits(piece, start.x - end.x, start.y - end.y)
    return { transform: `translate(${x}px, ${y}px)` }
  })
  const last = { transform: 'translate(0, 0)' }
  return [
    piece.animate([...frames, last], { duration: duration * (1 + via.length / 2), easing: 'cubic-bezier(.3,.1,.2,1)' }),
  ]
}

/** Something that appears over a spot for as long as it moves, and is gone then. */
function over(root: HTMLElement, at: SpotId, className: string, frames: Keyframe[], timing: KeyframeAnimationOptions) {
  const spot = find(root, at)
  if (!spot) return null
  const box = root.getBoundingClientRect()
  const { x, y } = centre(spot)
  const sign = document.createElement('div')
  sign.className = className
  sign.ariaHidden = 'true'
  sign.style.left = `${x - box.x}px`
  sign.style.top = `${y - box.y}px`
  root.append(sign)
  const animation = sign.animate(frames, timing)
  const gone = () => sign.remove()
  animation.finished.then(gone, gone)
  return { sign, animation }
}

function pop(root: HTMLElement, { at, text, seat }: Extract<Beat, { do: 'pop' }>, duration: number): Animation[] {
  const frames = motion(
    [
      { transform: 'translate(-50%, -20%) scale(.6)', opacity: 0 },
      { transform: 'translate(-50%, -80%) scale(1.1)', opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
    ],
    { transform: 'translate(-50%, -80%)', opacity: 1 },
  )
  const shown = over(root, at, 'pop', frames, { duration: duration * 1.4, easing: 'ease-out' })
  if (!shown) return []
  shown.sign.textContent = text
  if (seat !== undefined) shown.sign.dataset.seat = String(seat)
  return [shown.animation]
}

function stamp(root: HTMLElement, { at, sign }: Extract<Beat, { do: 'stamp' }>, duration: number): Animation[] {
  const down = { transform: 'translate(-50%, -50%) scale(1)', opacity: 1 }
  const frames = motion(
    [
      { transform: 'translate(-50%, -260%) scale(1.4)', opacity: 0 },
      { ...down, offset: 0.45 },
      { transform: 'translate(-50%, -50%) scale(1.05)', opacity: 1, offset: 0.75 },
      { transform: 'translate(-50%, -50%) scale(1.5)', opacity: 0 },
    ],
    down,
  )
  const shown = over(root, at, 'stamp', frames, { duration, easing: 'cubic-bezier(.4,0,.6,1)' })
  if (!shown) return []
  shown.sign.innerHTML = `<svg viewBox="0 0 512 512"><path d="${sign}"/></svg>`
  return [shown.animation]
}

function glow(spot: Element | null, duration: number): Animation[] {
  if (!spot) return []
  const lit = { filter: 'brightness(1.7) drop-shadow(0 0 6px gold)' }
  const frames = motion([{ filter: 'none' }, { ...lit, offset: 0.35 }, { filter: 'none' }], lit)
  return [spot.animate(frames, { duration })]
}

function flip(spot: Element | null, duration: number, delay: number): Animation[] {
  const piece = spot?.querySelector('.piece') ?? spot
  if (!piece) return []
  const frames = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }]
  return [piece.animate(frames, { duration, delay, fill: 'backwards', easing: 'ease-out' })]
}
