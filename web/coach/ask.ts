import type { Matters } from '#bots/matters.ts'
import type { Course } from '#session/course.ts'
import { botThinker, requestOf } from '../local/bots.ts'

/** Asks a bot of this browser what matters to whoever looks, by what that eye sees alone; null if it is not asked anything. */
export async function askMatters(course: Course, signal: AbortSignal): Promise<Matters | null> {
  const { game, length } = course
  const ask = course.asks(length).find(({ seat }) => seat === course.eye)
  if (!ask) return null
  const bot = botThinker()
  try {
    const request = requestOf({ game, ask, view: course.view(length), position: length }, 'matters')
    return (await bot.think({ ...request, bot: 'medium', matters: true }, signal)).matters ?? null
  } finally {
    bot.close()
  }
}
