import { seatsOf } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { PartProps } from '#table/types.ts'
import { ADMINISTRATION, CARDS, CHAIN_POINTS, MISSIONS, MOST_LOOT, SHOP_OF, SHOPS } from '../data.ts'
import { chainLength } from '../rules/end.ts'
import { hasOutside, isInside, powerIn } from '../rules/territory.ts'
import { NOBODY, type DiePatin } from '../state.ts'
import type { Text } from '../text/text.ts'
import { after, claimOutlook } from './look-ahead.ts'
import { standings } from './standings.ts'

type Props = PartProps<DiePatin, Text> & { readonly ask: Ask; readonly move: Move }

/** What a player should know before the move, besides what happens at once. */
export function foretell(props: Props): string[] {
  const { view, move } = props
  switch (move.verb) {
    case 'card':
      return cardWarning(props)
    case 'area':
      return claimLines(props)
    case 'back-room':
      return [chainLine(props), ...missionChanges(props)]
    case 'place':
    case 'remove':
    case 'done':
      return [...(isInside(view, view.active, view.area) ? [] : powerLine(props)), ...missionChanges(props)]
    case 'from':
    case 'loot':
    case 'invade':
      return missionChanges(props)
    default:
      return []
  }
}

/** A card that sends the boss outside, where there is no area for her now. */
function cardWarning({ view, text, ask, move }: Props): string[] {
  const { says } = text.cards[CARDS[move.at]]
  return move.at === ADMINISTRATION || hasOutside(view, ask.seat) ? [says] : [text.info.noTarget, says]
}

/** Power as it stands, what the claim needs, and whether bribing would cost the lead in loot. */
function claimLines(props: Props): string[] {
  const { view, text, ask, move } = props
  const outlook = claimOutlook(view, ask, move)
  if (!outlook) return []
  const { bribes, loot: cost, paid } = outlook
  const loot = standings(view)[MOST_LOOT]
  const spent = view.purse[view.active] - cost
  const losesLead = paid && loot.leader === view.active && spent <= loot.next
  return [
    text.info.claim(bribes, cost, paid),
    powers(props, view, move.at),
    ...(losesLead ? [text.info.losesLootLead] : []),
  ]
}

/** Power in the area at work after the move. */
function powerLine(props: Props): string[] {
  const { view, ask, move } = props
  const next = after(view, ask, move)
  return next ? [powers(props, next, view.area)] : []
}

const powers = ({ text, who }: Props, s: DiePatin, area: number): string =>
  text.info.power(
    seatsOf(s).flatMap((seat) => {
      const power = powerIn(s, seat, area)
      return power > 0 ? [`${who(seat)} ${power}`] : []
    }),
  )

function chainLine({ view, text, move }: Props): string {
  const shop = SHOP_OF[move.at]
  const tiles = chainLength(view, view.active, shop) + 1
  return text.info.chain(text.shops[SHOPS[shop]], tiles, CHAIN_POINTS[tiles])
}

/** Missions that somebody else would lead, or nobody. */
function missionChanges({ view, text, who, ask, move }: Props): string[] {
  const next = after(view, ask, move)
  if (!next) return []
  const before = standings(view)
  return standings(next).flatMap(({ mission, leader, best }) => {
    if (leader === before[mission].leader || best === 0) return []
    const { name } = text.missions[MISSIONS[mission]]
    return [leader === NOBODY ? text.info.wouldTie(name) : text.info.wouldLead(who(leader), name)]
  })
}
