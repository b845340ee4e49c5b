import { describe, expect, it } from 'vitest'
import { DISTRICTS } from '../data.ts'
import { fromDistrict, inDistrict, intoDistrict, ofDistrict, theDistrict } from '../text/places-de.ts'

const forms = (id: (typeof DISTRICTS)[number]): string[] =>
  [inDistrict, intoDistrict, fromDistrict, ofDistrict, theDistrict].map((form) => form(DISTRICTS.indexOf(id)))

describe('districts in German sentences', () => {
  it('have their prepositions and articles', () => {
    expect(forms('chelsea')).toEqual(['in Chelsea', 'nach Chelsea', 'aus Chelsea', 'von Chelsea', 'Chelsea'])
    expect(forms('city')).toEqual(['in der City', 'in die City', 'aus der City', 'der City', 'die City'])
    expect(forms('east-end')).toEqual([
      'im East End',
      'ins East End',
      'aus dem East End',
      'des East End',
      'das East End',
    ])
    expect(forms('strand')).toEqual(['am Strand', 'an den Strand', 'vom Strand', 'des Strand', 'den Strand'])
  })
})
