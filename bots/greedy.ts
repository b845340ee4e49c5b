import type { Bot } from './bot.ts'
import { anyBest, prospects } from './policy.ts'

const USUAL = 4

/** One decision ahead: the move after which the turn ends best for the seat, over a few guesses at what is hidden. */
export const greedy = (guesses = USUAL): Bot => ({
  name: guesses === USUAL ? 'greedy' : `greedy:${guesses}`,
  choose: (situation) => anyBest(situation.ask.moves, prospects(situation, guesses), situation.luck),
})
