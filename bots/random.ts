import { pick } from '#engine/luck.ts'
import type { Bot } from './bot.ts'

export const random: Bot = {
  name: 'random',
  choose: ({ ask, luck }) => pick(luck, ask.moves),
}
