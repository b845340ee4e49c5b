import { useEffect, type RefObject } from 'react'
import { useTable } from './context.ts'
import { Icon } from './icons.tsx'
import type { Zooming } from './Zoom.tsx'

/** What enlarges a board, for those who do not pinch. */
export function ZoomButtons({ lens, zoomAt, whole }: Zooming) {
  const { words } = useTable()
  return (
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
  )
}

/** A board that is higher than its frame moves to what can be chosen or else has just changed, and to what is looked at. */
export function Following({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const { question, lastMoves, previewed, lit } = useTable()
  useEffect(() => moveTo(frame.current, '.is-legal', '.is-last'), [question, lastMoves])
  useEffect(() => moveTo(frame.current, '.is-previewed'), [previewed, lit])
  return null
}

/** Puts the places of the first of these kinds in the middle, unless all of them are in sight. */
function moveTo(frame: HTMLElement | null, ...kinds: readonly string[]): void {
  if (!frame) return
  const places = kinds.map((kind) => [...frame.querySelectorAll(`.spot${kind}`)]).find(({ length }) => length > 0)
  if (!places) return
  const boxes = places.map((place) => place.getBoundingClientRect())
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
  const room = frame.getBoundingClientRect()
  if (top < room.top || bottom > room.bottom) frame.scrollTop += (top + bottom) / 2 - (room.top + room.bottom) / 2
}
