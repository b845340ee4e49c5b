import { veil, type Onlooker } from '#engine/state.ts'
import { clone, HIDDEN, type DiePatin } from './state.ts'

/** The one secret is the card of a seat, from its choice until it is revealed [PAT-7.1, 7.2, 7.4]. */
export function view(s: DiePatin, eye: Onlooker): DiePatin {
  const seen = clone(s)
  veil(seen)
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== eye && !s.open[seat] && s.card[seat] >= 0) seen.card[seat] = HIDDEN
  return seen
}
