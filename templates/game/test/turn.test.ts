import { expect, it } from 'vitest'
import { QUARTERS } from '../data.ts'
import { lampsAt } from '../state.ts'
import { fogOver, fresh, go, lay, offered, quarter, refused } from './fixture.ts'

it('begins with fog over any quarter [MYG-4.1]', () => {
  const fog = Array.from({ length: 60 }, (_, i) => fresh(2, `fog-${i}`).fog)
  expect(new Set(fog).size).toBe(QUARTERS.length)
})

it('hangs a lamp anywhere but in the fog [MYG-4.1, 4.2]', () => {
  const s = fogOver(fresh(), 'market')
  expect(offered(s)).toEqual(['light:harbour', 'light:gardens', 'light:old-town', 'light:mills'])
  expect(refused(s, 'light:market')).toBe('MYG-4.1')
  expect(refused(s, 'stay')).toBe('MYG-4.2')
  go(s, 'light:mills')
  expect([lampsAt(s, quarter('mills'), 0), s.supply[0]]).toEqual([1, 4])
})

it('carries an own lamp to a quarter beside it, or none [MYG-4.3, 6.1]', () => {
  const s = fogOver(lay(fresh(), 1, 'gardens 1'), 'market')
  go(s, 'light:harbour')
  expect(offered(s)).toEqual(['stay', 'carry:harbour/mills'])
  expect(refused(s, 'carry:harbour/market')).toBe('MYG-4.1')
  expect(refused(s, 'carry:gardens/old-town')).toBe('MYG-4.3')
  go(s, 'carry:harbour/mills')
  expect([lampsAt(s, quarter('harbour'), 0), lampsAt(s, quarter('mills'), 0)]).toEqual([0, 1])
})

it('is followed by the turn of the next seat [MYG-4.5]', () => {
  const s = fogOver(fresh(3), 'mills')
  expect(refused(s, 'light:harbour', 1)).toBe('MYG-4.5')
  go(s, 'light:harbour', 'stay')
  expect(s).toMatchObject({ active: 1, turn: 2 })
})
