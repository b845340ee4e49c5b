import type { FocusEvent, MouseEvent } from 'react'
import type { SeatColour } from '#engine/colour.ts'
import { find } from './animate.ts'
import type { SpotId } from './types.ts'

/** What a line needs to light its places while it is looked at. */
export function brackets(spotsOf: () => Promise<readonly SpotId[]>, colour: SeatColour | undefined) {
  const light = async ({ currentTarget }: MouseEvent | FocusEvent) => {
    const root = currentTarget.closest('.table')
    const look = dark()
    const spots = await spotsOf()
    if (look !== looks || !(root instanceof HTMLElement)) return
    for (const spot of new Set(spots)) put(root, spot, colour)
  }
  const on = (event: MouseEvent | FocusEvent) => void light(event)
  return { onMouseEnter: on, onFocus: on, onMouseLeave: dark, onBlur: dark }
}

/** Counts what was looked at, so that nothing is lit that nobody looks at any more. */
let looks = 0

function dark(): number {
  document.querySelectorAll('.brackets').forEach((one) => one.remove())
  return ++looks
}

/** Four corners around a spot, in the colour of whoever did it. */
function put(root: HTMLElement, spot: SpotId, colour: SeatColour | undefined): void {
  const element = find(root, spot)
  if (!element) return
  const [frame, box] = [root.getBoundingClientRect(), element.getBoundingClientRect()]
  const mark = document.createElement('div')
  mark.className = colour ? `brackets seat-${colour}` : 'brackets'
  mark.ariaHidden = 'true'
  Object.assign(mark.style, {
    left: `${box.x - frame.x - MARGIN}px`,
    top: `${box.y - frame.y - MARGIN}px`,
    width: `${box.width + 2 * MARGIN}px`,
    height: `${box.height + 2 * MARGIN}px`,
  })
  root.append(mark)
}

const MARGIN = 4
