import { pick, tellsAll } from '#test/told.ts'
import { game } from '../index.ts'
import { describePosition } from '../table/position/index.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'

tellsAll(
  { en, de },
  {
    game,
    describe: describePosition,
    facts: (view) => ({
      ...pick(view, 'seats', 'cubes', 'rats', 'plague', 'cards', 'palace', 'supply', 'drawn', 'neutral'),
      revealed: view.revealed.length,
    }),
  },
)
