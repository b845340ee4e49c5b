import { useRef, useState, type PointerEvent, type ReactNode, type WheelEvent } from 'react'
import type { TableText } from './text/text.ts'
import { Icon } from './icons.tsx'

interface Lens {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const WHOLE: Lens = { scale: 1, x: 0, y: 0 }
const MAX = 4

/** Keeps what is shown inside the frame. */
function within({ scale, x, y }: Lens, box: DOMRect): Lens {
  const s = Math.min(MAX, Math.max(1, scale))
  const limit = (value: number, size: number) => Math.min(0, Math.max(size * (1 - s), value))
  return { scale: s, x: limit(x, box.width), y: limit(y, box.height) }
}

/** A board to look into: pinch, drag, wheel with Ctrl, or the two buttons. */
export function Zoom({ words, children }: { readonly words: TableText; readonly children: ReactNode }) {
  const [lens, setLens] = useState(WHOLE)
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  const zoomAt = (factor: number, cx?: number, cy?: number) =>
    setLens((old) => {
      const box = frame.current?.getBoundingClientRect()
      if (!box) return old
      const px = (cx ?? box.x + box.width / 2) - box.x
      const py = (cy ?? box.y + box.height / 2) - box.y
      const scale = Math.min(MAX, Math.max(1, old.scale * factor))
      const f = scale / old.scale
      return within({ scale, x: px - (px - old.x) * f, y: py - (py - old.y) * f }, box)
    })

  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const all = [...fingers.current.values()]
    const other = all.find((finger) => finger !== before)
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    const box = frame.current?.getBoundingClientRect()
    if (other) {
      const spread = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y)
      zoomAt(spread(now) / Math.max(1, spread(before)), (now.x + other.x) / 2, (now.y + other.y) / 2)
    } else if (box) {
      setLens((old) => within({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }, box))
    }
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey) zoomAt(Math.exp(-event.deltaY / 200), event.clientX, event.clientY)
  }

  return (
    <div
      className={lens.scale > 1 ? 'zoom is-zoomed' : 'zoom'}
      ref={frame}
      onPointerDown={(event) => fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onWheel={wheel}
    >
      <div className="zoom-inner" style={{ transform: `translate(${lens.x}px, ${lens.y}px) scale(${lens.scale})` }}>
        {children}
      </div>
      <div className="zoom-buttons">
        <button type="button" className="icon-button" aria-label={words.zoomIn} onClick={() => zoomAt(1.5)}>
          <Icon name="plus" />
        </button>
        {lens.scale > 1 && (
          <button type="button" className="icon-button" aria-label={words.wholeBoard} onClick={() => setLens(WHOLE)}>
            <Icon name="whole" />
          </button>
        )}
      </div>
    </div>
  )
}
