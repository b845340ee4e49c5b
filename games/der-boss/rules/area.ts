import type { Tell } from '#engine/event.ts'
import { below } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { replaced, type Seat } from '#engine/state.ts'
import { AREAS, TERRITORIES, AREAS_PER_TERRITORY } from '../data.ts'
import type { BossEvent } from '../events.ts'
import { NOBODY, NONE, type Boss } from '../state.ts'

/** Draws a tile, each one in the bag with the same chance [BOSS-2.10]. */
export function drawTile(s: Boss): number {
  let left = below(s.luck, bagSize(s))
  let tile = 0
  while (left >= s.bag[tile]) left -= s.bag[tile++]
  s.bag = replaced(s.bag, tile, s.bag[tile] - 1)
  return tile
}

export function putBack(s: Boss, tile: number): void {
  s.bag = replaced(s.bag, tile, s.bag[tile] + 1)
}

export function bagSize(s: Boss): number {
  let size = 0
  for (let tile = 0; tile < s.bag.length; tile++) size += s.bag[tile]
  return size
}

/** Figures from the supply enter the map. */
export function settle(s: Boss, seat: Seat, area: number, figures: number): void {
  s.supply[seat] -= figures
  if (s.owner[area] !== seat) s.owner = replaced(s.owner, area, seat)
  s.figures = replaced(s.figures, area, s.figures[area] + figures)
}

/** Takes figures off an area; the last one to go loses the company [BOSS-4.11.1]. */
export function depart(s: Boss, area: number, figures: number, tell: Tell<BossEvent>): void {
  s.figures = replaced(s.figures, area, s.figures[area] - figures)
  if (s.figures[area] === 0) vacate(s, area, tell)
}

/** The area is free, and its company goes back into the bag at once [BOSS-4.11.1]. */
export function vacate(s: Boss, area: number, tell: Tell<BossEvent>): void {
  const tile = s.company[area]
  s.owner = replaced(s.owner, area, NOBODY)
  if (s.figures[area] > 0) s.figures = replaced(s.figures, area, 0)
  if (tile === NONE) return
  s.company = replaced(s.company, area, NONE)
  putBack(s, tile)
  tell?.({ kind: 'company-lost', area, tile })
}

/** A territory is full when somebody is in each of its areas [BOSS-2.14]. */
export function isFull(s: Boss, territory: number): boolean {
  const first = territory * AREAS_PER_TERRITORY
  for (let area = first; area < first + AREAS_PER_TERRITORY; area++) if (s.owner[area] === NOBODY) return false
  return true
}

export function fullTerritories(s: Boss): number {
  let full = 0
  for (let territory = 0; territory < TERRITORIES.length; territory++) if (isFull(s, territory)) full++
  return full
}

/** Of moves that name an area each: those whose area has this owner. */
export function ownedBy(s: Boss, owner: number, list: readonly Move[]): Move[] {
  const some: Move[] = []
  for (let area = 0; area < AREAS.length; area++) if (s.owner[area] === owner) some.push(list[area])
  return some
}

export const freeAreas = (s: Boss, list: readonly Move[]): Move[] => ownedBy(s, NOBODY, list)

/** Those with a rival of the active seat who has at least so many figures there. */
export function rivalAreas(s: Boss, atLeast: number, list: readonly Move[]): Move[] {
  const some: Move[] = []
  for (let area = 0; area < AREAS.length; area++)
    if (isRivalArea(s, area) && s.figures[area] >= atLeast) some.push(list[area])
  return some
}

export const isRivalArea = (s: Boss, area: number): boolean => s.owner[area] !== NOBODY && s.owner[area] !== s.active

export function someRivalArea(s: Boss, atLeast: number): boolean {
  for (let area = 0; area < AREAS.length; area++) if (isRivalArea(s, area) && s.figures[area] >= atLeast) return true
  return false
}
