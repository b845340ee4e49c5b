import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement as el } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { begin } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import { LANGUAGES } from '#engine/text.ts'
import { GAMES } from '#games/index.ts'
import { pagesOf } from '#games/pages.ts'
import { LEARNER } from '#lessons/judge.ts'
import { examplesIn, shownGame, stageOf } from '#lessons/stage.ts'
import { courseOf } from '#session/course.ts'
import { loadLateParts } from '#table/late.tsx'
import { examplesOn } from '#web/examples/place.ts'
import { loadGameParts } from '#web/load.ts'
import { StillBoard } from '#web/StillBoard.tsx'
import { clausesIn } from '../scripts/rules-coverage.ts'

const TEACHING = Object.keys(GAMES).filter((id) => GAMES[id].manifest.learn)

describe.each(TEACHING)('worked examples of %s', (id) => {
  it('each stands once, with the paragraph that tells most of it', async () => {
    const [course, page] = await Promise.all([GAMES[id].course(), pagesOf(id).rulesPage('en')])
    const { lessons, examples } = course
    const placed = [...examplesOn(page, examplesIn(course)).values()].flat()
    expect(placed.toSorted()).toEqual([...Object.keys(lessons), ...Object.keys(examples)].toSorted())
  })

  it('begin with positions that obey the laws of the game, in which the rules allow what is done', async () => {
    const [course, game] = await Promise.all([GAMES[id].course(), GAMES[id].game()])
    for (const [name, example] of Object.entries(course.examples)) {
      const stage = stageOf(game, course, example)
      const { state } = begin(stage.game, stage.setup)
      const { decisions } = shownGame(game, course, example)
      const own = decisions.filter(({ seat }) => seat === LEARNER).map(({ move }) => move.name)
      expect({ name, broken: game.broken({ ...state }), own }).toEqual({ name, broken: null, own: example.moves })
    }
  })

  it('show clauses that there are, in few words', async () => {
    const { examples } = await GAMES[id].course()
    const clauses = clausesIn(readFileSync(join(import.meta.dirname, '../games', id, 'RULES.md'), 'utf8'))
    const shown = Object.values(examples).flatMap((example) => example.clauses)
    expect(shown.filter((clause) => !clauses.includes(clause))).toEqual([])
    for (const language of LANGUAGES) {
      const { examples: words } = await GAMES[id].courseText[language]()
      for (const { title, say, recap } of Object.values(words)) {
        expect(Math.min(title.length, say.length, recap.length)).toBeGreaterThan(0)
        expect(`${say} ${recap}`.split(/\s+/).length).toBeLessThanOrEqual(75)
      }
    }
  })

  it.each(LANGUAGES)('are drawn on the game’s own board, before and after: %s', async (language) => {
    const [course, parts] = await Promise.all([GAMES[id].course(), loadGameParts(id, language)])
    if (!parts) throw new Error(`no parts of ${id}`)
    await loadLateParts()
    for (const [name, example] of Object.entries(examplesIn(course))) {
      const seen = courseOf(pastOf(shownGame(parts.game, course, example)), LEARNER)
      const seating = Array.from({ length: seen.view(0).seats }, (_, seat) => ({
        name: `Seat ${seat}`,
        colour: (['blue', 'yellow', 'pink', 'green', 'orange'] as const)[seat],
        player: 'me' as const,
      }))
      const [before, after] = [0, seen.length].map((at) =>
        renderToStaticMarkup(
          el(StillBoard, { parts, course: seen, at, seating, className: 'example-board', withInfo: true }),
        ),
      )
      const odd = `${before}${after}`.match(/undefined|NaN|\[object/)
      expect({ name, changed: before !== after, odd }).toEqual({ name, changed: true, odd: null })
    }
  })
})
