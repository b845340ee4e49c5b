import { fraction, pick } from '#engine/luck.ts'
import type { Bot, Situation } from './bot.ts'
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

/** Iterations of a tree at two seats, ten times as many for every two seats more: each turn of another makes it wider. */
const ITERATIONS = { atTwo: 1000, most: 30_000 }
/** The same where each is played on before it is valued: quickly, thoroughly, or thoroughly through several rounds; each takes several times as long as the one before. */
const TRIES = { quick: 1000, thorough: 300, far: 150 }

/** Thinks in iterations, not in time: as well on a phone and on a busy server as anywhere. As many as it takes to win clearly against `medium`. */
const hard: Bot = {
  name: 'hard',
  choose: (situation) => search({ iterations: hardIterations(situation) }).choose(situation),
}

/** By the way that the game plans for searches that are not long. */
function hardIterations({ game, view: { seats } }: Situation): number {
  const { replies, thorough } = planOf(game, seats, { iterations: TRIES.thorough })
  if (replies === 0) return Math.min(ITERATIONS.most, Math.round(ITERATIONS.atTwo * 10 ** (seats / 2 - 1)))
  if (!thorough) return TRIES.quick
  return replies > seats ? TRIES.far : TRIES.thorough
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
