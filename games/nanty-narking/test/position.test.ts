import { pick, tellsAll } from '#test/told.ts'
import { game } from '../index.ts'
import { DECK, GONE } from '../state.ts'
import { describePosition } from '../table/position/index.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'

/** Where things are, of those that are in the game and known. */
const placesOf = (list: readonly number[]) =>
  list.flatMap((at, thing) => (at < 0 || at === GONE || at === DECK ? [] : [[thing, at]]))

tellsAll(
  { en, de },
  {
    game,
    describe: describePosition,
    facts: (view) => ({
      ...pick(
        view,
        'seats',
        'money',
        'figures',
        'kinds',
        'supply',
        'houses',
        'building',
        'houseKind',
        'trouble',
        'voided',
        'handCount',
      ),
      personas: placesOf(view.personas),
      past: view.past.length,
      deck: view.deck.length,
      cards: placesOf(view.cards),
    }),
  },
)
