import { CELLS, COLOURS, DISTRICTS, FREE, POND, SEGMENT_COLOUR, SEGMENTS, TILES } from './data.ts'
import { NOBODY, segmentOf, supplyLeft, type ApeTown } from './state.ts'
import type { Text } from './text/text.ts'
import { unseenCounts } from './view.ts'

/** The position with characters: the city as hexagon rows, then the display. `M` printed or unowned, `O0` with a disc of seat 0. */
export function draw(s: ApeTown, text: Text): string {
  return [...city(s), '', ...display(s, text), unseen(s, text)].join('\n')
}

function city(s: ApeTown): string[] {
  return Array.from({ length: 10 }, (_, row) => {
    const cells = CELLS.flatMap((cell, i) => (cell.row === row ? [glyph(s, i)] : []))
    return `${String(row + 1).padStart(2)} ${row % 2 ? '  ' : ''}${cells.join(' ')}`
  }).concat(`   ${[...'abcdefghi'].map((letter) => `${letter}  `).join(' ')}`)
}

/** Three characters a cell: district letter in lower case where free, else the tile and its owner. */
function glyph(s: ApeTown, cell: number): string {
  const tile = s.city[cell]
  if (tile === POND) return '~~~'
  if (tile === FREE) return ` ${DISTRICTS[CELLS[cell].district].letter.toLowerCase()} `
  const owner = s.discs[cell] === NOBODY ? ' ' : String(s.discs[cell])
  return CELLS[cell].printed >= 0 ? `(${TILES[tile].letter})` : `[${TILES[tile].letter}${owner}`.padEnd(3)
}

function display(s: ApeTown, text: Text): string[] {
  const tiles = s.display.map((t, price) => {
    const segment = segmentOf(t)
    const letter = TILES[s.tiles[t]].letter
    return `${SEGMENTS[segment]} ${letter} ${text.colours[COLOURS[SEGMENT_COLOUR[segment]]]} −${price} +${s.beside[price]}`
  })
  return [`${text.draw.display}:`, ...tiles.map((line) => `  ${line}`)]
}

function unseen(s: ApeTown, text: Text): string {
  const counts = unseenCounts(s).map((count, kind) => `${count} ${text.tiles[TILES[kind].id]}`)
  return `${text.draw.unseen}: ${counts.join(', ')} (${text.draw.supply}: ${supplyLeft(s)})`
}
