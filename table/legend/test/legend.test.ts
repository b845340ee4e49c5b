import { expect, it } from 'vitest'
import type { State } from '#engine/state.ts'
import type { GameText } from '#engine/text.ts'
import { explain, parseThing, type Legend } from '../legend.ts'

const words = { things: { card: { name: 'Card', what: 'Something to hold.' } } }
const legend: Legend = {
  words: { en: words, de: { things: { card: { name: 'Karte', what: 'Etwas zum Halten.' } } } },
  kinds: { card: { clause: 'ABC-1.1', of: ({ at, who }) => ({ name: `No. ${at}`, now: who(at) }) } },
}
const of = {
  view: {} as State,
  text: {} as GameText,
  who: (seat: number) => `Seat ${seat}`,
  eye: 0,
  language: 'de',
} as const

it('says of a thing what it is, which one, how it stands and by which rule', () => {
  expect(parseThing('card:3')).toEqual({ kind: 'card', at: 3 })
  expect(explain(legend, 'card:3', of)).toEqual({
    kind: 'card',
    title: 'Karte',
    name: 'No. 3',
    what: 'Etwas zum Halten.',
    now: 'Seat 3',
    clause: 'ABC-1.1',
  })
})

it('says nothing of what it does not know', () => {
  expect(explain(legend, 'toString:0', of)).toBeNull()
})
