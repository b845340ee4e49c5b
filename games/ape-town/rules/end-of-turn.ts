import { endOfTurn } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import { kept } from '#engine/kept.ts'
import { reveal } from '#engine/state.ts'
import { DISTRICTS, SECTION_LENGTH, SECTIONS } from '../data.ts'
import type { ApeEvent } from '../events.ts'
import { addPoints, fillingOf, segmentOf, type ApeTown } from '../state.ts'
import { roomIn } from './district.ts'
import { action } from './book.ts'

/** Steps 5 and 6: the end of the game, or else new tiles [APE-4.2]. */
action(endOfTurn, (s, tell) => {
  if (isFull(s)) return payOut(s, tell)
  if (sectionRanOut(s)) turnUp(s, tell)
  refill(s, tell)
})

/** The game ends with the last free field [APE-5.1]. */
function isFull(s: ApeTown): boolean {
  for (let district = 0; district < DISTRICTS.length; district++) if (roomIn(s, district)) return false
  return true
}

/** A bundle is worth a point at the end [APE-5.2]. */
function payOut(s: ApeTown, tell: Tell<ApeEvent>): void {
  for (let seat = 0; seat < s.seats; seat++) addPoints(s, seat, 'bundles', s.purse[seat])
  s.agenda.length = 0
  tell?.({ kind: 'paid-out', bundles: [...s.purse] })
}

/** Two sections lie open at the start of every turn [APE-4.39]; one is missing if first and last tile are of the same. */
function sectionRanOut(s: ApeTown): boolean {
  const { display } = s
  return display.length === 0 || fillingOf(display[0]) === fillingOf(display[display.length - 1])
}

/** The next section clockwise [APE-4.34, 4.38]. */
function turnUp(s: ApeTown, tell: Tell<ApeEvent>): void {
  const first = s.opened * SECTION_LENGTH
  if (first >= s.tiles.length) return // [APE-4.37]
  const show = reveal(s, tell)
  s.opened++
  s.display = withTiles(s.display, first)
  s.beside = withNothingBeside(s.beside, SECTION_LENGTH)
  show?.({
    kind: 'turned-up',
    tiles: s.tiles.slice(first, first + SECTION_LENGTH),
    segments: s.display.slice(-SECTION_LENGTH).map(segmentOf),
  })
}

/** Kept, as a search tries many ways to end a turn, each of which turns up the same tiles. */
const withTiles = kept((display: readonly number[], first: number): readonly number[] => {
  const list = display.slice()
  for (let tile = first; tile < first + SECTION_LENGTH; tile++) list.push(tile)
  return list
})
const withNothingBeside = kept((beside: readonly number[], tiles: number): readonly number[] => {
  const list = beside.slice()
  for (let i = 0; i < tiles; i++) list.push(0)
  return list
})

/** Empty sections are filled up again, face down, if nothing open lies behind them; each once [APE-4.35, 4.37]. */
function refill(s: ApeTown, tell: Tell<ApeEvent>): void {
  const oldest = s.display.length > 0 ? fillingOf(s.display[0]) : s.opened
  const due = Math.min(SECTIONS, oldest)
  if (due === s.refilled) return
  const sections = tell && Array.from({ length: due - s.refilled }, (_, i) => s.refilled + i)
  s.refilled = due
  tell?.({ kind: 'refilled', sections: sections! })
}
