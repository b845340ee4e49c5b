import { partnerArea } from '../steps.ts'
import { moves } from '../moves.ts'
import type { Boss } from '../state.ts'
import { ownedBy, settle } from './area.ts'
import { isOffMap } from './transport.ts'
import { outOfPlace } from './why.ts'
import { question } from './book.ts'

export const canPartner = (s: Boss): boolean => s.supply[s.active] > 0 && !isOffMap(s)

/** One figure into an own area; done twice, as long as the supply lasts [BOSS-4.12.1, 4.12.2]. */
question(partnerArea, {
  moves: (s) => (s.supply[s.active] > 0 ? ownedBy(s, s.active, moves.of.partner) : []),
  play(s, move, tell) {
    settle(s, s.active, move.at, 1)
    tell?.({ kind: 'partnered', seat: s.active, area: move.at })
  },
  why: (s, move) => (move.verb === 'partner' ? 'BOSS-4.12.1' : outOfPlace(s, move)),
})
