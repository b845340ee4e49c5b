import { cellIndex, SEAT_COLOURS, SECTION_LENGTH, SEGMENTS, TILES } from '../data.ts'
import { NOBODY, type ApeTown } from '../state.ts'

export const tileOf = (letter: string): number => TILES.findIndex((tile) => tile.letter === letter)

/** Puts tiles into the city as RULES.md section 9 writes them: `e7=O:blue f1=L:– c4=M`. */
export function put(s: ApeTown, tiles: string): ApeTown {
  for (const item of tiles.split(/\s+/).filter(Boolean)) {
    const [cell, letter, owner] = item.split(/[=:]/) as [string, string, string | undefined]
    s.city = s.city.with(cellIndex(cell), tileOf(letter))
    s.discs = s.discs.with(cellIndex(cell), owner ? SEAT_COLOURS.findIndex((colour) => colour === owner) : NOBODY)
  }
  return s
}

/**
 * Lays out a display, in display order, as section 9 writes it: `s1-5 L(4), s2-2 B(3)`. Numbers in brackets are bundles.
 * Each tile comes into the first filling in which it stands behind the one before.
 */
export function show(s: ApeTown, display: string): ApeTown {
  s.display = []
  s.beside = []
  for (const item of display.split(', ')) {
    const [, segment, letter, bundles] = /^(s\d-\d)(?: (\w))?(?:\((\d+)\))?$/.exec(item) as string[]
    let tile = SEGMENTS.indexOf(segment)
    while (tile < (s.display.at(-1) ?? 0)) tile += SEGMENTS.length
    s.display = [...s.display, tile]
    s.beside = [...s.beside, Number(bundles ?? 0)]
    if (letter) s.tiles = s.tiles.with(tile, tileOf(letter))
  }
  s.opened = Math.floor(s.display.at(-1)! / SECTION_LENGTH) + 1
  s.refilled = Math.min(8, Math.floor(s.display[0] / SECTION_LENGTH))
  return s
}
