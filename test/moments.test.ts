import { globSync, readFileSync } from 'node:fs'
import { createElement as el } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SEAT_COLOURS } from '#engine/colour.ts'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { LANGUAGES } from '#engine/text.ts'
import { GAMES } from '#games/index.ts'
import { screenOf } from '#games/tables.ts'
import { courseOf, type Course } from '#session/course.ts'
import type { Seating } from '#session/seats.ts'
import type { Moments, Run, Scene } from '#table/moment.ts'

const ALL: readonly Seating[] = SEAT_COLOURS.map((colour, seat) => ({ name: `Seat ${seat}`, colour, player: 'medium' }))
/** So many moments of each game are drawn, so that this stays quick. */
const DRAWN = 12

const withMoments: (readonly [string, Moments])[] = []
for (const id of Object.keys(GAMES)) {
  const { moments } = await screenOf(id).table()
  if (moments) withMoments.push([id, moments])
}

interface Found {
  readonly course: Course
  readonly n: number
  readonly from: number
  readonly span: number
}

/** The moments of some recorded games; the first of every kind of event, then any. */
async function* momentsOf(id: string, moments: Moments): AsyncIterable<Found> {
  const game = await GAMES[id].game()
  const kinds = new Map<string, number>()
  for (const file of globSync(`games/${id}/test/records/*.revier`).sort()) {
    const course = courseOf(pastOf(replay(game, parseRecord(readFileSync(file, 'utf8')))), 1)
    for (let n = 1; n <= course.length; n++) {
      const events = course.events(n)
      for (let from = 0, span = 1; from < events.length; from += Math.max(1, span)) {
        span = moments.span(events, from)
        const times = kinds.get(events[from].kind) ?? 0
        if (span === 0 || times >= DRAWN) continue
        kinds.set(events[from].kind, times + 1)
        yield { course, n, from, span }
      }
    }
    if (kinds.size > 0 && [...kinds.values()].every((times) => times >= DRAWN)) return
  }
}

async function runOf({ course, n, from, span }: Found, id: string, language: 'en' | 'de'): Promise<Run> {
  const stages = course.stages(n)
  return {
    events: course.events(n).slice(from, from + span),
    before: from === 0 ? course.view(n - 1) : stages[from - 1],
    stages: stages.slice(from, from + span),
    text: await GAMES[id].text[language](),
    language,
    who: (seat) => ALL[seat].name,
    eye: course.eye,
    seating: ALL.slice(0, course.view(n).seats),
  }
}

const drawn = ({ picture, words }: Scene): string => renderToStaticMarkup(el('div', null, picture, ...words))

it('are shown by every game that has pictures of them', () => {
  const drawnFor = globSync('games/*/table/moments').map((path) => path.split(/[\\/]/)[1])
  expect(withMoments.map(([id]) => id).toSorted()).toEqual(drawnFor.toSorted())
})

describe.each(withMoments)('the big moments of %s', (id, moments) => {
  it('are told in pictures and words, event by event, in both languages', async () => {
    const scenesOf = await moments.load()
    let found = 0
    for await (const moment of momentsOf(id, moments)) {
      found++
      for (const language of LANGUAGES) {
        const scenes = scenesOf(await runOf(moment, id, language))
        const told = scenes.map((scene) => scene.told)
        expect(scenes.length).toBeGreaterThan(1)
        expect(told).toEqual(told.toSorted((a, b) => a - b))
        expect(told.at(0)).toBeLessThan(moment.span + 1)
        expect(told.at(-1)).toBe(moment.span)
        for (const scene of scenes) {
          expect(scene.title).not.toBe('')
          expect(scene.hold).toBeGreaterThan(500)
          expect(drawn(scene).match(/undefined|NaN|\[object|<path(?![^>]* d=")[^>]*>/)).toBeNull()
        }
      }
    }
    expect(found).toBeGreaterThan(2)
  })
})
