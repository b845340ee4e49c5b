import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { positionsOf } from '#client/course.ts'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { GAMES } from '#games/index.ts'
import { screenOf } from '#games/tables.ts'
import { courseOf, type Course } from '#session/course.ts'
import type { AtFrame } from '#protocol/frames.ts'
import { positions } from '#server/tables/frames.ts'
import { Conductor, lands, type Score } from '#table/conductor.ts'
import { viewsAt, type Frame } from '#table/frame.ts'
import type { GameTable } from '#table/types.ts'

/** So many positions are shown from the start of a recorded game, and from there to its end every fortieth. */
const CLOSELY = 30

async function recorded(id: string): Promise<{ course: Course; table: GameTable }> {
  const [file] = globSync(`games/${id}/test/records/*.revier`).sort()
  const [game, table] = await Promise.all([GAMES[id].game(), screenOf(id).table()])
  return { course: courseOf(pastOf(replay(game, parseRecord(readFileSync(file, 'utf8')))), 0), table }
}

/** What stood on the screen while each event was shown. */
interface Seen {
  readonly frame: Frame
  /** Whether its piece was on its way. */
  readonly landing: boolean
}

/** Shows a stretch of a game without waiting, and notes what was on the screen at every beat. */
async function show(course: Course, table: GameTable, from: number, to: number, speed: Score['speed'] = 'normal') {
  const seen: Seen[] = []
  const frames: Frame[] = []
  await new Promise<void>((done) => {
    const one = new Conductor(
      from,
      () => ({
        course,
        target: to,
        following: true,
        speed,
        beats: table.beats,
        readingTime: () => 0,
        momentAt: () => Promise.resolve(null),
        perform: async (beats) => {
          if (beats.length > 0) seen.push({ frame: one.frame, landing: beats.some(lands) })
        },
        sleep: () => Promise.resolve(),
      }),
      (frame) => {
        frames.push(frame)
        if (frame.idle && frame.at === to) done()
      },
    )
    one.follow()
  })
  return { seen, frames }
}

const stretches = (course: Course): [number, number][] => {
  const first = Math.min(CLOSELY, course.length)
  const later = Array.from({ length: Math.floor((course.length - first) / 40) }, (_, i) => first + i * 40)
  return [[0, first], ...later.map((n): [number, number] => [n, n + 1])]
}

describe.each(Object.keys(GAMES))('events of %s on the screen', (id) => {
  it('stand as before until their beat, and happen one after the other', async () => {
    const { course, table } = await recorded(id)
    let events = 0
    for (const [from, to] of stretches(course)) {
      const { seen, frames } = await show(course, table, from, to)
      for (const { frame, landing } of seen) {
        const n = frame.at + 1
        const before = frame.told === 0 ? course.view(frame.at) : course.stages(n)[frame.told - 1]
        const { board, all } = viewsAt(course, frame)
        expect(all).toEqual(before)
        expect(board).toEqual(landing ? course.stages(n)[frame.told] : before)
        events++
      }
      const told = frames.filter(({ at }) => at === from && to > from).map((frame) => frame.told)
      expect(told).toEqual(told.toSorted((a, b) => a - b))
      expect(frames.at(-1)).toMatchObject({ at: to, told: 0, landing: false, moment: null, idle: true })
    }
    expect(events).toBeGreaterThan(20)
  })

  it('end in the position itself, whoever looks', async () => {
    const { course } = await recorded(id)
    for (let n = 1; n <= course.length; n++) {
      const stages = course.stages(n)
      expect(stages).toHaveLength(course.events(n).length)
      expect(stages.at(-1) ?? course.view(n)).toEqual(course.view(n))
    }
  })

  it('are not staged at all without animation: one picture for each position', async () => {
    const { course, table } = await recorded(id)
    const to = Math.min(20, course.length)
    const { frames } = await show(course, table, 0, to, 'off')
    expect(frames.every(({ told, landing }) => told === 0 && !landing)).toBe(true)
    expect(new Set(frames.map(({ at }) => at)).size).toBe(to + 1)
  })

  it('are the same where the game is played elsewhere', async () => {
    const [file] = globSync(`games/${id}/test/records/*.revier`).sort()
    const past = pastOf(replay(await GAMES[id].game(), parseRecord(readFileSync(file, 'utf8'))))
    const { match } = past
    const pos = match.decisions.length
    for (const eye of [0, 1, 'spectator'] as const) {
      const wire = (from: number, to: number) => JSON.parse(JSON.stringify(positions(match, from, to, eye)))
      const here = positionsOf(match.game, (from, to) => Promise.resolve(wire(from, to)))
      const last = { ...wire(pos, pos)[0], n: pos + 1, pos, result: null, score: null } as AtFrame
      here.take(last)
      const [elsewhere, local] = [here.course(eye, last, () => Promise.resolve('')), courseOf(past, eye)]
      await elsewhere.fetch(0, pos)
      for (let n = 0; n <= pos; n++) expect(elsewhere.stages(n)).toEqual(JSON.parse(JSON.stringify(local.stages(n))))
    }
  })
})
