import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import type { Game } from '#engine/game.ts'
import type { State } from '#engine/state.ts'
import { LANGUAGES, type GameText, type Language } from '#engine/text.ts'
import { courseOf } from '#session/course.ts'
import type { DescribePosition } from '#table/position.ts'

interface Told<S extends State, T extends GameText> {
  readonly game: Game<S>
  readonly describe: DescribePosition<S, T>
  /** What of a view somebody must be able to tell from the words. */
  facts(view: S): unknown
}

/** So many recorded games are looked at, from their beginning to their end. */
const GAMES_READ = 3

/** Some fields of a view. */
export const pick = <S extends object, K extends keyof S>(view: S, ...fields: readonly K[]): Pick<S, K> =>
  Object.fromEntries(fields.map((field) => [field, view[field]])) as Pick<S, K>

/** The test of a game's `table/position`: no two positions of its recorded games read alike, in any language. */
export function tellsAll<S extends State, T extends GameText>(
  texts: Readonly<Record<Language, T>>,
  told: Told<S, T>,
): void {
  it.each(LANGUAGES)('the words of a position tell all of it (%s)', (language) => {
    expect(readAlike(told, texts[language], language)).toEqual([])
  })
}

/**
 * Positions of recorded games that read alike and are not: if there are none, the words tell the whole position. Names of
 * seats are plain, so that nothing else can tell them apart.
 */
function readAlike<S extends State, T extends GameText>(
  { game, describe, facts }: Told<S, T>,
  text: T,
  language: Language,
): string[] {
  const known = new Map<string, string>()
  const alike: string[] = []
  let read = 0
  for (const file of globSync(`games/${game.id}/test/records/*.revier`).sort().slice(0, GAMES_READ)) {
    const past = pastOf(replay(game, parseRecord(readFileSync(file, 'utf8'))))
    for (const eye of [0, 'spectator'] as const) {
      const course = courseOf(past, eye)
      for (let n = 0; n <= course.length; n++) {
        const view = course.view(n) as S
        const words = JSON.stringify(describe({ view, text, language, who: (seat) => `Seat ${seat}` }))
        const meant = JSON.stringify(facts(view))
        if ((known.get(words) ?? meant) !== meant)
          alike.push(`${file}, position ${n}: ${meant} reads like ${known.get(words)}`)
        known.set(words, meant)
        read++
      }
    }
  }
  if (read < 50) throw new Error(`only ${read} positions of ${game.id} were read`)
  return alike
}
