import { describe, expect, it } from 'vitest'
import { thinker } from '../thinker.ts'
import { FakeWorker, question } from './fake-worker.ts'

function hired(patience?: number) {
  const workers: FakeWorker[] = []
  const mind = thinker(() => {
    workers.push(new FakeWorker())
    return workers.at(-1)!
  }, patience)
  return { mind, workers, last: () => workers.at(-1)! }
}

const forever = new AbortController().signal

describe('a thinker', () => {
  it('answers one question after the other in one worker', async () => {
    const { mind, workers, last } = hired()
    const first = mind.think(question, forever)
    const second = mind.think(question, forever)
    expect(last().asked.map(({ number }) => number)).toEqual([1])
    last().answer({ number: 1, move: 'a' })
    expect(last().asked.map(({ number }) => number)).toEqual([1, 2])
    last().answer({ number: 2, move: 'b' })
    expect(await Promise.all([first, second])).toMatchObject([{ move: 'a' }, { move: 'b' }])
    expect(workers).toHaveLength(1)
  })

  it('says when a worker dies, and takes another one for the next question', async () => {
    const { mind, workers, last } = hired()
    const first = mind.think(question, forever)
    last().fail()
    await expect(first).rejects.toThrow('it died')
    expect(last().ended).toBe(true)
    const second = mind.think(question, forever)
    expect(workers).toHaveLength(2)
    last().answer({ number: 2, move: 'b' })
    expect(await second).toMatchObject({ move: 'b' })
  })

  it('says what a worker could not do, or what came garbled', async () => {
    const { mind, last } = hired()
    const first = mind.think(question, forever)
    last().answer({ number: 1, problem: 'no such bot' })
    await expect(first).rejects.toThrow('no such bot')
    const second = mind.think(question, forever)
    last().onmessageerror?.(new MessageEvent('messageerror'))
    await expect(second).rejects.toThrow('could not be read')
  })

  it('says when no worker can be started', async () => {
    const mind = thinker(() => {
      throw new Error('not here')
    })
    await expect(mind.think(question, forever)).rejects.toThrow('not here')
  })

  it('does not wait for ever', async () => {
    const { mind, last } = hired(1)
    await expect(mind.think(question, forever)).rejects.toThrow('no answer came')
    expect(last().ended).toBe(true)
  })

  it('stops thinking when nobody wants to know, and goes on with what others want', async () => {
    const { mind, workers, last } = hired()
    const abort = new AbortController()
    const first = mind.think(question, abort.signal)
    const second = mind.think(question, forever)
    abort.abort()
    await expect(first).rejects.toThrow('nobody wants')
    expect(workers[0].ended).toBe(true)
    expect(workers).toHaveLength(2)
    last().answer({ number: 1, move: 'too late' })
    last().answer({ number: 2, move: 'b' })
    expect(await second).toMatchObject({ move: 'b' })
    await expect(mind.think(question, abort.signal)).rejects.toThrow('nobody wants')
  })

  it('drops everything when it is closed', async () => {
    const { mind, last } = hired()
    const both = [mind.think(question, forever), mind.think(question, forever)]
    mind.close()
    for (const one of both) await expect(one).rejects.toThrow('nobody wants')
    expect(last().ended).toBe(true)
  })
})
