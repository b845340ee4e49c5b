import { toy } from '#test/battery/toy.ts'
import type { BotAnswer, BotRequest } from '#bots/thinking.ts'
import type { ThinkingWorker } from '../thinker.ts'

/** A worker that answers when the test says so. */
export class FakeWorker implements ThinkingWorker {
  onmessage: ThinkingWorker['onmessage'] = null
  onerror: ThinkingWorker['onerror'] = null
  onmessageerror: ThinkingWorker['onmessageerror'] = null
  readonly asked: BotRequest[] = []
  ended = false
  postMessage(request: BotRequest): void {
    this.asked.push(request)
  }
  terminate(): void {
    this.ended = true
  }
  answer(data: BotAnswer): void {
    this.onmessage?.(new MessageEvent('message', { data }))
  }
  fail(): void {
    this.onerror?.(Object.assign(new Event('error'), { message: 'it died' }) as ErrorEvent)
  }
}

/** Something to ask it. */
export const question = {
  game: 'toy',
  bot: 'random',
  view: toy.setup({ seed: '1', seats: 2, variants: {} }),
  seat: 0,
  step: { do: 'bid' },
  moves: ['bid:1'],
  seed: 'x',
}
