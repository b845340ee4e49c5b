import type { FocusEvent, MouseEvent } from 'react'
import type { SeatColour } from '#engine/colour.ts'
import { find } from './animate.ts'
import { corners } from './corners.ts'
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

const SVG = 'http://www.w3.org/2000/svg'

/** The sign of what has changed around a spot, in the colour of whoever did it. */
function put(root: HTMLElement, spot: SpotId, colour: SeatColour | undefined): void {
  const element = find(root, spot)
  if (!element) return
  const [frame, box] = [root.getBoundingClientRect(), element.getBoundingClientRect()]
  const [width, height] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN]
  const mark = document.createElementNS(SVG, 'svg')
  mark.setAttribute('class', colour ? `brackets changed seat-${colour}` : 'brackets changed')
  mark.ariaHidden = 'true'
  const [left, top] = [box.x - frame.x - MARGIN, box.y - frame.y - MARGIN]
  Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  for (let line = 0; line < 2; line++) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', corners({ x: 0, y: 0, width, height }))
    mark.append(path)
  }
  root.append(mark)
}

const MARGIN = 4
