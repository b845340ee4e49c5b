import type { Match } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import type { GameRecord } from '#engine/record.ts'
import { sightOf, TooEarly, type Sight } from '#engine/sight.ts'
import type { Eye } from '#engine/state.ts'
import type { Language } from '#engine/text.ts'
import { gameOfRecord, loadRecord, readRecord } from '../load.ts'
import { ME, parseEye, wholeNumber } from '../options.ts'
import { board, loadShow, scoreSheet, sentences } from '../show.ts'
import { bold, brief, faint, oneLine } from '../style.ts'
import { BadInput } from '../bad-input.ts'
import { WORDS, type Words } from '../text/words.ts'

interface Options {
  readonly lang: Language
  readonly at?: string
  readonly eye: string
}

/** `revier replay FILE`: a position of a recorded game, and what led to it. */
export async function replay(file: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const unjudged = await readRecord(file, words)
  const { version } = await gameOfRecord(unjudged, words)
  if (unjudged.rules !== version) return showUnplayed(unjudged, version, words)
  const { record, match } = await loadRecord(file, words)
  const { game, decisions } = match
  const at = wholeNumber('--at', options.at ?? String(decisions.length), 0, decisions.length, words)
  const eye = parseEye(options.eye, record.setup.seats, words)
  const show = await loadShow(game.id, options.lang, record.names.map(oneLine))
  const sight = sightAt(match, eye, record.names, words)
  const { states, events } = pastOf(match)
  const state = states[at]
  for (let n = 0; n <= at; n++)
    for (const line of sentences(show, events[n], eye)) console.log(`${faint(String(n).padStart(4))} ${line}`)
  console.log(`\n${bold(words.replay.position(show.title, at, decisions.length))}\n`)
  console.log(board(show, sight.view(state)))
  for (const { seat } of sight.asks(state)) console.log(`\n${words.replay.asked(show.who(seat))}`)
  const result = game.result(state)
  if (result) console.log(`\n${scoreSheet(show, result)}`)
}

/** What was decided under rules that are not here any more, as it stands. */
function showUnplayed({ rules, decisions, names }: GameRecord, version: number, words: Words): void {
  console.log(words.replay.otherRules(rules, version))
  decisions.forEach(({ seat, move }, i) =>
    console.log(`${faint(String(i + 1).padStart(4))} ${words.seat(seat, oneLine(names[seat] ?? ''))}: ${brief(move)}`),
  )
}

/** While a game goes on only the one person who plays it sees a seat's secrets. */
const isOwn = (eye: Eye, names: readonly string[]): boolean =>
  typeof eye !== 'number' || (names[eye] === ME && names.filter((name) => name === ME).length === 1)

function sightAt(match: Match, eye: Eye, names: readonly string[], words: Words): Sight {
  if (match.game.secrets && match.game.result(match.state) === null && !isOwn(eye, names))
    throw new BadInput(words.errors.tooEarly)
  try {
    return sightOf(match.game, match.state, eye)
  } catch (error) {
    if (error instanceof TooEarly) throw new BadInput(words.errors.tooEarly)
    throw error
  }
}
