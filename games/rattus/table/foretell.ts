import { kept } from '#engine/kept.ts'
import type { Move } from '#engine/move.ts'
import { seatsOf } from '#engine/state.ts'
import type { PartProps } from '#table/types.ts'
import { FACES, KNIGHT, MOST_RATS, NEIGHBOURS, NEUTRAL_CUBES, NEW_RATS, PEASANT, REGION_IDS } from '../data.ts'
import { expectedLosses } from './losses.ts'
import { YES } from '../moves.ts'
import { cubesOf, holds, population, ratSupply, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { unseenFaces } from '../view.ts'

type Props = PartProps<Rattus, Text>

/** What a move may bring, as far as the eye can know. */
export function foretell({ move, ...part }: Props & { readonly move: Move }): string[] {
  const { view } = part
  switch (move.verb) {
    case 'take':
      return [risk(part, move.at)]
    case 'place':
      return peasantsChoice(part, move.at)
    case 'plague-to':
      return [losses(part, move.at, holds(view, KNIGHT) ? [0, NEUTRAL_CUBES] : [0]), newRats(part, move.at)]
    case 'count':
      return [losses(part, view.plague, [move.at === YES ? NEUTRAL_CUBES : 0])]
    case 'knight':
      return [losses(part, move.at, [NEUTRAL_CUBES])]
    case 'monk':
    case 'merchant':
    case 'witch':
      return [`${part.text.cards[move.verb].name}: ${part.text.info.abilities[move.verb]}.`]
    default:
      return []
  }
}

/** The rules tell of a placing what it gives, unless the Peasant asks first [RAT-4.10]. */
function peasantsChoice({ view, text }: Props, region: number): string[] {
  const rats = view.rats[region]
  return holds(view, PEASANT) && rats > 0 && view.supply[view.active] > rats ? [text.info.placing(rats)] : []
}

/** A card makes its holder a target of its class. */
function risk({ view, text }: Props, card: number): string {
  const unseen = unseenFaces(view)
  return text.info.risk(unseen.filter((face) => FACES[face].symbols.includes(card)).length, unseen.length)
}

/** How many rats the plague will spread, and where there is room for them [RAT-4.24, 4.25]. */
function newRats({ view, text }: Props, region: number): string {
  const due = Math.min(NEW_RATS[view.rats[region]], ratSupply(view))
  const room = NEIGHBOURS[view.seats][region].filter((other) => view.rats[other] < MOST_RATS)
  return text.info.newRats(
    due,
    room.map((other) => text.regions[REGION_IDS[other]].name),
  )
}

/** What each seat there must expect to lose; with the Knight also if the piece counts. */
function losses(part: Props, region: number, neutral: readonly number[]): string {
  const { view, text } = part
  if (view.rats[region] === 0 || population(view, region) === 0) return text.info.noRavage
  const [plain, counted] = neutral.map((cubes) => lossOfEach(part, region, cubes))
  return text.info.losses(plain, counted)
}

/** Every move of a question is told of from one view: what takes long is worked out once, without the Knight's piece and with it. */
const [plainLosses, countedLosses] = [kept(expectedLosses), kept(expectedLosses)]

function lossOfEach({ view, text, who }: Props, region: number, neutral: number): string[] {
  const all = (neutral === 0 ? plainLosses : countedLosses)(view, neutral)
  return seatsOf(view).flatMap((seat) =>
    cubesOf(view, region, seat) > 0 ? [`${who(seat)} ${text.info.decimal(all[region * view.seats + seat])}`] : [],
  )
}
