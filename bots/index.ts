import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** Not the name of a bot. */
export class BadBot extends Error {
  override name = 'BadBot'
}

const BOTS: Readonly<Record<string, () => Bot>> = { random: () => random, greedy: () => greedy() }

/** The bot of that name. */
export function parseBot(spec: string): Bot {
  const make = Object.hasOwn(BOTS, spec) ? BOTS[spec] : undefined
  if (!make) throw new BadBot(`there is no bot '${spec}'; there are ${Object.keys(BOTS).join(', ')}`)
  return make()
}
