import { useRef, useState, type MouseEvent, type PointerEvent, type ReactNode, type WheelEvent } from 'react'
import { movedBy, pinch, WHOLE, zoomedAt, type Lens, type Point, type Size } from './lens.ts'

interface ZoomProps {
  readonly zoom: Zooming
  /** The board, and what stays in its place over it. */
  readonly children: readonly [ReactNode, ReactNode]
}

/** A board to look into: pinch, drag, wheel with Ctrl, or the buttons. */
export function Zoom({ zoom, children: [board, over] }: ZoomProps) {
  const { frame, inner, lens, gestures } = zoom
  return (
    <div className={lens.scale > 1 ? 'zoom is-zoomed' : 'zoom'} ref={frame} {...gestures}>
      <div
        className="zoom-inner"
        ref={inner}
        style={{ transform: `translate(${lens.x}px, ${lens.y}px) scale(${lens.scale})` }}
      >
        {board}
      </div>
      {over}
    </div>
  )
}

/** A pointer that moves no further than this many pixels still clicks. */
const SLIP = 8

export type Zooming = ReturnType<typeof useZoom>

/** A lens and what moves it. Points of the screen become points of the board, which may be higher than its frame. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [lens, setLens] = useState(WHOLE)
  const change = (how: (old: Lens, size: Size) => Lens) =>
    setLens((old) =>
      inner.current ? how(old, { width: inner.current.offsetWidth, height: inner.current.offsetHeight }) : old,
    )
  const zoomAt = (factor: number, at?: Point) => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect()
    const x = at ? at.x - box.x : box.width / 2
    const y = (at ? at.y - box.y : box.height / 2) + (frame.current?.scrollTop ?? 0)
    change((old, size) => zoomedAt(old, factor, { x, y }, size))
  }
  const moveBy = (x: number, y: number) => change((old, size) => movedBy(old, x, y, size))
  return { frame, inner, lens, zoomAt, whole: () => setLens(WHOLE), gestures: useGestures(zoomAt, moveBy) }
}

/** One finger moves the lens, two zoom, and so does the wheel with Control. */
function useGestures(zoomAt: (factor: number, at: Point) => void, moveBy: (x: number, y: number) => void) {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>({ x: 0, y: 0 })
  /** Whether the board is being dragged or pinched: what follows is no click. */
  const dragged = useRef(false)
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const other = [...fingers.current.values()].find((finger) => finger !== before)
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    if (other || Math.hypot(now.x - start.current.x, now.y - start.current.y) > SLIP) dragged.current = true
    if (!other) return moveBy(now.x - before.x, now.y - before.y)
    const { factor, at } = pinch(before, now, other)
    zoomAt(factor, at)
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const onPointerDown = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY }
    if (fingers.current.size === 0) {
      start.current = at
      dragged.current = false
    }
    fingers.current.set(event.pointerId, at)
  }
  return {
    onPointerDown,
    onClickCapture: (event: MouseEvent) => dragged.current && event.stopPropagation(),
    onPointerMove,
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onWheel: (event: WheelEvent) =>
      event.ctrlKey && zoomAt(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY }),
  }
}
