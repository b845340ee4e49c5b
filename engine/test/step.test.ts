import { describe, expect, it } from 'vitest'
import { acts, asks, byStep, isAnyOf, isSameKind } from '../step.ts'

const wait = acts('wait')
const pay = asks('pay').carrying<{ readonly amount: number }>()
const give = asks('give').carrying<{ readonly to: number }>()

describe('a kind of step', () => {
  it('makes steps and knows them again', () => {
    expect([wait(), pay({ amount: 3 })]).toEqual([{ do: 'wait' }, { do: 'pay', amount: 3 }])
    expect([wait, pay].map((kind) => [kind.is(wait()), kind.is(pay({ amount: 1 })), kind.is(undefined)])).toEqual([
      [true, false, false],
      [false, true, false],
    ])
  })

  it('wants what its steps carry, and nothing else', () => {
    // @ts-expect-error an amount is missing
    expect(pay()).toEqual({ do: 'pay' })
    // @ts-expect-error nothing is carried
    expect(wait({ amount: 1 })).toMatchObject({ do: 'wait' })
  })

  it('is the same whatever a step carries', () => {
    expect(isSameKind(pay({ amount: 1 }), pay({ amount: 2 }))).toBe(true)
    expect(isSameKind(pay({ amount: 1 }), wait())).toBe(false)
  })

  it('can be one of several', () => {
    const isMoney = isAnyOf(pay, give)
    expect([pay({ amount: 1 }), give({ to: 0 }), wait(), undefined].map(isMoney)).toEqual([true, true, false, false])
  })
})

describe('a function that goes by the kind of a step', () => {
  const cost = byStep<[each: number], number>((when) => [
    when(pay, ({ amount }, each) => amount * each),
    when(give, ({ to }) => to),
  ])

  it('gets what the step carries, and the rest', () => {
    expect([cost(pay({ amount: 3 }), 2), cost(give({ to: 7 }), 2)]).toEqual([6, 7])
  })

  it('says nothing of other kinds, or of no step at all', () => {
    expect([cost(wait(), 2), cost(undefined, 2)]).toEqual([undefined, undefined])
  })
})
