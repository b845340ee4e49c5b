import { describe, expect, it } from 'vitest'
import { REGION_IDS } from '../data.ts'
import { REGION_SHAPES } from '../table/generated/map.ts'
import { extentOf } from '../table/moments/RegionPicture.tsx'

describe('the picture of a region', () => {
  it('reads an outline that is written as places and steps', () => {
    expect(extentOf('M10 20l90 0 0 40-90 0zM0 0l5 5-5 0z')).toMatchObject({ x: 50, y: 30 })
  })

  it('has the place of every region inside it', () => {
    const outside = REGION_IDS.filter((id) => {
      const { path, anchor } = REGION_SHAPES[id]
      const { x, y, size } = extentOf(path)
      return Math.abs(anchor[0] - x) > (size * 460) / 2 || Math.abs(anchor[1] - y) > (size * 400) / 2
    })
    expect(outside).toEqual([])
  })
})
