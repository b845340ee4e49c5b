import { describe, expect, it } from 'vitest'
import { kept } from '../kept.ts'

describe('what is kept', () => {
  it('is made again only when it is asked for with something else', () => {
    const list = [1, 2]
    const times = kept((numbers: readonly number[], by: number) => numbers.map((n) => n * by))
    const twice = times(list, 2)
    expect(twice).toEqual([2, 4])
    expect(times(list, 2)).toBe(twice)
    expect(times(list, 3)).toEqual([3, 6])
    expect(times([1, 2], 3)).not.toBe(times(list, 3))
  })
})
