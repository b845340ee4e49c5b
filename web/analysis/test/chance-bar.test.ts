import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { foreseen } from '#bots/foreseen.ts'
import { seedLuck } from '#engine/luck.ts'
import { branch } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { seatsOf } from '#engine/state.ts'
import { GAMES } from '#games/index.ts'
import { courseOf } from '#session/course.ts'
import { finishedRecord } from '../../../scripts/sample.ts'
import { asker, type Asked } from '../../aside.ts'
import { mayTell } from '../may-tell.ts'
import { parts, spoken } from '../points.ts'

describe.each(Object.entries(GAMES))('chances beside the board of %s', (id, { game: load }) => {
  const played = (async () => {
    const game = await load()
    const match = replay(game, parseRecord(await finishedRecord(id)))
    return { game, match, past: pastOf(match) }
  })()

  it('wait for the end where an eye ever sees what another does not, and only there', async () => {
    const { game, match, past } = await played
    const differ = past.states.some((state) => {
      const [first, ...others] = seatsOf(state).map((seat) => game.view(state, seat))
      return others.some((view) => !isDeepStrictEqual(view, first))
    })
    const goesOn = pastOf(branch(match, match.decisions.length - 1))
    for (const eye of [0, 1, 'spectator'] as const) {
      expect(mayTell(courseOf(goesOn, eye))).toBe(!differ)
      expect(mayTell(courseOf(past, eye))).toBe(true)
    }
    expect(mayTell(courseOf(past, 'everybody'))).toBe(true)
  })

  it('follow from what the eye sees: the same in all worlds that it cannot tell apart, and 1 together', async () => {
    const { game, past } = await played
    const state = past.states[past.states.length >> 1]
    for (const eye of [0, 'spectator'] as const) {
      const told = foreseen(game, game.view(state, eye), eye, seedLuck('bar'))
      const other = game.guess(game.view(state, eye), eye, seedLuck('another world'))
      expect(foreseen(game, game.view(other, eye), eye, seedLuck('bar'))).toEqual(told)
      expect(told.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    }
  })

  it('are those of the position itself for whoever sees everything, and say in the end who has won', async () => {
    const { game, match, past } = await played
    const [middle, end] = [past.states[past.states.length >> 1], match.state]
    expect(foreseen(game, middle, 'everybody', seedLuck('bar'))).toEqual(game.value(middle))
    expect(foreseen(game, game.view(end, 0), 0, seedLuck('bar'))).toEqual(game.value(end))
  })
})

describe('the bar', () => {
  it('puts the parts of the seats side by side', () => {
    expect(parts([0.5, 0.125, 0.375])).toEqual([
      { seat: 0, from: 0, chance: 0.5 },
      { seat: 1, from: 0.5, chance: 0.125 },
      { seat: 2, from: 0.625, chance: 0.375 },
    ])
  })

  it('is read out with names and numbers', () => {
    const seat = (name: string) => ({ name, colour: 'blue', player: 'me' }) as const
    expect(spoken([0.625, 0.375], [seat('Mara'), seat('Ada')])).toBe('Mara 63 %, Ada 38 %')
  })
})

describe('whoever is asked aside', () => {
  /** A worker that is played by the test. */
  function hired() {
    const asked: Asked<'chances'>[] = []
    const worker = Object.assign(new EventTarget(), {
      ended: false,
      postMessage: (question: Asked<'chances'>) => void asked.push(question),
      terminate: () => void (worker.ended = true),
    })
    const { ask, close } = asker(() => worker)
    const say = (data: object) => worker.dispatchEvent(new MessageEvent('message', { data }))
    const view = { seats: 2, active: 0, turn: 1, agenda: [], luck: [], reveals: 0 }
    return { worker, asked, say, close, ask: (at: number) => ask('chances', 'game', { view, eye: 0, at }) }
  }

  it('answers each question, in whatever order, until it is let go', async () => {
    const { worker, asked, say, ask, close } = hired()
    const [first, second] = [ask(1), ask(2)]
    expect(asked.map(({ question }) => question.at)).toEqual([1, 2])
    say({ number: asked[1].number, said: [0, 1] })
    say({ number: asked[0].number, said: [1, 0] })
    expect(await first).toEqual([1, 0])
    expect(await second).toEqual([0, 1])
    expect(worker.ended).toBe(false)
    close()
    expect(worker.ended).toBe(true)
  })

  it('says what went wrong', async () => {
    const { worker, asked, say, ask } = hired()
    const problem = ask(1)
    say({ number: asked[0].number, problem: 'no game' })
    await expect(problem).rejects.toThrow('no game')
    const failed = ask(2)
    worker.dispatchEvent(Object.assign(new Event('error'), { message: 'broken' }))
    await expect(failed).rejects.toThrow('broken')
  })
})
