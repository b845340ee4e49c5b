import { describe, expect, it } from 'vitest'
import { copy, replaced, type Clone, type State } from '../state.ts'

interface Cards extends State {
  deck: number[]
  past: readonly number[]
  over: boolean
}

const kernel = ({ seats, active, turn, agenda, luck, reveals }: State) =>
  ({ seats, active, turn, agenda: copy(agenda), luck: copy(luck), reveals }) satisfies Clone<State>

const clone = (s: Cards): Cards =>
  ({ ...kernel(s), deck: copy(s.deck), past: s.past, over: s.over }) satisfies Clone<Cards>

describe('a clone', () => {
  const state = (): State => ({
    seats: 2,
    active: 0,
    turn: 1,
    agenda: [{ do: 'wait' }],
    luck: [1, 2, 3, 4],
    reveals: 0,
  })
  const s: Cards = { ...state(), deck: [3, 1], past: [9], over: false }

  it('is equal and shares nothing that can change', () => {
    const other = clone(s)
    expect(other).toEqual(s)
    for (const [list, mine] of [
      [other.agenda, s.agenda],
      [other.luck, s.luck],
      [other.deck, s.deck],
    ])
      expect(list).not.toBe(mine)
    expect(other.past).toBe(s.past)
  })

  it('gets a list of its own even of one that is empty', () => {
    const none: number[] = []
    copy(none).push(1)
    expect(none).toEqual([])
  })

  it('does not compile if a field is missing or a list is shared', () => {
    const { deck, past, over } = s
    // @ts-expect-error `over` is missing
    const missing = { ...kernel(s), deck: copy(deck), past } satisfies Clone<Cards>
    // @ts-expect-error both have one deck
    const shared = { ...kernel(s), deck, past, over } satisfies Clone<Cards>
    // @ts-expect-error both have the same hands
    const deep = { ...kernel(s), hands: copy([[2], []]) } satisfies Clone<State & { hands: number[][] }>
    expect([missing.past, shared.past, deep.hands]).toEqual([[9], [9], [[2], []]])
  })
})

it('replaces one item of a list, and leaves the list as it was', () => {
  const list = [1, 2, 3]
  expect(replaced(list, 1, 7)).toEqual([1, 7, 3])
  expect(list).toEqual([1, 2, 3])
})
