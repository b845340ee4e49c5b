import { fraction, pick } from '#engine/luck.ts'
import type { Bot, Situation } from './bot.ts'
import type { Budget } from './budget.ts'
import { greedy } from './greedy.ts'
import type { Level } from './levels.ts'
import { prospects } from './policy.ts'
import { planOf, search } from './search.ts'

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

/** With so many iterations of a tree for each other seat, or so many tries, it wins clearly against `medium` and answers soon. */
const ITERATIONS = 1000
const TRIES = 300

/** Thinks in iterations, not in time: as well on a phone and on a busy server as anywhere. */
const hard: Bot = {
  name: 'hard',
  choose: (situation) => search(hardBudget(situation)).choose(situation),
}

function hardBudget({ game, view: { seats } }: Situation): Budget {
  const { strategy } = planOf(game, seats)
  return { iterations: strategy === 'flat' ? TRIES : ITERATIONS * (seats - 1) }
}

/** The bot of a level. */
export function levelBot(level: Level): Bot {
  switch (level) {
    case 'easy':
      return easy
    case 'medium':
      return { ...greedy(), name: 'medium' }
    case 'hard':
      return hard
    case 'master':
      return { ...search({ ms: 3000 }), name: 'master' }
  }
}
