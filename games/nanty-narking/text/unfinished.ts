import { nothingSaid } from '#engine/nothing-said.ts'
import { DISTRICTS, HOUSES, KINDS, PERSONALITIES, type DistrictId } from '../data.ts'
import type { BoardText, CardText, ScreenText, Text } from './text.ts'

/** Cards without words, if need be with their names. */
const blank = <K extends string>(ids: readonly K[], names?: Readonly<Record<K, string>>) =>
  Object.fromEntries(ids.map((id): [string, CardText] => [id, [names?.[id] ?? '', '']])) as Record<K, CardText>

/** The words of the board, before there are any for cards, questions and what happens: nobody sees or hears those yet. */
export const unfinished = (names: Readonly<Record<DistrictId, string>>, board: BoardText): Text => ({
  ...nothingSaid<Text>(),
  unfinished: true,
  screen: board as ScreenText,
  districts: blank(DISTRICTS, names),
  personalities: blank(PERSONALITIES),
  agentCards: blank(KINDS),
  houseCards: blank(HOUSES),
  cards: {} as Text['cards'],
  eventCards: {} as Text['eventCards'],
  symbols: {} as Text['symbols'],
  draw: {} as Text['draw'],
})
