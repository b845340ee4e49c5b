import { below, type Luck } from '#engine/luck.ts'
import { replaced, unveil } from '#engine/state.ts'
import { CARDS } from '../data.ts'
import { clone, HIDDEN, type DiePatin } from '../state.ts'

/** Any of the three cards may lie there. */
export function guess(seen: DiePatin, luck: Luck): DiePatin {
  const s = clone(seen)
  for (let seat = 0; seat < s.seats; seat++)
    if (s.card[seat] === HIDDEN) s.card = replaced(s.card, seat, below(luck, CARDS.length))
  unveil(s, luck)
  return s
}
