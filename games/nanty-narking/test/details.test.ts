import { describe, expect, it } from 'vitest'
import { seedLuck } from '#engine/luck.ts'
import { game } from '../index.ts'
import { freshWithCards, go, GREEN, hand, PURPLE, scene, stolen, YELLOW } from './fixture.ts'

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

it('[NN-7.6] after the end there is nothing left to guess', () => {
  const s = freshWithCards(3)
  s.agenda.length = 0
  const world = game.guess(game.view(s, 0), 0, seedLuck('guess'))
  expect({ ...world, luck: s.luck, reveals: s.reveals }).toEqual({ ...s })
})

describe('a guess', () => {
  it('[NN-7.2] lets every seat know its own Personality and its own hand', () => {
    const s = freshWithCards(3)
    const world = game.guess(game.view(s, GREEN), GREEN, seedLuck('guess'))
    for (const seat of [GREEN, YELLOW, PURPLE]) {
      const own = game.view(world, seat)
      expect(own.personas.filter((place) => place === seat)).toHaveLength(1)
      expect(own.cards.filter((place) => place === seat)).toHaveLength(s.handCount[seat])
    }
  })

  it('[NN-7.4] of a theft shows the thief two cards of the victim, whichever they are', () => {
    const s = scene(3, 'city: g1', 'uriah-heep')
    hand(s, YELLOW, 'john-clay', 'marie-lloyd', 'costermongers')
    go(s, 'play:uriah-heep', 'do')
    const pairs = Array.from({ length: 20 }, (_, i) => {
      const world = game.guess(game.view(s, PURPLE), PURPLE, seedLuck(`guess ${i}`))
      const cards = stolen(world)
      expect(cards.map((c) => [world.cards[c], (world.known[c] >> GREEN) & 1])).toEqual([
        [YELLOW, 1],
        [YELLOW, 1],
      ])
      return cards.toSorted((a, b) => a - b).join()
    })
    expect(new Set(pairs).size).toBeGreaterThan(3)
  })
})
