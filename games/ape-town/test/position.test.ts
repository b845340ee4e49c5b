import { expect, it } from 'vitest'
import { readAlike } from '../../../test/told.ts'
import { game } from '../index.ts'
import { describePosition } from '../table/position/index.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'

it.each([
  ['en', en],
  ['de', de],
] as const)('the words of a position tell all of it (%s)', (language, text) => {
  const alike = readAlike({
    game,
    text,
    language,
    describe: describePosition,
    facts: ({ city, discs, purse, supply, score, hand, beside, display, tiles, seats }) => ({
      seats,
      city,
      discs,
      purse,
      supply,
      score,
      hand,
      beside,
      shown: display.map((tile) => tiles[tile]),
    }),
  })
  expect(alike).toEqual([])
})
