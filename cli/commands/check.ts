import { now } from '#engine/match.ts'
import type { Language } from '#engine/text.ts'
import { loadRecord } from '../load.ts'
import { WORDS } from '../text/words.ts'

/** `revier check FILE`: one line that says the record is a legal game. A record that is none is bad input. */
export async function check(file: string, { lang }: { lang: Language }): Promise<void> {
  const words = WORDS[lang]
  const { match } = await loadRecord(file, words)
  const result = match.game.result(now(match))
  const { id } = match.game
  const { length } = match.decisions
  console.log(
    result ? words.check.over(file, id, length, result.scores.join(' ')) : words.check.unfinished(file, id, length),
  )
}
