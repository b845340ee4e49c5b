import { expect, it } from 'vitest'
import { memory } from '../memory.ts'

it('remembers by all four numbers, and forgets rather than mixes up', () => {
  const { recall, keep } = memory()
  let known = 0
  for (let i = 0; i < 40_000; i++) {
    const worth = i % 20_000 // more than there are places, each of them twice
    const key = [
      worth % 10,
      Math.floor(worth / 10) % 10,
      Math.floor(worth / 100) % 10,
      Math.floor(worth / 1000),
    ] as const
    const before = recall(...key)
    if (Number.isNaN(before)) keep(worth)
    else known++
    expect(recall(...key)).toBe(worth)
  }
  expect(known).toBeLessThan(20_000)
})
