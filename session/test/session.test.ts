import { describe, expect, it } from 'vitest'
import { asks } from '#engine/match.ts'
import type { Seat } from '#engine/state.ts'
import { toy } from '#test/battery/toy.ts'
import type { PlayEntry } from '../entries.ts'
import { openSession, type Player, type Question, type Session, type SessionState } from '../session.ts'
import { dicePlayer, firstAnswer, someEntries, start, testLog, type TestLog } from './fixture.ts'

const open = (log: TestLog, player: (seat: Seat) => Player | null): Promise<Session> =>
  openSession({ start: start(), log, player })

/** Resolves with the first state for which something is so. */
const until = (session: Session, so: (state: SessionState) => boolean): Promise<SessionState> =>
  new Promise((resolve) => {
    if (so(session.state)) return resolve(session.state)
    const stop = session.subscribe((state) => {
      if (!so(state)) return
      stop()
      resolve(state)
    })
  })

const over = ({ match }: SessionState): boolean => toy.result(match.state as never) !== null

/** A player that answers when the test says so. */
function byHand() {
  const asked: { question: Question; signal: AbortSignal; answer: () => void; fail: (error: Error) => void }[] = []
  const player: Player = {
    decide: (question, signal) =>
      new Promise((resolve, reject) =>
        asked.push({ question, signal, answer: () => resolve(question.ask.moves[0]), fail: reject }),
      ),
  }
  return { player, asked }
}

