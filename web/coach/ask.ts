import type { Matters } from '#bots/matters.ts'
import { asks } from '#engine/match.ts'
import { questionOf } from '#session/session.ts'
import { botThinker, requestOf } from '../local/bots.ts'
import type { LocalTable } from '../local/local-table.ts'

/** Asks a bot what matters to whoever is to decide at this screen; null if nobody is. */
export async function askMatters({ store }: LocalTable, signal: AbortSignal): Promise<Matters | null> {
  const state = store.getState()
  const ask = asks(state.match).find(({ seat }) => seat === state.eye)
  if (!ask) return null
  const bot = botThinker()
  try {
    const request = requestOf(questionOf(state, ask), state.saved.setup.seed)
    return (await bot.think({ ...request, bot: 'medium', matters: true }, signal)).matters ?? null
  } finally {
    bot.close()
  }
}
