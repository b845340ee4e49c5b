import { area, bribe, claim, figure, insideAction, invasionManhole, nextFigure } from '../steps.ts'
import { kept } from '#engine/kept.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced, reveal, type Seat } from '#engine/state.ts'
import {
  ADMINISTRATION,
  ADMINISTRATION_ACTIONS,
  BOSS,
  BRIBE_MONEY_BRIBES,
  CLANS,
  HENCHMAN,
  HENCHMAN_ACTIONS,
  INVASION,
} from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { IN_HAND, STRANDED, townOf, type DiePatin } from '../state.ts'

import { allInside, allOutside, bordersOn, hasOutside, henchmenIn, isInside, isLastArea } from './territory.ts'
import { question, action, type Clause } from './book.ts'

const HENCHMAN_GOES = area({ figure: HENCHMAN })
const BOSS_GOES = area({ figure: BOSS })

/** With one kind of figure left there is nothing to choose [PAT-4.4, 6.2]. */
action(nextFigure, (s, tell) => {
  if (s.boss[s.active] !== IN_HAND) agenda(s, HENCHMAN_GOES)
  else if (s.hand[s.active] > 0) agenda(s, figure())
  else sendBoss(s, tell)
})

/** Asked even if the boss has no place to go: not asking would betray her card [PAT-6.2, 7.3]. */
question(figure, {
  always: true,
  moves: (s) => (bossHasPlace(s, s.active) ? moves.of.figure : JUST_A_HENCHMAN),
  play(s, move, tell) {
    if (move.at === BOSS) sendBoss(s, tell)
    else agenda(s, HENCHMAN_GOES)
  },
  why: (_, move) => (move.verb === 'figure' ? 'PAT-4.10' : 'PAT-4.4'),
})

const JUST_A_HENCHMAN: readonly Move[] = [moves.of.figure[HENCHMAN]]

const worksInside = (s: DiePatin, seat: Seat): boolean => s.card[seat] === ADMINISTRATION

const bossHasPlace = (s: DiePatin, seat: Seat): boolean => worksInside(s, seat) || hasOutside(s, seat)

/** Choosing the boss reveals her card [PAT-4.9]; without a place for her the turn is lost [PAT-4.10]. */
function sendBoss(s: DiePatin, tell: Tell<PatinEvent>): void {
  const seat = s.active
  s.open = replaced(s.open, seat, true)
  reveal(s, tell)?.({ kind: 'card-revealed', seat, card: s.card[seat] })
  if (bossHasPlace(s, seat)) return agenda(s, BOSS_GOES)
  s.boss = replaced(s.boss, seat, STRANDED)
  tell?.({ kind: 'boss-stranded', seat })
}

/** By seat: the moves to areas inside and outside, which are most often the same as before. */
const areaMoves = CLANS.map(() =>
  kept((inside: number, outside: number): readonly Move[] =>
    moves.of.area.filter((_, at) => ((inside | outside) & (1 << at)) !== 0),
  ),
)

/** Inside or adjacent to the own territory, as the figure may [PAT-4.5, 4.8, 4.9]. */
question(area, {
  moves(s, step) {
    const inside = mayGoInside(s, s.active, step.figure) ? allInside(s, s.active) : 0
    const outside = mayGoOutside(s, s.active, step.figure) ? allOutside(s, s.active) : 0
    return areaMoves[s.active](inside, outside)
  },
  play(s, move, tell, step) {
    const inside = isInside(s, s.active, move.at)
    s.area = move.at
    if (step.figure === BOSS) s.boss = replaced(s.boss, s.active, move.at)
    else sendHenchman(s, move.at)
    tell?.({ kind: 'figure-placed', seat: s.active, figure: step.figure, area: move.at, inside })
    if (step.figure === BOSS) bossActs(s)
    else if (inside) agenda(s, insideAction({ left: HENCHMAN_ACTIONS }))
    else agenda(s, bribe({ left: s.purse[s.active], paid: true, must: true }), claim())
  },
  why: (s, move, step) => (move.verb === 'area' ? whyNotThere(s, move.at, step.figure) : 'PAT-4.4'),
})

export const mayGoInside = (s: DiePatin, seat: Seat, which: number): boolean =>
  which === HENCHMAN || worksInside(s, seat)

export const mayGoOutside = (s: DiePatin, seat: Seat, which: number): boolean =>
  which === HENCHMAN ? s.purse[seat] > 0 : !worksInside(s, seat)

function sendHenchman(s: DiePatin, at: number): void {
  s.hand = replaced(s.hand, s.active, s.hand[s.active] - 1)
  s.henchmen = replaced(s.henchmen, at * s.seats + s.active, henchmenIn(s, s.active, at) + 1)
}

/** What her card says [PAT-4.11, 4.21, 4.22]. */
function bossActs(s: DiePatin): void {
  const card = s.card[s.active]
  if (card === ADMINISTRATION) agenda(s, insideAction({ left: ADMINISTRATION_ACTIONS }))
  else if (card === INVASION) agenda(s, invasionManhole(), claim())
  else agenda(s, bribe({ left: BRIBE_MONEY_BRIBES, paid: false, must: true }), claim())
}

function whyNotThere(s: DiePatin, at: number, which: number): Clause {
  if (!townOf(s).hasArea[at]) return 'PAT-2.7'
  if (isInside(s, s.active, at)) return 'PAT-4.9'
  if (!bordersOn(s, s.active, at)) return 'PAT-4.5'
  if (isLastArea(s, at)) return 'PAT-4.6'
  return which === HENCHMAN ? 'PAT-4.8' : 'PAT-4.9'
}
