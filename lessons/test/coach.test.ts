import { expect, it } from 'vitest'
import { cardFor, coachedIn, isCoaching, parseMemory, withCoached } from '../coach.ts'
import type { Coach } from '../format.ts'

const coach: Coach = {
  goal: ['TOY-1.1'],
  cards: { take: { clauses: ['TOY-4.1'] }, place: { clauses: ['TOY-4.2'] } },
  asked: { take: 'take', 'take-more': 'take', place: 'place', pay: null },
  beyond: [],
}

it('shows a card when its kind of question comes up for the first time, and never again', () => {
  const fresh = coachedIn({}, 'toy')
  expect(cardFor(coach, fresh, 'take')).toBe('take')
  const later = coachedIn(withCoached({}, 'toy', { seen: ['take'] }), 'toy')
  expect(cardFor(coach, later, 'take')).toBeNull()
  expect(cardFor(coach, later, 'take-more')).toBeNull() // the same card is for both
  expect(cardFor(coach, later, 'place')).toBe('place')
})

it('has nothing for kinds that need no card, nor for kinds it does not know', () => {
  const fresh = coachedIn({}, 'toy')
  expect(cardFor(coach, fresh, 'pay')).toBeNull()
  expect(cardFor(coach, fresh, 'toString')).toBeNull()
})

it('is off by itself after three games that were played to their end', () => {
  let memory = withCoached({}, 'toy', { over: ['a'] })
  memory = withCoached(memory, 'toy', { over: ['b'] })
  memory = withCoached(memory, 'toy', { over: ['b'] }) // looked at again
  expect(isCoaching(coach, coachedIn(memory, 'toy'))).toBe(true)
  memory = withCoached(memory, 'toy', { over: ['c'] })
  expect(isCoaching(coach, coachedIn(memory, 'toy'))).toBe(false)
  expect(cardFor(coach, coachedIn(memory, 'toy'), 'take')).toBeNull()
})

it('is off by itself once all cards of a game were shown', () => {
  const memory = withCoached({}, 'toy', { seen: ['take', 'place'] })
  expect(isCoaching(coach, coachedIn(memory, 'toy'))).toBe(false)
})

it('remembers each game apart', () => {
  const memory = withCoached({}, 'toy', { told: true, seen: ['take'] })
  expect(coachedIn(memory, 'other')).toEqual({ told: false, seen: [], over: [] })
  expect(coachedIn(withCoached(memory, 'toy', { over: ['a'] }), 'toy')).toEqual({
    told: true,
    seen: ['take'],
    over: ['a'],
  })
})

it('reads what was kept as far as it can be read', () => {
  const memory = withCoached({}, 'toy', { told: true, seen: ['take'], over: ['a'] })
  expect(parseMemory(JSON.stringify(memory))).toEqual(memory)
  for (const odd of [null, '', '[', '7', 'null']) expect(parseMemory(odd)).toEqual({})
  expect(parseMemory('{"toy":{"told":1,"seen":[3,"take"]},"other":5}')).toEqual({
    toy: { told: false, seen: ['take'], over: [] },
    other: { told: false, seen: [], over: [] },
  })
})