describe('a session', () => {
  it('drives a game of players from the first question to the result', async () => {
    const log = testLog()
    const session = await open(log, (seat) => dicePlayer(`dice ${seat}`))
    const { match, count } = await until(session, over)
    expect(count).toBe(log.kept.length)
    expect(match.decisions).toHaveLength(count)
    session.close()
  })

  it('tells of nothing that is not kept', async () => {
    const log = testLog()
    const session = await open(log, (seat) => dicePlayer(`dice ${seat}`))
    const ahead: number[] = []
    session.subscribe(({ count }) => count > log.kept.length && ahead.push(count))
    await until(session, over)
    expect(ahead).toEqual([])
  })

  it('gives players the view of their seat and the question, once each', async () => {
    const { player, asked } = byHand()
    const session = await open(testLog(), () => player)
    await Promise.resolve()
    expect(asked.map(({ question }) => question.ask.seat)).toEqual([0, 1, 2])
    const { view, ask, position } = asked[1].question
    expect(view).toEqual(toy.view(start().match.state as never, 1))
    expect(ask).toEqual(asks(start().match)[1])
    expect(position).toBe(0)
    asked[0].answer()
    await until(session, ({ count }) => count === 1)
    expect(asked).toHaveLength(3)
    session.close()
    expect(asked.slice(1).every(({ signal }) => signal.aborted)).toBe(true)
  })

  it('takes decisions of those who come by themselves, and refuses what the rules refuse', async () => {
    const log = testLog()
    const session = await open(log, () => null)
    const [{ seat, moves }] = asks(session.state.match)
    const none = toy.moves.parse('none')!
    expect(await session.decide(seat, none)).toMatchObject({ kind: 'refused', refusal: { clause: 'TOY-1.1' } })
    expect(await session.decide(seat, moves[0], 0)).toEqual({ kind: 'kept' })
    expect(session.state.trouble).toBeNull()
    expect(log.kept).toHaveLength(1)
  })

  it('drops an answer to a question that is not open any more', async () => {
    const log = testLog()
    const session = await open(log, () => null)
    const since = session.state.since[1]
    log.elsewhere(...someEntries(3))
    const [{ moves }] = asks(start().match).slice(1)
    expect(await session.decide(1, moves[0], since)).toEqual({ kind: 'stale' })
    expect(await session.takeBack(0, 0)).toEqual({ kind: 'stale' })
    expect(log.kept).toHaveLength(3)
  })

  it('goes back as an entry, and asks anew', async () => {
    const { player, asked } = byHand()
    const log = testLog(someEntries(2))
    const session = await open(log, (seat) => (seat === 2 ? player : null))
    await Promise.resolve()
    expect(asked).toHaveLength(1)
    expect(await session.takeBack(0, session.state.count)).toEqual({ kind: 'kept' })
    expect(log.kept.at(-1)).toEqual({ kind: 'back', to: 0 })
    expect(session.state.match.decisions).toHaveLength(0)
    expect(asked[0].signal.aborted).toBe(true)
    expect(asked).toHaveLength(2)
    asked[0].answer() // too late, and nobody cares
    asked[1].answer()
    await until(session, ({ count }) => count === 4)
    expect(log.kept.at(-1)).toMatchObject({ kind: 'decide', seat: 2 })
  })

  it('says when a player fails, and asks again on demand', async () => {
    const { player, asked } = byHand()
    const session = await open(testLog(), (seat) => (seat === 0 ? player : null))
    await Promise.resolve()
    asked[0].fail(new Error('the worker died'))
    const { trouble } = await until(session, (state) => state.trouble !== null)
    expect(trouble).toEqual({ with: 'player', seat: 0, error: new Error('the worker died') })
    await session.retry()
    expect(session.state.trouble).toBeNull()
    expect(asked).toHaveLength(2)
    asked[1].answer()
    await until(session, ({ count }) => count === 1)
  })

  it('says when a player answers what is not on its list', async () => {
    const session = await open(testLog(), (seat) =>
      seat === 0 ? { decide: () => Promise.resolve(toy.moves.parse('none')!) } : null,
    )
    const { trouble } = await until(session, (state) => state.trouble !== null)
    expect(trouble).toMatchObject({ with: 'player', seat: 0, error: { name: 'Refusal' } })
  })

  it('says when the store fails; what could not be kept is kept at the next attempt', async () => {
    const log = testLog()
    const session = await open(log, () => null)
    log.broken = true
    const [{ seat, moves }] = asks(session.state.match)
    expect(await session.decide(seat, moves[0])).toMatchObject({ kind: 'unsure' })
    expect(session.state).toMatchObject({ trouble: { with: 'store' }, count: 0 })
    await session.retry()
    expect(session.state.trouble).toMatchObject({ with: 'store' })
    log.broken = false
    await session.retry()
    expect(session.state).toMatchObject({ trouble: null, count: 1, owed: 0 })
    expect(log.kept).toHaveLength(1)
  })

  it('plays on unkept if told so, bots and all', async () => {
    const log = testLog()
    const session = await open(log, (seat) => dicePlayer(`dice ${seat}`))
    log.broken = true
    await until(session, (state) => state.trouble !== null)
    await session.goOnUnkept()
    const { owed, count } = await until(session, over)
    expect(owed).toBe(count)
    log.broken = false
    await session.retry()
    expect(session.state.owed).toBe(0)
    expect(log.kept).toHaveLength(count)
  })

  it('follows what is appended elsewhere, and tells players whose question is gone', async () => {
    const { player, asked } = byHand()
    const log = testLog()
    const session = await open(log, () => player)
    await Promise.resolve()
    log.elsewhere(...someEntries(3))
    await until(session, ({ count }) => count === 3)
    expect(asked.slice(0, 3).every(({ signal }) => signal.aborted)).toBe(true)
    expect(asked).toHaveLength(4)
    session.close()
  })

  it('puts only those questions that are wanted now', async () => {
    const { player, asked } = byHand()
    const session = await openSession({
      start: start(),
      log: testLog(),
      player: () => player,
      put: ([first]) => (first ? [first] : []),
    })
    await Promise.resolve()
    expect(asked.map(({ question }) => question.ask.seat)).toEqual([0])
    asked[0].answer()
    await until(session, ({ count }) => count === 1)
    expect(asked.map(({ question }) => question.ask.seat)).toEqual([0, 1])
    session.close()
  })

  it('does not open a log that is not of a legal game', async () => {
    const entries: PlayEntry[] = [firstAnswer(start()), firstAnswer(start())]
    await expect(open(testLog(entries), () => null)).rejects.toThrow('may not')
  })
})
