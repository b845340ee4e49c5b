import { fraction, pick } from '#engine/luck.ts'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import type { Level } from './levels.ts'
import { prospects } from './policy.ts'
import { search } from './search.ts'

/** How much worse a move may be, in chance to win, that an easy bot takes for as good as the best. */
const BLUR = 0.05
/** How often an easy bot does not look closely. */
const LAPSE = 0.5

/** Takes a move that is nearly as good now and then, and never one that gives much away. */
const easy: Bot = {
  name: 'easy',
  choose(situation) {
    const { ask, luck } = situation
    const worth = prospects(situation, 1)
    const blur = fraction(luck) < LAPSE ? BLUR : 0
    const best = Math.max(...worth)
    return pick(
      luck,
      ask.moves.filter((_, i) => worth[i] >= best - blur - 1e-12),
    )
  },
}

/** The bot of a level. */
export function levelBot(level: Level): Bot {
  switch (level) {
    case 'easy':
      return easy
    case 'medium':
      return { ...greedy(), name: 'medium' }
    case 'hard':
      return { ...search({ ms: 700 }), name: 'hard' }
    case 'master':
      return { ...search({ ms: 3000 }), name: 'master' }
  }
}
