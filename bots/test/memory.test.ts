import { expect, it } from 'vitest'
import { memory, notes } from '../memory.ts'

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

it('notes several numbers by what all follow from, and forgets all of them together', () => {
  const { values, place } = notes(2)
  let known = 0
  for (let i = 0; i < 40_000; i++) {
    const worth = i % 20_000 // more than there are places, each of them twice
    const key = [worth % 10, Math.floor(worth / 10) % 100, Math.floor(worth / 1000)] as const
    const at = place(...key)
    const both = [values[at], values[at + 1]]
    const isKnown = !Number.isNaN(both[0])
    known += isKnown ? 1 : 0
    expect(both).toEqual(isKnown ? [worth, -worth] : [Number.NaN, Number.NaN])
    values[at] = worth
    values[at + 1] = -worth
    expect(place(...key)).toBe(at)
  }
  expect(known).toBeGreaterThan(0)
  expect(known).toBeLessThan(20_000)
})
