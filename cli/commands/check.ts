import { unfair } from '#engine/fair.ts'
import type { GameRecord } from '#engine/record.ts'
import type { Language } from '#engine/text.ts'
import { BadInput } from '../bad-input.ts'
import { loadRecord } from '../load.ts'
import { WORDS, type Words } from '../text/words.ts'

interface CheckOptions {
  readonly lang: Language
  /** Also that nobody bent the luck: the proof of an online table. */
  readonly fair?: boolean
}

/** `revier check FILE`: one line that says the record is a legal game. A record that is none is bad input. */
export async function check(file: string, { lang, fair }: CheckOptions): Promise<void> {
  const words = WORDS[lang]
  const { match, record } = await loadRecord(file, words)
  const result = match.game.result(match.state)
  const { id } = match.game
  const { length } = match.decisions
  console.log(
    result ? words.check.over(file, id, length, result.scores.join(' ')) : words.check.unfinished(file, id, length),
  )
  if (fair) checkFair(file, record, words)
}

/** One line that says the luck was nobody's to bend; anything else is bad input. */
function checkFair(file: string, record: GameRecord, words: Words): void {
  if (!record.fair) throw new BadInput(words.check.noProof(file))
  const faults = unfair(record.fair, record.setup.seed, record.setup.seats)
  if (faults.length > 0)
    throw new BadInput(words.check.unfair(file, words.check.faults[faults[0].what](faults[0].seat ?? 0)))
  const gave = record.fair.words.flatMap((word, seat) => (word ? [seat] : []))
  console.log(words.check.fair(file, gave.join(', ')))
}
