import { globSync, readFileSync } from 'node:fs'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import type { Game } from '#engine/game.ts'
import type { State } from '#engine/state.ts'
import type { GameText } from '#engine/text.ts'
import { courseOf } from '#session/course.ts'
import type { DescribePosition } from '#table/position.ts'

interface Told<S extends State, T extends GameText> {
  readonly game: Game<S>
  readonly text: T
  readonly language: 'en' | 'de'
  readonly describe: DescribePosition<S, T>
  /** What of a view somebody must be able to tell from the words. */
  facts(view: S): unknown
}

/** So many recorded games are looked at, from their beginning to their end. */
const GAMES_READ = 3

/**
 * Positions of recorded games that read alike and are not: if there are none, the words tell the whole position. Names of
 * seats are plain, so that nothing else can tell them apart.
 */
export function readAlike<S extends State, T extends GameText>({
  game,
  text,
  language,
  describe,
  facts,
}: Told<S, T>): string[] {
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
