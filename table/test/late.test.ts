import { afterEach, describe, expect, it, vi } from 'vitest'
import { lateOutlines } from '../late.tsx'

afterEach(() => vi.useRealTimers())

describe('outlines that come late', () => {
  it('are empty until they come, and are tried again when the network failed', async () => {
    vi.useFakeTimers()
    let tries = 0
    const { outline } = lateOutlines<'rat'>(async () => {
      tries++
      if (tries === 1) throw new Error('offline')
      return { rat: 'M0 0' }
    })
    await vi.advanceTimersByTimeAsync(0)
    expect([tries, outline('rat')]).toEqual([1, ''])
    await vi.advanceTimersByTimeAsync(3000)
    expect([tries, outline('rat')]).toEqual([2, 'M0 0'])
  })
})
