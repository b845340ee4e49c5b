import { answer, type BotAnswer, type BotRequest } from '#bots/thinking.ts'
import { gameToThinkAbout } from '#games/thinkers.ts'

addEventListener('message', async ({ data }: MessageEvent<BotRequest>) => {
  const { number } = data
  const reply = await gameToThinkAbout(data.game).then(
    (game): BotAnswer => (game ? answer(game, data) : { number, problem: `no game '${data.game}'` }),
    (error: unknown): BotAnswer => ({ number, problem: String(error).slice(0, 200) }),
  )
  postMessage(reply)
})
