import {
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type WheelEvent,
} from 'react'
import { Icon } from './icons.tsx'
import { movedBy, pinch, WHOLE, zoomedAt, type Lens, type Point } from './lens.ts'
import type { TableText } from './text/text.ts'

/** A board to look into: pinch, drag, wheel with Ctrl, or the two buttons. */
export function Zoom({ words, children }: { readonly words: TableText; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const { lens, zoomAt, whole, gestures } = useLens(frame)
  return (
    <div className={lens.scale > 1 ? 'zoom is-zoomed' : 'zoom'} ref={frame} {...gestures}>
      <div className="zoom-inner" style={{ transform: `translate(${lens.x}px, ${lens.y}px) scale(${lens.scale})` }}>
        {children}
      </div>
      <div className="zoom-buttons">
        <button type="button" className="icon-button" aria-label={words.zoomIn} onClick={() => zoomAt(1.5)}>
          <Icon name="plus" />
        </button>
        {lens.scale > 1 && (
          <button type="button" className="icon-button" aria-label={words.wholeBoard} onClick={whole}>
            <Icon name="whole" />
          </button>
        )}
      </div>
    </div>
  )
}

/** A pointer that moves no further than this many pixels still clicks. */
const SLIP = 8

/** A lens and what moves it. Points of the screen become points of the frame. */
function useLens(frame: RefObject<HTMLDivElement | null>) {
  const [lens, setLens] = useState(WHOLE)
  const change = (how: (old: Lens, box: DOMRect) => Lens) =>
    setLens((old) => (frame.current ? how(old, frame.current.getBoundingClientRect()) : old))
  const zoomAt = (factor: number, at?: Point) =>
    change((old, box) => {
      const point = at ? { x: at.x - box.x, y: at.y - box.y } : { x: box.width / 2, y: box.height / 2 }
      return zoomedAt(old, factor, point, box)
    })
  const moveBy = (x: number, y: number) => change((old, box) => movedBy(old, x, y, box))
  return { lens, zoomAt, whole: () => setLens(WHOLE), gestures: useGestures(zoomAt, moveBy) }
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
