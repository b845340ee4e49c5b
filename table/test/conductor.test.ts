import { describe, expect, it } from 'vitest'
import type { Course } from '#session/course.ts'
import { Conductor, type Score } from '../conductor.ts'
import type { Frame } from '../frame.ts'
import { courseAfter } from './toy-course.ts'

/** A screen whose time stands still: what is held is held until somebody goes on. */
function screen(course: Course, change: Partial<Score> = {}) {
  const frames: Frame[] = []
  let held = 0
  const score: Score = {
    course,
    target: course.length,
    following: true,
    speed: 'normal',
    beats: () => Promise.resolve(() => []),
    readingTime: () => 1000,
    momentAt: () => Promise.resolve(null),
    perform: () => Promise.resolve(),
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        held++
        if (signal.aborted || milliseconds === 0) resolve()
        else signal.addEventListener('abort', () => resolve(), { once: true })
      }),
    ...change,
  }
  const one = new Conductor(
    0,
    () => score,
    (frame) => frames.push(frame),
  )
  return { one, frames, held: () => held }
}

/** Lets everything that is due happen. */
const settled = async () => {
  for (let n = 0; n < 50; n++) await Promise.resolve()
}

describe('the conductor', () => {
  it('holds what happened until somebody goes on', async () => {
    const { one } = screen(courseAfter(3))
    one.follow()
    await settled()
    const { at } = one.frame
    expect(at).toBeLessThan(3)
    for (let n = 0; n < 20 && !one.frame.idle; n++) {
      one.goOn()
      await settled()
    }
    expect(one.frame).toMatchObject({ at: 3, told: 0, idle: true })
  })

  it('skips all that is left', async () => {
    const { one } = screen(courseAfter(3))
    one.follow()
    await settled()
    one.skip()
    await settled()
    expect(one.frame).toMatchObject({ at: 3, idle: true, paused: false })
  })

  it('stands still while it is paused', async () => {
    const { one } = screen(courseAfter(3), { sleep: () => Promise.resolve() })
    one.follow()
    one.pause(true)
    await settled()
    expect(one.frame.idle).toBe(false)
    one.pause(false)
    await settled()
    await settled()
    expect(one.frame).toMatchObject({ at: 3, idle: true })
  })

  it('goes straight to a position that somebody looks up', async () => {
    const { one, held } = screen(courseAfter(3), { following: false, target: 2 })
    one.follow()
    await settled()
    expect(one.frame.at).toBe(2)
    expect(held()).toBe(0)
  })
})
