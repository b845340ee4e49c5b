import { nothingSaid } from '#engine/nothing-said.ts'
import { CARDS } from '../data.ts'
import type { BoardNames, BoardScreen, Names, Screen, Text } from './text.ts'

/** Cards without words: nobody reads them before the rest has come. */
const blank = Object.fromEntries(CARDS.map((id) => [id, { name: '', text: '', does: '' }])) as Names['cards']

/** The words of the board, before there are any for cards, questions and what happens. */
export const unfinished = (names: BoardNames, board: BoardScreen): Text => ({
  ...nothingSaid<Text>(),
  unfinished: true,
  names: { ...names, cards: blank },
  screen: board as Screen,
  draw: {} as Text['draw'],
})
