import { describe, expect, it } from 'vitest'
import { copy, copyEach, type Clone, type State } from '../state.ts'

interface Cards extends State {
  deck: number[]
  hands: number[][]
  past: readonly number[]
  over: boolean
}

const kernel = ({ seats, active, turn, agenda, luck, reveals }: State) =>
  ({ seats, active, turn, agenda: copy(agenda), luck: copy(luck), reveals }) satisfies Clone<State>

const clone = (s: Cards): Cards =>
  ({ ...kernel(s), deck: copy(s.deck), hands: copyEach(s.hands), past: s.past, over: s.over }) satisfies Clone<Cards>

describe('a clone', () => {
  const state = (): State => ({
    seats: 2,
    active: 0,
    turn: 1,
    agenda: [{ do: 'wait' }],
    luck: [1, 2, 3, 4],
    reveals: 0,
  })
  const s: Cards = { ...state(), deck: [3, 1], hands: [[2], []], past: [9], over: false }

  it('is equal and shares nothing that can change', () => {
    const other = clone(s)
    expect(other).toEqual(s)
    for (const [list, mine] of [
      [other.agenda, s.agenda],
      [other.luck, s.luck],
      [other.deck, s.deck],
      [other.hands, s.hands],
      [other.hands[0], s.hands[0]],
      [other.hands[1], s.hands[1]],
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
    const { deck, hands, past, over } = s
    // @ts-expect-error `over` is missing
    const missing = { ...kernel(s), deck: copy(deck), hands: copyEach(hands), past } satisfies Clone<Cards>
    // @ts-expect-error both have one deck
    const shared = { ...kernel(s), deck, hands: copyEach(hands), past, over } satisfies Clone<Cards>
    // @ts-expect-error both have the same hands
    const flat = { ...kernel(s), deck: copy(deck), hands: copy(hands), past, over } satisfies Clone<Cards>
    expect([missing, shared, flat].map(({ past: same }) => same)).toEqual([[9], [9], [9]])
  })
})
