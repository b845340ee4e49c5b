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
      ...pick(
        view,
        'seats',
        'owner',
        'figures',
        'company',
        'bag',
        'supply',
        'monopolies',
        'pawns',
        'stacks',
        'hands',
        'open',
        'orderOwner',
      ),
      orders: view.orderStack.length,
      specials: view.specials.length,
    }),
  },
)
