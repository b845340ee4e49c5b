import { describe, expect, it } from 'vitest'
import { capital, english, german } from '../words.ts'

describe('small words', () => {
  it('join lists as people say them', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(english.and)).toEqual(['', 'A', 'A and B', 'A, B, and C'])
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(german.and)).toEqual(['', 'A', 'A und B', 'A, B und C'])
  })

  it('go with their number', () => {
    expect([0, 1, 2, -1].map((n) => english.count(n, 'rat', 'rats'))).toEqual(['0 rats', '1 rat', '2 rats', '-1 rat'])
    expect([0, 1, 21].map((n) => german.count(n, 'Ratte', 'Ratten'))).toEqual(['0 Ratten', '1 Ratte', '21 Ratten'])
    expect(german.form(1, 'bleibt', 'bleiben')).toBe('bleibt')
  })

  it('begin a sentence', () => {
    expect([capital('die Mafia'), capital('über'), capital('')]).toEqual(['Die Mafia', 'Über', ''])
  })
})
