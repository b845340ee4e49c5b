import type { Bot } from './bot.ts'
import { careless } from './careless.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { search } from './search.ts'

/** A text that names no bot; the message says in one sentence what would. */
export class BadBot extends Error {
  override name = 'BadBot'
}

/** A decision takes a minute at most: nobody waits longer for a bot. */
const MOST = { ms: 60_000, iterations: 1_000_000 }

/** The bot that a text names: `random`, `careless`, `greedy`, `search:200ms` by the clock, or `search:500` by iterations. */
export function parseBot(text: string): Bot {
  if (text === 'random') return random
  if (text === 'greedy') return greedy()
  if (text === 'careless') return careless(greedy())
  const budget = /^search:(\d{1,9})(ms)?$/.exec(text)
  if (!budget) {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
    throw new BadBot(
      `'${shown}' is not a bot: there are random, careless, greedy, search:200ms and search:500 (iterations)`,
    )
  }
  const unit = budget[2] ? 'ms' : 'iterations'
  const amount = Number(budget[1])
  if (amount < 1 || amount > MOST[unit]) throw new BadBot(`search takes 1 to ${MOST[unit]} ${unit}, not ${amount}`)
  return search(unit === 'ms' ? { ms: amount } : { iterations: amount })
}

/** The same bot thinking so many milliseconds about a decision; one that does not search as it is. */
export const thinkingFor = (bot: string, ms: number): string => bot.replace(/^(\w+):.*$/, `$1:${ms}ms`)
