import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'

const questions = (flag: 'always' | 'hidden' | 'secret'): string[] =>
  Object.values(game.steps)
    .filter(({ question }) => question?.[flag])
    .map(({ name }) => name)
    .toSorted()

describe('which questions keep secrets', () => {
  it('[NN-6.1] these are asked even with one answer, because the answer or its being the only one is a secret', () => {
    expect(questions('always')).toEqual([
      'coin-or-card',
      'discard-one',
      'discard-theirs',
      'event-react',
      'fill-slot',
      'give',
      'react',
      'symbol',
      'to-bottom',
      'turn',
    ])
  })

  it('[NN-7.5] of these nobody else knows who is asked', () => {
    expect(questions('hidden')).toEqual(['event-react', 'react'])
  })

  it('[NN-7.4] of these nobody else knows what was answered', () => {
    expect(questions('secret')).toEqual(['coin-or-card', 'give', 'keep', 'take-theirs', 'to-bottom', 'to-top'])
  })
})
