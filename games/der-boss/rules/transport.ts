import { moveCount, moveFrom, moveTo, reentryArea } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced, type Step } from '#engine/state.ts'
import { AREAS, BY_CAR, BY_SHIP, CAR, FIGURES, isMafia, REENTRY_FIGURES } from '../data.ts'
import type { BossEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { NOBODY, onMap, type Boss } from '../state.ts'
import { drawTile, freeAreas, settle, vacate } from './area.ts'
import { attack, fightMafia } from './fight.ts'
import { outOfPlace } from './why.ts'
import { question } from './book.ts'

/** Where figures get with a card from each area [BOSS-4.6.1, 4.7.1]. */
const reach = (card: number): readonly (readonly number[])[] => (card === CAR ? BY_CAR : BY_SHIP)

/** The moves to all places that each area reaches, and to carry 1 … n figures: there are so few that they are listed once. */
const targets = (places: readonly (readonly number[])[]): readonly (readonly Move[])[] =>
  places.map((areas) => areas.map((area) => moves.of.to[area]))
const CAR_TARGETS = targets(BY_CAR)
const SHIP_TARGETS = targets(BY_SHIP)
const UP_TO: readonly (readonly Move[])[] = Array.from({ length: FIGURES + 1 }, (_, n) => moves.of.count.slice(0, n))

export const isOffMap = (s: Boss): boolean => onMap(s, s.active) === 0

/** Car, also for a seat off the map [BOSS-4.5.4, 4.17.4]. */
export const canDrive = (s: Boss): boolean => (isOffMap(s) ? s.owner.includes(NOBODY) : hasSource(s, BY_CAR))
export const canSail = (s: Boss): boolean => hasSource(s, BY_SHIP)

function hasSource(s: Boss, places: readonly (readonly number[])[]): boolean {
  for (let area = 0; area < AREAS.length; area++) if (s.owner[area] === s.active && places[area].length > 0) return true
  return false
}

/** A seat off the map comes back with a car [BOSS-4.17.2]. */
export const drive = (s: Boss): readonly Step[] => (isOffMap(s) ? [reentryArea()] : [moveFrom({ card: CAR })])

/** Source, target, number: in this order [BOSS-4.6.2]. */
question(moveFrom, {
  moves(s, { card }) {
    const list: Move[] = []
    const places = reach(card)
    for (let area = 0; area < AREAS.length; area++)
      if (s.owner[area] === s.active && places[area].length > 0) list.push(moves.of.from[area])
    return list
  },
  play: (s, move, _tell, { card }) => agenda(s, moveTo({ card, from: move.at })),
  why(s, move, { card }) {
    if (move.verb !== 'from') return outOfPlace(s, move)
    if (s.owner[move.at] === s.active) return card === CAR ? 'BOSS-2.3' : 'BOSS-2.4'
    return card === CAR ? 'BOSS-4.6.1' : 'BOSS-4.7.1'
  },
})

question(moveTo, {
  moves: (_s, { card, from }) => (card === CAR ? CAR_TARGETS : SHIP_TARGETS)[from],
  play: (s, move, _tell, { card, from }) => agenda(s, moveCount({ card, from, to: move.at })),
  why(s, move, { card }) {
    if (move.verb !== 'to') return outOfPlace(s, move)
    return card === CAR ? 'BOSS-4.6.1' : 'BOSS-4.7.1'
  },
})

/** The figures leave, then they arrive: free, own, or a rival's area [BOSS-4.6.2, 4.8.1 to 4.8.3, 4.11.2]. */
question(moveCount, {
  moves: (s, { from }) => UP_TO[s.figures[from]],
  play(s, move, tell, { card, from, to }) {
    const figures = move.at + 1
    const owner = s.owner[to] === NOBODY ? null : s.owner[to]
    const isRivals = owner !== null && owner !== s.active
    s.figures = replaced(s.figures, from, s.figures[from] - figures)
    s.supply[s.active] += figures // on the road, for a moment, they count as supply
    if (!isRivals) settle(s, s.active, to, figures)
    tell?.({ kind: 'transported', seat: s.active, card, from, to, figures, owner })
    if (s.figures[from] === 0) vacate(s, from, tell)
    if (isRivals) attack(s, to, figures, tell)
    else if (owner === null) openCompany(s, to, tell)
  },
  why: (s, move) => (move.verb === 'count' ? 'BOSS-4.6.1' : outOfPlace(s, move)),
})

/** The tile drawn for a free area: a company, or the mafia [BOSS-4.8.1, 4.9.1]. */
function openCompany(s: Boss, area: number, tell: Tell<BossEvent>): void {
  const tile = drawTile(s)
  if (!isMafia(tile)) s.company = replaced(s.company, area, tile)
  tell?.({ kind: 'drew', seat: s.active, area, tile, draw: isMafia(tile) ? 'ambush' : 'company' })
  if (isMafia(tile)) fightMafia(s, area, tile, tell)
}

/** Back on the map: five figures into any free area, with a tile [BOSS-4.17.2]. */
question(reentryArea, {
  moves: (s) => freeAreas(s, moves.of.reenter),
  play(s, move, tell) {
    settle(s, s.active, move.at, REENTRY_FIGURES)
    tell?.({ kind: 'settled', seat: s.active, area: move.at, figures: REENTRY_FIGURES })
    openCompany(s, move.at, tell)
  },
  why: (s, move) => (move.verb === 'reenter' ? 'BOSS-4.17.2' : outOfPlace(s, move)),
})
