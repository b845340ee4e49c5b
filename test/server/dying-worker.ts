import { parentPort } from 'node:worker_threads'
import type { BotAnswer, BotRequest } from '#server/bots/worker.ts'

/** A bot's thread in which hard thinking ends the thread, and medium thinking says so and never ends. Of easy moves it takes the last. */
parentPort?.on('message', ({ level, number, moves }: BotRequest) => {
  if (level === 'hard') process.exit(1)
  if (level === 'medium') {
    new BroadcastChannel('a bot never ends').postMessage(null)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
  parentPort?.postMessage({ number, move: moves[moves.length - 1] } satisfies BotAnswer)
})
