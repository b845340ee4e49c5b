import { countOf, firstBroken, isNowhereNegative, isSameLot, sum } from '#engine/laws.ts'
import { seatsOf } from '#engine/state.ts'
import { DISTRICTS, FIELDS, FREE, LEMUR, ORANGUTAN, SECTION_LENGTH, START_BUNDLES, START_DISCS } from './data.ts'
import { fillingOf, NOBODY, NONE, SHEET, type ApeTown } from './state.ts'
import { roomIn } from './rules/district.ts'

/** What is true of every position of a real game; the first of these that is not. */
export function broken(s: ApeTown): string | null {
  return firstBroken([
    ['bundles are neither made nor lost [APE-4.10]', sum(s.purse) + sum(s.beside) === START_BUNDLES * s.seats],
    ['nobody owes bundles [APE-4.6]', isNowhereNegative(s.purse)],
    [
      'bundles beside a tile are the later tiles taken [APE-4.42]',
      s.display.every((tile, i) => s.beside[i] === taken(s, tile)),
    ],
    ['tiles are in the city, in hand, open, or not yet open', tilesAccountedFor(s)],
    ['two sections are open [APE-4.39]', s.hand !== NONE || over(s) || new Set(s.display.map(fillingOf)).size === 2],
    [
      'discs are with their seat or in the city',
      seatsOf(s).every((seat) => s.supply[seat] + countOf(s.discs, seat) === START_DISCS),
    ],
    [
      'discs lie on orang-utans and lemurs only [APE-4.18]',
      s.discs.every((seat, cell) => seat === NOBODY || takesDisc(s.city[cell])),
    ],
    [
      'the sheet adds up to the score',
      seatsOf(s).every((seat) => sum(s.sheet.slice(seat * SHEET.length, (seat + 1) * SHEET.length)) === s.score[seat]),
    ],
    [
      'the game is over when the city is full [APE-5.1]',
      over(s) === !DISTRICTS.some((_, district) => roomIn(s, district)),
    ],
  ])
}

const over = (s: ApeTown): boolean => s.agenda.length === 0
const takesDisc = (tile: number): boolean => tile === ORANGUTAN || tile === LEMUR

/** Face-up tiles that were taken and stood behind this one. */
function taken(s: ApeTown, tile: number): number {
  const behind = s.opened * SECTION_LENGTH - 1 - tile
  return behind - s.display.filter((other) => other > tile).length
}

function tilesAccountedFor(s: ApeTown): boolean {
  const inCity = FIELDS.filter((cell) => s.city[cell] !== FREE).map((cell) => s.city[cell])
  const open = s.display.map((tile) => s.tiles[tile])
  const turnedUp = s.tiles.slice(0, s.opened * SECTION_LENGTH)
  return isSameLot([...inCity, ...open, ...(s.hand === NONE ? [] : [s.hand])], turnedUp)
}
