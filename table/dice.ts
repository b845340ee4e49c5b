import type { Point, Size } from './lens.ts'
import type { DiceRow } from './types.ts'

/** How much of the time the dice roll, and when those that do not count are struck out. */
const LIE = 0.42
const STRUCK = 0.62
/** So far down nothing may stand over the top bar. */
const TOP_BAR = 52

/** A tray with dice above a spot: they roll, lie, and those that do not count fade. Gone when all is seen. */
export function throwDice(
  root: HTMLElement,
  spot: Element | null,
  rows: readonly DiceRow[],
  duration: number,
): Animation[] {
  if (!spot) return []
  const tray = document.createElement('div')
  tray.className = 'dice-tray'
  tray.ariaHidden = 'true'
  tray.append(...rows.map(rowOf))
  root.append(tray)
  const { x, y } = trayAt(tray.getBoundingClientRect(), root.getBoundingClientRect(), spot.getBoundingClientRect())
  tray.style.left = `${x}px`
  tray.style.top = `${y}px`
  const shown = tray.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.94 }, { opacity: 0 }],
    {
      duration,
    },
  )
  const gone = () => tray.remove()
  shown.finished.then(gone, gone)
  return [shown, ...[...tray.querySelectorAll('svg')].map((die, i) => roll(die, i, duration)), ...notes(tray, duration)]
}

function rowOf({ tone, dice, note, seat }: DiceRow): HTMLElement {
  const row = document.createElement('div')
  row.className = `dice-row is-${tone}`
  row.innerHTML = dice
    .map(
      ({ face, struck }) =>
        `<svg viewBox="-96 -96 704 704" class="${struck ? 'die is-struck' : 'die'}"><rect x="-80" y="-80" width="672" height="672" rx="110"/><path d="${face}"/></svg>`,
    )
    .join('')
  const said = document.createElement('b')
  said.textContent = note
  if (seat !== undefined) said.dataset.seat = String(seat)
  row.append(said)
  return row
}

type Box = Point & Size

/** Where a tray stands in its frame: above the spot, or below it where there is no room; never beyond the edge. */
export function trayAt({ width, height }: Size, frame: Box, spot: Box): Point {
  const x = spot.x - frame.x + spot.width / 2 - width / 2
  const above = spot.y - frame.y - height - 8
  const below = spot.y + spot.height - frame.y + 8
  return { x: Math.max(4, Math.min(frame.width - width - 4, x)), y: above > TOP_BAR ? above : below }
}

function roll(die: Element, i: number, duration: number): Animation {
  const lying = { transform: 'none', opacity: 1 }
  const last = die.classList.contains('is-struck') ? { transform: 'scale(.8)', opacity: 0.25 } : lying
  const turns = 540 + i * 90
  const frames = [
    { transform: `translate(${i % 2 ? 30 : -30}px, -46px) rotate(${-turns}deg)`, opacity: 0 },
    { transform: `translate(0, 5px) rotate(${-turns / 5}deg)`, opacity: 1, offset: LIE * 0.7 },
    { ...lying, offset: LIE },
    { ...lying, offset: STRUCK },
    { ...last, offset: STRUCK + 0.1 },
    last,
  ]
  return die.animate(frames, { duration, easing: 'ease-out', fill: 'forwards' })
}

const notes = (tray: Element, duration: number): Animation[] =>
  [...tray.querySelectorAll('b')].map((note) =>
    note.animate(
      [{ opacity: 0 }, { opacity: 0, offset: STRUCK }, { opacity: 1, offset: STRUCK + 0.1 }, { opacity: 1 }],
      {
        duration,
      },
    ),
  )
