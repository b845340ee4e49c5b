import { describe, expect, it } from 'vitest'
import type { PlainAnalysis } from '#bots/analyse.ts'
import { branch } from '#engine/match.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { gameFolder } from '#games/index.ts'
import { finishedRecord, tables } from '../../../scripts/sample.ts'
import { keyOf, reckon, type AnalysisRequest, type AnalysisWorker, type Reckoning } from '../reckon.ts'

const [id] = tables()
const match = replay(await gameFolder(id)!.rules(), parseRecord(await finishedRecord(id)))

/** A worker that is played by the test. */
function fakeWorker() {
  const asked: AnalysisRequest[] = []
  const worker: AnalysisWorker & { ended: boolean } = {
    ended: false,
    postMessage: (request) => void asked.push(request),
    terminate: () => (worker.ended = true),
    onmessage: null,
    onerror: null,
  }
  const say = (data: unknown) => worker.onmessage?.({ data } as MessageEvent)
  return { worker, asked, say }
}

async function begun() {
  const { worker, asked, say } = fakeWorker()
  const told: Reckoning[] = []
  const stop = reckon(
    match,
    (now) => void told.push(now),
    () => worker,
  )
  await expect.poll(() => asked.length).toBe(1)
  return { worker, asked, say, told, stop }
}

describe('an analysis in a worker', () => {
  it('is told as it goes on, and ends with the whole', async () => {
    const { worker, asked, say, told } = await begun()
    expect(asked[0].decisions).toHaveLength(match.decisions.length)
    say({ kind: 'step', done: 1, of: 9, chances: [[1], [0]] })
    say({ kind: 'step', done: 2, of: 9, chances: [[0.5]] })
    expect(told.at(-1)).toMatchObject({ done: 2, of: 9, chances: [[1], [0], [0.5]], analysis: null })
    const analysis: PlainAnalysis = { from: 0, chances: [[1]], verdicts: [], lessons: [], luck: [], shares: [] }
    say({ kind: 'done', analysis })
    expect(told.at(-1)).toMatchObject({ analysis, chances: [[1]], failed: false })
    expect(worker.ended).toBe(true)
  })

  it('says when it failed', async () => {
    const { say, told } = await begun()
    say({ kind: 'problem', problem: 'oh' })
    expect(told.at(-1)).toMatchObject({ failed: true, analysis: null })
  })

  it('stops when nobody looks any more', async () => {
    const { worker, stop } = await begun()
    stop()
    expect(worker.ended).toBe(true)
  })

  it('knows a game by all that was decided', () => {
    expect(keyOf(match)).toBe(keyOf(match))
    expect(keyOf(branch(match, 3))).not.toBe(keyOf(match))
  })
})
