import { expect, it } from 'vitest'
import { readAlike } from '../../../test/told.ts'
import { game } from '../index.ts'
import { DECK, GONE } from '../state.ts'
import { describePosition } from '../table/position/index.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'

/** Where things are, of those that are in the game and known. */
const placesOf = (list: readonly number[]) =>
  list.flatMap((at, thing) => (at < 0 || at === GONE || at === DECK ? [] : [[thing, at]]))

it.each([
  ['en', en],
  ['de', de],
] as const)('the words of a position tell all of it (%s)', (language, text) => {
  const alike = readAlike({
    game,
    text,
    language,
    describe: describePosition,
    facts: ({
      seats,
      money,
      figures,
      kinds,
      supply,
      houses,
      building,
      houseKind,
      trouble,
      voided,
      handCount,
      cards,
      personas,
      past,
      deck,
    }) => ({
      seats,
      money,
      figures,
      kinds,
      supply,
      houses,
      building,
      houseKind,
      trouble,
      voided,
      handCount,
      personas: placesOf(personas),
      past: past.length,
      deck: deck.length,
      cards: placesOf(cards),
    }),
  })
  expect(alike).toEqual([])
})
