import type { Bot } from './bot.ts'
import type { Budget } from './budget.ts'
import { greedy } from './greedy.ts'
import { levelBot } from './level-bots.ts'
import { LEVELS, type Level } from './levels.ts'
import { random } from './random.ts'
import { search } from './search.ts'
import { styled, STYLES, type Style } from './styles.ts'

/** A text that names no bot; the message says in one sentence what would. */
export class BadBot extends Error {
  override name = 'BadBot'
}

/** A decision takes a minute at most: nobody waits longer for a bot. */
const MOST = { ms: 60_000, iterations: 1_000_000 }

/**
 * The bot that a text names: a level (`easy`, `medium`, `hard`, `master`), `random`, `greedy` (`greedy:1` with one guess), `search:200ms` by the clock or `search:500`
 * by iterations (`search:500x2` as two workers do that add up what they found); each with a style if one follows, as in `hard+bold`.
 */
export function parseBot(text: string): Bot {
  const [name, style, ...more] = text.split('+')
  if (more.length > 0 || (style !== undefined && !isStyle(style))) throw unknown(text)
  const bot = plainBot(name) ?? searchBot(name)
  if (!bot) throw unknown(text)
  return style === undefined ? bot : styled(bot, style)
}

const isStyle = (text: string): text is Style => (STYLES as readonly string[]).includes(text)
const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text)

function plainBot(name: string): Bot | null {
  if (name === 'random') return random
  if (name === 'greedy') return greedy()
  if (name === 'greedy:1') return greedy(1)
  return isLevel(name) ? levelBot(name) : null
}

function searchBot(name: string): Bot | null {
  const budget = /^search:(\d{1,9})(ms)?(?:x([2-4]))?$/.exec(name)
  if (!budget) return null
  const unit = budget[2] ? 'ms' : 'iterations'
  const amount = Number(budget[1])
  if (amount < 1 || amount > MOST[unit]) throw new BadBot(`search takes 1 to ${MOST[unit]} ${unit}, not ${amount}`)
  const thinks: Budget = unit === 'ms' ? { ms: amount } : { iterations: amount }
  return search(thinks, budget[3] ? Number(budget[3]) : 1)
}

function unknown(text: string): BadBot {
  const shown = text.length > 30 ? `${text.slice(0, 30)}…` : text
  const names = [...LEVELS, 'random', 'greedy', 'search:200ms'].join(', ')
  return new BadBot(`'${shown}' is not a bot: there are ${names}, search:500 (iterations), hard+bold`)
}

/** The same bot thinking so many milliseconds about a decision; one that does not search as it is. */
export const thinkingFor = (bot: string, ms: number): string =>
  bot.replace(/^(?:search:\d+(?:ms)?(x\d)?|hard|master)(?=$|\+)/, `search:${ms}ms$1`)
