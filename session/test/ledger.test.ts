import { describe, expect, it } from 'vitest'
import { fold, type Held, type PlayEntry } from '../entries.ts'
import { ledger, type Ledger } from '../ledger.ts'
import { firstAnswer, someEntries, start, testLog, type TestLog } from './fixture.ts'

interface Book {
  readonly log: TestLog
  readonly book: Ledger<PlayEntry>
  /** How many entries were kept each time somebody was told. */
  readonly told: [known: number, kept: number][]
}

function open(kept: PlayEntry[] = []): Book {
  const log = testLog(kept)
  const told: [number, number][] = []
  const known = fold(start(), kept)
  const book = ledger(start(), log, known, (now: Held) => told.push([now.count, log.kept.length]))
  return { log, book, told }
}

describe('a ledger', () => {
  it('keeps an entry before anybody is told', async () => {
    const { book, log, told } = open()
    expect(await book.propose(firstAnswer)).toEqual({ kind: 'kept' })
    expect(told).toEqual([[1, 1]])
    expect(log.kept).toHaveLength(1)
  })

  it('changes nothing for what the rules refuse', async () => {
    const { book, log, told } = open()
    const outcome = await book.propose(() => ({ kind: 'decide', seat: 0, move: 'none' }))
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { clause: 'TOY-1.1', seat: 0 } })
    expect([book.now.count, log.kept.length, told.length]).toEqual([0, 0, 0])
  })

  it('says when the rules themselves fail', async () => {
    const { book } = open()
    expect(await book.propose(() => ({ kind: 'decide', seat: 0, move: 'nothing' }))).toMatchObject({ kind: 'broken' })
    expect(await book.propose(firstAnswer)).toEqual({ kind: 'kept' })
  })

  it('judges anew what somebody else came before', async () => {
    const { book, log } = open()
    log.kept.push(...someEntries(2))
    expect(await book.propose(firstAnswer)).toEqual({ kind: 'kept' })
    expect(log.kept).toEqual(someEntries(3))
    expect(book.now.count).toBe(3)
  })

  it('knows its own entry again when an answer got lost', async () => {
    const { book, log } = open()
    log.kept.push({ ...someEntries(1)[0], id: 'mine' })
    expect(await book.propose((now) => ({ ...firstAnswer(now), id: 'mine' }))).toEqual({ kind: 'kept' })
    expect(log.kept).toHaveLength(1)
    expect(book.now.count).toBe(1)
  })

  it('gives up politely when others are always faster', async () => {
    const { book, log } = open()
    const { append } = log
    log.append = (after, entry, then) => {
      log.kept.push(firstAnswer(fold(start(), log.kept)))
      return append(after, entry, then)
    }
    expect(await book.propose(firstAnswer)).toMatchObject({ kind: 'unsure' })
    expect(book.now.count).toBe(3)
  })

  it('lets nobody judge a position that is about to change', async () => {
    const { book, log } = open()
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => book.propose(firstAnswer)))
    expect(outcomes.every(({ kind }) => kind === 'kept')).toBe(true)
    expect(log.kept).toEqual(someEntries(5))
  })

  it('goes on after a failure as if nothing had happened', async () => {
    const { book, log, told } = open()
    log.broken = true
    expect(await book.propose(firstAnswer)).toMatchObject({ kind: 'unsure', error: new Error('the disk is full') })
    expect([book.now.count, told.length]).toEqual([0, 0])
    log.broken = false
    expect(await book.propose(firstAnswer)).toEqual({ kind: 'kept' })
    expect(log.kept).toHaveLength(1)
  })

  it('can go on unkept, and keeps what it owes once that is possible', async () => {
    const { book, log } = open()
    log.broken = true
    book.goOnUnkept()
    for (let i = 0; i < 3; i++) expect(await book.propose(firstAnswer)).toEqual({ kind: 'kept' })
    expect([book.now.count, book.owed, log.kept.length]).toEqual([3, 3, 0])
    expect(await book.settle()).toBe(false)
    log.broken = false
    expect(await book.propose(firstAnswer)).toEqual({ kind: 'kept' })
    expect([book.now.count, book.owed]).toEqual([4, 0])
    expect(log.kept).toEqual(someEntries(4))
  })

  it('settles on demand, and is strict again after that', async () => {
    const { book, log } = open()
    log.broken = true
    book.goOnUnkept()
    await book.propose(firstAnswer)
    log.broken = false
    expect(await book.settle()).toBe(true)
    expect([book.owed, log.kept.length]).toEqual([0, 1])
    log.broken = true
    expect(await book.propose(firstAnswer)).toMatchObject({ kind: 'unsure' })
  })

  it('takes over what is there if others went on while it could not keep anything', async () => {
    const { book, log } = open()
    log.broken = true
    book.goOnUnkept()
    for (let i = 0; i < 3; i++) await book.propose(firstAnswer)
    log.kept.push(...someEntries(2))
    log.broken = false
    expect(await book.propose(firstAnswer)).toEqual({ kind: 'stale' })
    expect([book.now.count, book.owed]).toEqual([2, 0])
    expect(log.kept).toEqual(someEntries(2))
  })

  it('says that it cannot read on, unless it goes on unkept', async () => {
    const { book, log } = open()
    log.read = () => Promise.reject(new Error('gone'))
    await expect(book.catchUp()).rejects.toThrow('gone')
    book.goOnUnkept()
    await book.catchUp()
    expect(book.now.count).toBe(0)
  })

  it('reads on when told to', async () => {
    const { book, log, told } = open(someEntries(1))
    log.kept.push(...someEntries(4).slice(1))
    await book.catchUp()
    expect(book.now.count).toBe(4)
    await book.catchUp()
    expect(told).toHaveLength(1)
  })
})
