import type { Sights } from '#engine/game.ts'
import { replaced, veil, type Onlooker } from '#engine/state.ts'
import { clone, HIDDEN, type DiePatin } from './state.ts'

export const sights: Sights<DiePatin> = {
  round: 'open',
  startSeat: 'open',
  owner: 'open',
  backRoom: 'open',
  tiles: 'open',
  henchmen: 'open',
  boss: 'open',
  rats: 'open',
  ratsOf: 'open',
  loot: 'open',
  lootSupply: 'open',
  ratSupply: 'open',
  roomSupply: 'open',
  hand: 'open',
  purse: 'open',
  card: 'veiled',
  open: 'open',
  trophies: 'open',
  missions: 'open',
  area: 'open',
}

/** The one secret is the card of a seat, from its choice until it is revealed [PAT-7.1, 7.2, 7.4]. */
export function view(s: DiePatin, eye: Onlooker): DiePatin {
  const seen = clone(s)
  veil(seen)
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== eye && !s.open[seat] && s.card[seat] >= 0) seen.card = replaced(seen.card, seat, HIDDEN)
  return seen
}
