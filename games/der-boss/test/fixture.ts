import { endOfTurn, movePawn, turn, turnAction } from '../steps.ts'
import type { Told } from '#engine/game.ts'
import { start } from '#engine/play.ts'
import type { Onlooker, Seat } from '#engine/state.ts'
import { byName } from '#test/by-name.ts'
import { AREAS, CARDS, OPEN_KINDS, SYMBOLS, TILES } from '../data.ts'
import { BLACK_ROLLS, WHITE_ROLLS } from '../data/dice.ts'
import type { BossEvent } from '../events.ts'
import { game } from '../index.ts'
import { area, COLOUR_LETTERS, tile } from '../lessons/notation.ts'
import { faceOf, special, UNKNOWN, type Special } from '../data/specials.ts'
import { cleared } from '../lessons/place.ts'
import { NOBODY, type Boss } from '../state.ts'
import * as steps from '../steps.ts'

export type Events = Told<BossEvent>[]

export { area, card, dull, field, hand, order, orders, put, tile } from '../lessons/notation.ts'

export const { asked, go, offered } = byName(game, steps)

export const fresh = (seats: number, seed = 'test'): Boss => start(game, { seed, seats, variants: {} })

/** A game in which everybody has settled, in the first area offered: seat 0 is about to move its pawn. */
export function settled(seats: number, seed = 'test'): Boss {
  const s = fresh(seats, seed)
  while (s.turn === 0) go(s, offered(s)[0])
  return s
}

/**
 * A turn of Red on an empty map, pawn moved to a Car field, no cards in hand: the position a test sets up from.
 * Everything else is as after setup; the bag is full.
 */
export function empty(seats = 3): Boss {
  const s = cleared(seats, 'test')
  s.pawns[0] = 0
  s.agenda = [turn(), endOfTurn(), turnAction()]
  return s
}

/** Sets the top of the special stack, the first one named on top. */
export function stackSpecials(s: Boss, ...top: readonly Special[]): Boss {
  const rest = s.specials.map(faceOf)
  for (const c of top) rest.splice(rest.indexOf(faceOf(c)), 1)
  s.specials = [...top, ...rest.map((face) => special(face))]
  return s
}

/** Puts Red at the start of a turn, before the pawn. */
export function beforePawn(s: Boss): Boss {
  s.agenda = [turn(), endOfTurn(), turnAction(), movePawn()]
  return s
}

/**
 * Loads the luck: what is drawn next is what the test says, then it is lucky again by itself. `credit 3` is a tile from the bag,
 * `key key key letter / letter letter key` a round of dice.
 */
export function loaded(s: Boss, ...script: readonly string[]): Boss {
  const words = script.flatMap((item) => (item.includes('/') ? dice(item) : [() => tileWord(s, tile(item))]))
  const honest = s.luck[0]
  Object.defineProperty(s.luck, 0, {
    get: () => {
      const word = words.shift()
      return word ? (word() - s.luck[1] - s.luck[3]) | 0 : honest
    },
    set: () => {},
  })
  return s
}

/** A word of luck which `below(luck, n)` makes the wanted number of. */
const wordFor = (wanted: number, n: number): number => wanted + n

function tileWord(s: Boss, wanted: number): number {
  if (s.bag[wanted] === 0) throw new Error(`there is no ${TILES[wanted]} in the bag`)
  const before = s.bag.slice(0, wanted).reduce((a, b) => a + b, 0)
  return wordFor(
    before,
    s.bag.reduce((a, b) => a + b, 0),
  )
}

function dice(round: string): (() => number)[] {
  const [white, black] = round
    .split(' / ')
    .map((faces) => faces.split(' ').map((f) => SYMBOLS.findIndex((x) => x === f)))
  const same = (a: readonly number[]) => (b: readonly number[]) => a.join() === b.join()
  return [
    () => wordFor(WHITE_ROLLS.findIndex(same(white)), WHITE_ROLLS.length),
    () => wordFor(BLACK_ROLLS.findIndex(same(black)), BLACK_ROLLS.length),
  ]
}

/** How an area stands, as section 9 writes it: `R3 [credit 4]` or `free`. */
export function at(s: Boss, id: string): string {
  const i = area(id)
  if (s.owner[i] === NOBODY) return 'free'
  return `${COLOUR_LETTERS[s.owner[i]]}${s.figures[i]} [${TILES[s.company[i]].replace(/-(\d)$/, ' $1')}]`
}

/** A seat's hand: `car 2, agent`; a card that the eye does not know is `?`. */
export function handOf(s: Boss, seat: Seat, eye: Onlooker = seat): string {
  const seen = game.view(s, eye)
  const open = CARDS.slice(0, OPEN_KINDS).flatMap((id, i) => {
    const count = seen.hands[seat * OPEN_KINDS + i]
    return count === 0 ? [] : [count === 1 ? id : `${id} ${count}`]
  })
  return [...open, ...seen.held[seat].map(nameOf)].join(', ')
}

/** The special stack from the top, as an eye sees it. */
export const stackSeen = (s: Boss, eye: Onlooker): string[] => game.view(s, eye).specials.map(nameOf)

const nameOf = (c: Special): string => (faceOf(c) === UNKNOWN ? '?' : CARDS[faceOf(c)])

export const kinds = (events: Events): string[] => events.map((event) => event.kind)

export const allAreas: readonly string[] = AREAS.map((a) => a.id)
