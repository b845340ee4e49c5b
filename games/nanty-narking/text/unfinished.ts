import { HOUSES, KINDS } from '../data.ts'
import type { CardText, Text } from './text.ts'

/** What the board says of itself. */
type Early = Pick<Text, 'districts' | 'personalities' | 'screen'>

const blank = <K extends string>(ids: readonly K[]): Readonly<Record<K, CardText>> =>
  Object.fromEntries(ids.map((id): [string, CardText] => [id, ['', '']])) as Record<K, CardText>

/** The words of the board, before there are any for cards, questions and what happens: nobody sees or hears those yet. */
export const unfinished = (early: Early): Text => ({
  ...early,
  unfinished: true,
  cards: {} as Text['cards'],
  eventCards: {} as Text['eventCards'],
  agentCards: blank(KINDS),
  houseCards: blank(HOUSES),
  symbols: {} as Text['symbols'],
  prompts: {} as Text['prompts'],
  moves: {} as Text['moves'],
  events: {} as Text['events'],
  sheet: {} as Text['sheet'],
  clauses: {} as Text['clauses'],
  terms: {} as Text['terms'],
  draw: {} as Text['draw'],
})
