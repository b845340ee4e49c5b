import { endOfTurn } from './steps.ts'
import { firstBroken, isNowhereNegative, isSameLot } from '#engine/laws.ts'
import { seatsOf } from '#engine/state.ts'
import { CUBES, FACES, MOST_RATS, NEUTRAL_CUBES, REGIONS, STARTING_RATS } from './data.ts'
import {
  cubesOnBoard,
  inFinalRound,
  NOBODY,
  NONE,
  ratSupply,
  regionsInUse,
  tokenAt,
  tokensInGame,
  type Rattus,
} from './state.ts'

/** What is true of every position of a real game; the first of these that is not. */
export function broken(s: Rattus): string | null {
  return firstBroken([
    [
      'every seat has 20 cubes, on the board or in supply [RAT-1.2]',
      seatsOf(s).every((seat) => cubesOnBoard(s, seat) + s.supply[seat] === CUBES),
    ],
    ['there are no negative cubes', isNowhereNegative(s.cubes, s.palace, s.supply)],
    ['there is nothing in regions that are not in use [RAT-1.3]', unusedIsEmpty(s)],
    ['no region has more than three rats [RAT-2.12]', s.rats.every((rats) => rats >= 0 && rats <= MOST_RATS)],
    ['slots are filled from the first on [RAT-2.12]', slotsAreTight(s)],
    ['tokens are on the board or revealed, each once', tokensAccountedFor(s)],
    ['every face is on one token [RAT-2.9]', new Set(s.faces).size === FACES.length],
    ['the board’s first tokens are starting rats [RAT-3.2]', startersStart(s)],
    ['only regular rats are removed [RAT-3.3]', s.faces.slice(tokensInGame(s)).every((face) => face >= STARTING_RATS)],
    ['only tokens that reached the board were looked at', s.seen.every((eyes, token) => eyes === 0 || token < s.drawn)],
    ['cards are with a seat or in the display [RAT-2.7]', s.cards.every((seat) => seat >= NOBODY && seat < s.seats)],
    ['the plague piece counts for none or two [RAT-4.31]', s.neutral === 0 || s.neutral === NEUTRAL_CUBES],
    ['there is a rat on the board in regular play [RAT-4.9]', inFinalRound(s) || s.rats.some((rats) => rats > 0)],
    ['the rat supply lasts to the end [RAT-5.1]', ratSupply(s) >= 0 && (ratSupply(s) > 0 || endIsDue(s))],
    ['after the end no cube is among rats [RAT-5.9]', s.agenda.length > 0 || noCubeAmongRats(s)],
  ])
}

const regionNumbers = REGIONS.map((_, region) => region)

const cubesIn = (s: Rattus, region: number): number[] => s.cubes.slice(region * s.seats, (region + 1) * s.seats)

const unusedIsEmpty = (s: Rattus): boolean =>
  s.plague < regionsInUse(s) &&
  regionNumbers.slice(regionsInUse(s)).every((r) => s.rats[r] === 0 && cubesIn(s, r).every((cubes) => cubes === 0))

const slotsAreTight = (s: Rattus): boolean =>
  regionNumbers.every((region) =>
    [0, 1, 2].every((slot) => slot < s.rats[region] === (tokenAt(s, region, slot) !== NONE)),
  )

function tokensAccountedFor(s: Rattus): boolean {
  const here = [...s.slots.filter((token) => token !== NONE), ...s.revealed]
  return isSameLot(
    here,
    Array.from({ length: s.drawn }, (_, token) => token),
  )
}

const startersStart = (s: Rattus): boolean => s.faces.slice(0, regionsInUse(s)).every((face) => face < STARTING_RATS)

/** The last rat was drawn in this turn, or the end has come. */
const endIsDue = (s: Rattus): boolean => inFinalRound(s) || s.agenda.some((step) => endOfTurn.is(step))

const noCubeAmongRats = (s: Rattus): boolean =>
  regionNumbers.every((region) => s.rats[region] === 0 || cubesIn(s, region).every((cubes) => cubes === 0))
