import { playSound } from './sound.ts'
import type { Beat, SpotId } from './types.ts'

/** How fast things move on the table: `off` shows every position at once. */
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

const FACTOR: Readonly<Record<Speed, number>> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 }
const MILLISECONDS = { fly: 420, pop: 650, glow: 550, flip: 300 }

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

function start(beat: Exclude<Beat, { do: 'sound' | 'together' }>, stage: Stage): Animation[] {
  const duration = MILLISECONDS[beat.do] * FACTOR[stage.speed]
  switch (beat.do) {
    case 'fly':
      return fly(stage.root, beat, duration)
    case 'pop':
      return pop(stage.root, beat, duration)
    case 'glow':
      return beat.at.flatMap((spot) => glow(find(stage.root, spot), duration))
    case 'flip':
      return beat.at.flatMap((spot, i) => flip(find(stage.root, spot), duration, i * duration * 0.3))
  }
}

const find = (root: HTMLElement, spot: SpotId): SVGGraphicsElement | HTMLElement | null =>
  root.querySelector(`[data-spot="${CSS.escape(spot)}"]`)

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

function fly(root: HTMLElement, { from, over, to }: Extract<Beat, { do: 'fly' }>, duration: number): Animation[] {
  const target = find(root, to)
  const piece = target?.querySelector('.piece') ?? target
  const way = (over ? [from, over] : [from]).map((spot) => find(root, spot))
  if (!piece || way.includes(null)) return []
  const end = centre(piece)
  const frames = way.map((spot) => {
    const start = centre(spot as Element)
    const { x, y } = inOwnUnits(piece, start.x - end.x, start.y - end.y)
    return { transform: `translate(${x}px, ${y}px)` }
  })
  const easing = 'cubic-bezier(.3,.1,.2,1)'
  return [piece.animate([...frames, { transform: 'translate(0, 0)' }], { duration: duration * way.length, easing })]
}

function pop(root: HTMLElement, { at, text, seat }: Extract<Beat, { do: 'pop' }>, duration: number): Animation[] {
  const spot = find(root, at)
  if (!spot) return []
  const box = root.getBoundingClientRect()
  const { x, y } = centre(spot)
  const word = document.createElement('div')
  word.className = 'pop'
  word.ariaHidden = 'true'
  word.textContent = text
  if (seat !== undefined) word.dataset.seat = String(seat)
  word.style.left = `${x - box.x}px`
  word.style.top = `${y - box.y}px`
  root.append(word)
  const animation = word.animate(
    [
      { transform: 'translate(-50%, -20%) scale(.6)', opacity: 0 },
      { transform: 'translate(-50%, -80%) scale(1.1)', opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
    ],
    { duration: duration * 1.4, easing: 'ease-out' },
  )
  animation.finished.then(
    () => word.remove(),
    () => word.remove(),
  )
  return [animation]
}

function glow(spot: Element | null, duration: number): Animation[] {
  if (!spot) return []
  const frames = [
    { filter: 'none' },
    { filter: 'brightness(1.7) drop-shadow(0 0 6px gold)', offset: 0.35 },
    { filter: 'none' },
  ]
  return [spot.animate(frames, { duration })]
}

function flip(spot: Element | null, duration: number, delay: number): Animation[] {
  const piece = spot?.querySelector('.piece') ?? spot
  if (!piece) return []
  const frames = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }]
  return [piece.animate(frames, { duration, delay, fill: 'backwards', easing: 'ease-out' })]
}
