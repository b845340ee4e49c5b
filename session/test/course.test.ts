import { asks as asking } from '#engine/step.ts'
import { describe, expect, it } from 'vitest'
import { asks, begin, decide, type Match } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { TooEarly } from '#engine/sight.ts'
import { a, b, question, table, tiny } from '#engine/test/tiny.ts'
import { toy, type Toy, type ToyEvent } from '#test/battery/toy.ts'
import { courseOf } from '../course.ts'

type ToyMatch = Match<Toy, ToyEvent>

/** A game in which everybody always takes the first answer, to its end or up to so many decisions. */
function played(decisions = Infinity): ToyMatch {
  let match: ToyMatch = begin(toy, { seed: 'course', seats: 2, variants: {} })
  for (let [ask] = asks(match); ask && match.decisions.length < decisions; [ask] = asks(match))
    match = decide(match, ask.seat, ask.moves[0])
  return match
}

const seen = (match: ToyMatch, eye: Parameters<typeof courseOf>[1]) => courseOf(pastOf(match), eye, ['Ada', 'Bob'])

describe('the course of a game', () => {
  it('has every position, and fetches nothing', async () => {
    const course = seen(played(8), 0)
    await course.fetch(0, 8)
    expect([course.length, course.eye]).toEqual([8, 0])
    expect([-1, 0, 8, 9].map(course.has)).toEqual([false, true, true, false])
    expect([course.turn(0), course.turn(8)]).toEqual([1, 2])
  })

  it('shows positions, questions and events as its eye may know them', () => {
    const match = played(1)
    const [own, other] = [seen(match, 0), seen(match, 1)]
    expect(own.view(1)).toEqual(toy.view(match.state, 0))
    expect(own.asks(0).map(({ seat, moves }) => [seat, moves.length > 0])).toEqual([
      [0, true],
      [1, false],
    ])
    expect([own.events(1)[0].kind, 'secret' in own.events(1)[0], 'secret' in other.events(1)[0]]).toEqual([
      'bid',
      true,
      false,
    ])
  })

  it('names a move made in secret to nobody but who made it', () => {
    const match = played(1)
    const named = ([0, 1, 'spectator'] as const).map((eye) => seen(match, eye).moveTo(1))
    expect(named).toEqual([match.decisions[0].move.name, null, null])
    expect(seen(match, 1).mover(1)).toBe(0)
    expect([seen(match, 0).moveTo(0), seen(match, 0).mover(0)]).toEqual([null, null])
  })

  it('takes the proof of its luck along, as a whole', async () => {
    const word = (letter: string) => letter.repeat(64)
    const proof = {
      table: 't',
      gen: 1,
      secret: word('a'),
      commitment: word('b'),
      seals: [null, word('c')],
      words: [null, word('d')],
    }
    const course = courseOf(pastOf(played()), 'everybody', ['Ada', 'Bob'], proof)
    expect(parseRecord((await course.record()) ?? '').fair).toEqual(proof)
    expect(parseRecord((await course.record(3)) ?? '').fair).toBeNull()
  })

  it('shows everything once it is over, and not before', () => {
    const match = played()
    const course = seen(match, 'everybody')
    expect(course.result).toEqual(toy.result(match.state))
    expect(JSON.stringify(course.view(1))).not.toContain('-2')
    expect(course.moveTo(1)).toBe(match.decisions[0].move.name)
    expect('secret' in course.events(1)[0]).toBe(true)
    expect(course.asks(0)[1].moves.length).toBeGreaterThan(0)
    expect(() => seen(played(4), 'everybody')).toThrow(TooEarly)
  })

  it('gives its record once it is over, as far as wanted', async () => {
    expect(seen(played(4), 0).record()).toBeNull()
    const match = played()
    const text = await seen(match, 0).record()
    expect(replay(toy, parseRecord(text!))).toEqual(match)
    const part = parseRecord((await seen(match, 0).record(3))!)
    expect([part.decisions.length, part.names, part.scores]).toEqual([3, ['Ada', 'Bob'], null])
  })
})

describe('a question that is declared', () => {
  const courseWith = (parts: { hidden?: boolean; secret?: boolean | (() => boolean) }, eye: 0 | 1) => {
    const quiz = question(asking('quiz'), {
      moves: () => [a, b],
      play: (s, move) => void s.log.push(move.name),
      why: () => 'TINY-1.1',
      ...parts,
    })
    const game = tiny([quiz], [quiz()])
    return courseOf(pastOf(decide(begin(game, table()), 0, b)), eye)
  }

  it.each<[string, Parameters<typeof courseWith>[0], unknown[]]>([
    ['nothing', {}, [0, 'say:b']],
    ['secret', { secret: true }, [0, null]],
    ['secret now', { secret: () => true }, [0, null]],
    ['not secret now', { secret: () => false }, [0, 'say:b']],
    ['hidden', { hidden: true }, [null, null]],
  ])('%s tells others as much', (_, parts, told) => {
    const other = courseWith(parts, 1)
    expect([other.mover(1), other.moveTo(1)]).toEqual(told)
    const own = courseWith(parts, 0)
    expect([own.mover(1), own.moveTo(1)]).toEqual([0, 'say:b'])
  })
})
