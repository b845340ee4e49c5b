import type { Move } from '#engine/move.ts'
import type { PartProps } from '#table/types.ts'
import { FIGURES, ORDER_CITIES, REENTRY_FIGURES, TRACK } from '../data.ts'
import { ambushOdds, fightOdds } from '../rules/odds.ts'
import { NOBODY, NONE, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { carried, words } from '../text/words.ts'
import { stackSize } from './Track.tsx'

type Props = PartProps<Boss, Text> & { readonly move: Move }

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`

/** The chance to hold the area that a move leads to; of a target, with all figures. Null where nothing is at stake. */
export function holdChance(view: Boss, { verb, at }: Move): number | null {
  const { from, to } = carried(view.agenda.at(-1))
  switch (verb) {
    case 'to':
      return chanceIn(view, from, at, view.figures[from])
    case 'count':
      return chanceIn(view, from, to, at + 1)
    case 'reenter':
      return ambushOdds(view.bag, REENTRY_FIGURES).hold
    case 'defect':
      return view.figures[at] > 1 ? fightOdds(1, view.figures[at] - 1).win : 1
    default:
      return null
  }
}

function chanceIn(view: Boss, from: number, to: number, figures: number): number | null {
  if (view.owner[to] === view.active) return null
  if (view.owner[to] !== NOBODY) return fightOdds(figures, view.figures[to]).win
  return ambushOdds(bagAfter(view, from, figures), figures).hold
}

/** What a preview says besides what is certain: the odds of the fight, and what one might overlook. */
export function foretell({ view, text, move }: Props): string[] {
  const step = carried(view.agenda.at(-1))
  switch (move.verb) {
    case 'pawn':
      return [text.screen.brings(words(text.names).stack(TRACK[move.at]), stackSize(view, TRACK[move.at]))]
    case 'to':
      return arrival(view, text, step.from, move.at, view.figures[step.from])
    case 'count':
      return [
        ...arrival(view, text, step.from, step.to, move.at + 1),
        ...warnings(view, text, step.from, step.to, move.at + 1),
      ]
    case 'reenter':
      return [ambush(text, view.bag, REENTRY_FIGURES)]
    case 'defect':
      return view.figures[move.at] > 1 ? fight(text, 1, view.figures[move.at] - 1) : []
    default:
      return []
  }
}

/** What so many figures meet where they go. */
function arrival(view: Boss, text: Text, from: number, to: number, figures: number): string[] {
  if (view.owner[to] === view.active) return [text.screen.joins]
  const complete = completed(view, text, to)
  if (view.owner[to] !== NOBODY) return [...fight(text, figures, view.figures[to]), ...complete]
  return [ambush(text, bagAfter(view, from, figures), figures), ...complete]
}

/** The company of an area that is given up is in the bag before the next tile is drawn [BOSS-4.11.2]. */
function bagAfter(view: Boss, from: number, figures: number): number[] {
  const bag = [...view.bag]
  if (figures === view.figures[from] && view.company[from] !== NONE) bag[view.company[from]]++
  return bag
}

function fight(text: Text, attackers: number, defenders: number): string[] {
  const odds = fightOdds(attackers, defenders)
  return [
    text.screen.fight(attackers, defenders, percent(odds.win), percent(odds.lose), percent(odds.gone)),
    text.screen.losses(odds.attackersLost.toFixed(1), odds.defendersLost.toFixed(1)),
  ]
}

function ambush(text: Text, bag: readonly number[], figures: number): string {
  const odds = ambushOdds(bag, Math.min(figures, FIGURES))
  return text.screen.ambush(percent(odds.ambush), percent(odds.hold), odds.lost.toFixed(1))
}

const ordersWith = (view: Boss, area: number): number[] =>
  view.open.filter((order) => ORDER_CITIES[order].includes(area))

/** Orders that only lack the area. */
function completed(view: Boss, text: Text, area: number): string[] {
  const orders = ordersWith(view, area).filter((order) =>
    ORDER_CITIES[order].every((city) => city === area || view.owner[city] === view.active),
  )
  return orders.length > 0 ? [text.screen.completes(orders.map(words(text.names).order))] : []
}

function warnings(view: Boss, text: Text, from: number, to: number, figures: number): string[] {
  const { city, order } = words(text.names)
  const stay = view.figures[from] - figures
  const lost = stay === 0 ? ordersWith(view, from) : []
  return [
    ...(lost.length > 0 ? [text.screen.breaks(city(from), lost.map(order))] : []),
    ...(stay === 1 ? [text.screen.alone(city(from))] : []),
    ...(figures === 1 && view.owner[to] === NOBODY ? [text.screen.alone(city(to))] : []),
  ]
}
