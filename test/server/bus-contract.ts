import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bus } from '#server/bus/bus.ts'

/** Waits until something is true: as long as it takes, within reason. It looks again after a pause. */
export async function until(what: () => boolean | Promise<boolean>, ms = 20_000, pause = 10): Promise<void> {
  const end = Date.now() + ms
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`not within ${ms} ms: ${what.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Says it again and again until it is heard: a subscription takes a moment to get around. */
export async function heard(from: Bus, to: Bus, channel: string): Promise<boolean> {
  const got: string[] = []
  const end = to.subscribe(channel, (message) => got.push(message))
  await until(() => {
    from.publish(channel, 'hello')
    return got.length > 0
  })
  end()
  return got.every((message) => message === 'hello')
}

/** What a bus must do, whatever it is made of. `open` gives two ends of the same bus. */
export function busContract(name: string, open: () => Promise<readonly [Bus, Bus]>): void {
  describe(`a bus in ${name}`, () => {
    let here: Bus
    let there: Bus
    beforeAll(async () => void ([here, there] = await open()))
    afterAll(async () => void (await Promise.all([here.close(), there.close()])))

    it('carries from one end to the other, and back', async () => {
      expect(await heard(here, there, 't1')).toBe(true)
      expect(await heard(there, here, 't1')).toBe(true)
    })

    it('is heard where it was said, too', async () => expect(await heard(here, here, 't2')).toBe(true))

    it('keeps channels apart, and the order in each', async () => {
      const got: string[] = []
      const note = (channel: string) => (message: string) => message !== 'hello' && got.push(`${channel} ${message}`)
      const ends = ['a', 'b'].map((channel) => there.subscribe(channel, note(channel)))
      for (const channel of ['a', 'b']) await heard(here, there, channel)
      for (const n of [1, 2, 3]) here.publish('a', `ü ${n}`)
      here.publish('c', 'nobody hears')
      await until(() => got.length === 3)
      expect(got).toEqual(['a ü 1', 'a ü 2', 'a ü 3'])
      ends.forEach((end) => end())
    })

    it('says nothing to who has left', async () => {
      const got: string[] = []
      there.subscribe('d', (message) => got.push(message))()
      await heard(here, there, 'd')
      expect(got).toEqual([])
    })
  })
}
