import { createElement as el } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pastOf } from '#engine/past.ts'
import { LANGUAGES } from '#engine/text.ts'
import { GAMES } from '#games/index.ts'
import { screenOf } from '#games/tables.ts'
import { LEARNER } from '#lessons/judge.ts'
import { solvedGame } from '#lessons/stage.ts'
import { courseOf } from '#session/course.ts'
import { loadLateParts } from '#table/late.tsx'
import { examplesOn } from '#web/examples/place.ts'
import { loadGameParts } from '#web/load.ts'
import { StillBoard } from '#web/StillBoard.tsx'

const TEACHING = Object.keys(GAMES).filter((id) => GAMES[id].manifest.learn)

describe.each(TEACHING)('worked examples of %s', (id) => {
  it('each stands once, with the paragraph that tells most of it', async () => {
    const [{ lessons }, page] = await Promise.all([GAMES[id].course(), screenOf(id).rulesPage('en')])
    const placed = [...examplesOn(page, lessons).values()].flat()
    expect(placed.toSorted()).toEqual(Object.keys(lessons).toSorted())
  })

  it('are drawn on the game’s own board, before and after, in both languages', async () => {
    const course = await GAMES[id].course()
    for (const language of LANGUAGES) {
      const parts = await loadGameParts(id, language)
      if (!parts) throw new Error(`no parts of ${id}`)
      await loadLateParts()
      for (const lesson of Object.keys(course.lessons)) {
        const seen = courseOf(pastOf(solvedGame(parts.game, course, lesson)), LEARNER)
        const seating = Array.from({ length: seen.view(0).seats }, (_, seat) => ({
          name: `Seat ${seat}`,
          colour: (['blue', 'yellow', 'pink', 'green', 'orange'] as const)[seat],
          player: 'me' as const,
        }))
        const draw = (at: number) =>
          renderToStaticMarkup(
            el(StillBoard, { parts, course: seen, at, seating, className: 'example-board', withInfo: true }),
          )
        expect({
          lesson,
          changed: draw(0) !== draw(seen.length),
          odd: draw(0).match(/undefined|NaN|\[object/),
        }).toEqual({
          lesson,
          changed: true,
          odd: null,
        })
      }
    }
  })
})
