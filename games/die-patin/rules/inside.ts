import { insideAction } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced } from '#engine/state.ts'
import { ADMINISTRATION_ACTIONS, DISTRICT_OF, TILES } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { withSeat, type DiePatin } from '../state.ts'
import { takeBonus } from './bonus.ts'
import { bribeRat, bribesIn, whyNotBribe } from './rats.ts'
import { figuresIn } from './territory.ts'
import { question, type Clause } from './book.ts'

/** By how many are left. */
const ACTIONS = Array.from({ length: ADMINISTRATION_ACTIONS + 1 }, (_, left) => insideAction({ left }))

/** Up to two actions of a henchman, five of the boss, in any order and mix [PAT-4.11]. */
question(insideAction, {
  moves(s) {
    const list = bribesIn(s, s.area)
    if (s.loot[DISTRICT_OF[s.area]] > 0) list.push(moves.of.loot)
    if (mayOpenBackRoom(s, s.area)) addTiles(s, s.area, list)
    list.push(moves.of.done)
    return list
  },
  play(s, move, tell, { left }) {
    if (move === moves.of.done) return tell?.({ kind: 'stopped', seat: s.active, unused: left })
    if (left > 1) agenda(s, ACTIONS[left - 1])
    if (move === moves.of.loot) grabLoot(s, tell)
    else if (move.verb === 'back-room') setUpBackRoom(s, move.at, tell)
    else bribeRat(s, move, tell)
  },
  why(s, move): Clause {
    if (move.verb === 'loot') return 'PAT-4.16'
    if (move.verb === 'back-room') return 'PAT-4.13'
    return move.verb === 'place' || move.verb === 'remove' ? whyNotBribe(s, move, s.area) : 'PAT-4.11'
  },
})

/** From the district, not from the supply [PAT-4.16]. */
function grabLoot(s: DiePatin, tell: Tell<PatinEvent>): void {
  const district = DISTRICT_OF[s.area]
  s.loot = replaced(s.loot, district, s.loot[district] - 1)
  s.purse = replaced(s.purse, s.active, s.purse[s.active] + 1)
  tell?.({ kind: 'loot-taken', seat: s.active, district })
}

/** Another figure of the seat stands here, no back room of its own yet, and it has one to put there [PAT-1.2, 4.13, 4.14]. */
export const mayOpenBackRoom = (s: DiePatin, area: number): boolean =>
  !s.backRoom[area] && s.roomSupply[s.active] > 0 && figuresIn(s, s.active, area) > 1

function addTiles(s: DiePatin, area: number, list: Move[]): void {
  for (let tile = 0; tile < TILES.length; tile++) if (s.tiles[tile] === area) list.push(moves.of['back-room'][tile])
}

/** A back room for a tile of the area, and its bonus at once [PAT-4.13]. */
function setUpBackRoom(s: DiePatin, tile: number, tell: Tell<PatinEvent>): void {
  s.backRoom = replaced(s.backRoom, s.area, true)
  s.roomSupply = replaced(s.roomSupply, s.active, s.roomSupply[s.active] - 1)
  s.tiles = replaced(s.tiles, tile, withSeat(s.active))
  tell?.({ kind: 'back-room-set', seat: s.active, area: s.area, tile })
  takeBonus(s, tile, tell)
}
