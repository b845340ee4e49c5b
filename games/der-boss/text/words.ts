import type { Step } from '#engine/state.ts'
import {
  AREAS,
  BRANCHES,
  branchOf,
  CARDS,
  isMafia,
  ORDERS,
  SPECIAL,
  STACKS,
  SYMBOLS,
  TERRITORIES,
  TRACK,
  valueOf,
} from '../data.ts'
import { territoryOf } from '../rules/business.ts'
import type { Boss } from '../state.ts'
import type { Names } from './text.ts'

/** Looks names up by the indices that moves and events carry. */
export const words = (names: Names) => ({
  city: (area: number): string => names.areas[AREAS[area].id].city,
  place: (area: number): string => `${names.areas[AREAS[area].id].city}, ${names.areas[AREAS[area].id].area}`,
  card: (card: number): string => names.cards[CARDS[card]].name,
  stack: (stack: number): string => names.stacks[STACKS[stack]],
  fieldKind: (field: number): string =>
    TRACK[field] === SPECIAL ? names.actionField : names.stacks[STACKS[TRACK[field]]],
  tile: (tile: number): string =>
    `${isMafia(tile) ? names.mafia : names.branches[BRANCHES[branchOf(tile)]]} ${valueOf(tile)}`,
  order: (order: number): string => names.orders[ORDERS[order].id],
  cities: (order: number): string[] => ORDERS[order].cities.map((id) => names.areas[id].city),
  monopoly: (field: number): string =>
    `${names.territories[TERRITORIES[territoryOf(field)]]}: ${names.branches[BRANCHES[field % BRANCHES.length]]}`,
  symbol: (face: number): string => names.symbols[SYMBOLS[face]],
})

/** How far ahead of the pawn that is to move a field lies. */
export const fieldsTo = (s: Boss, field: number): number =>
  ((field - s.pawns[s.active] + TRACK.length - 1) % TRACK.length) + 1

/** What the steps of a transport and of a swap carry. */
interface Carried {
  readonly card: number
  readonly from: number
  readonly to: number
  readonly first: number
}

export const carried = (step: Step | undefined): Carried => (step ?? {}) as Step & Carried
