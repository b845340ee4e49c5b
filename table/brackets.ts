import type { FocusEvent, MouseEvent } from 'react'
import type { SeatColour } from '#engine/colour.ts'
import { find } from './animate.ts'
import type { SpotId } from './types.ts'

/** What a line needs to light its places while it is looked at. */
export function brackets(spots: readonly SpotId[], colour: SeatColour | undefined) {
  const light = ({ currentTarget }: MouseEvent | FocusEvent) => {
    dark()
    const root = currentTarget.closest('.table')
    if (root instanceof HTMLElement) for (const spot of new Set(spots)) put(root, spot, colour)
  }
  return { onMouseEnter: light, onFocus: light, onMouseLeave: dark, onBlur: dark }
}

const dark = (): void => document.querySelectorAll('.brackets').forEach((one) => one.remove())

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
