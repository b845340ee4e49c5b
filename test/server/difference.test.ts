import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick, seedLuck } from '#engine/luck.ts'
import { asks, begin, decide } from '#engine/match.ts'
import { GAMES } from '#games/index.ts'
import { apply, difference, type Difference } from '#protocol/difference.ts'

/** Any two objects or lists; `__proto__` is no field of anything. */
const objects = fc
  .oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()))
  .filter((value) => !JSON.stringify(value).includes('"__proto__"'))
/** As it arrives. */
const sent = (changes: Difference | null): Difference => JSON.parse(JSON.stringify(changes ?? {})) as Difference
const plain = (value: object): object => JSON.parse(JSON.stringify(value)) as object

describe('a difference', () => {
  it('leads from one value to the other, and leaves the first as it was', () => {
    fc.assert(
      fc.property(objects, objects, (a, b) => {
        fc.pre(Array.isArray(a) === Array.isArray(b))
        const [from, to] = [plain(a), plain(b)]
        const copy = plain(from)
        expect(apply(from, sent(difference(from, to)))).toEqual(to)
        expect(from).toEqual(copy)
      }),
    )
  })

  it('of equal values is nothing', () => expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull())

  it.each(Object.keys(GAMES))('follows a game of %s through every eye', async (id) => {
    const rules = await GAMES[id].rules()
    const luck = seedLuck(id)
    let match = begin(rules, { seed: id, seats: rules.seats.max, variants: {} })
    const eyes = [...Array(rules.seats.max).keys(), 'spectator'] as const
    const seen = eyes.map((eye) => plain(rules.view(match.state, eye)))
    for (let n = 0; n < 400 && asks(match).length > 0; n++) {
      const before = match
      const { seat, moves } = pick(luck, asks(match))
      match = decide(match, seat, pick(luck, moves))
      eyes.forEach((eye, i) => {
        const changes = sent(difference(rules.view(before.state, eye), rules.view(match.state, eye)))
        seen[i] = apply(seen[i], changes)
        expect(seen[i]).toEqual(plain(rules.view(match.state, eye)))
      })
    }
  })
})
