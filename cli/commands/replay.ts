import { ask, glimpse } from '#engine/play.ts'
import type { Language } from '#engine/text.ts'
import { loadRecord } from '../load.ts'
import { parseEye, wholeNumber } from '../options.ts'
import { board, loadShow, scoreSheet, sentences } from '../show.ts'
import { bold, faint, oneLine } from '../style.ts'
import { WORDS } from '../text/words.ts'

interface Options {
  readonly lang: Language
  readonly at?: string
  readonly eye: string
}

/** `revier replay FILE`: a position of a recorded game, and what led to it. */
export async function replay(file: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const { record, match } = await loadRecord(file, words)
  const { game, decisions } = match
  const at = wholeNumber('--at', options.at ?? String(decisions.length), 0, decisions.length, words)
  const eye = parseEye(options.eye, record.setup.seats, words)
  const show = await loadShow(game.id, options.lang, record.names.map(oneLine))
  const state = match.states[at]
  for (let n = 0; n <= at; n++)
    for (const line of sentences(show, match.events[n], eye)) console.log(`${faint(String(n).padStart(4))} ${line}`)
  console.log(`\n${bold(words.replay.position(show.text.title, at, decisions.length))}\n`)
  console.log(board(show, state, eye))
  const asks = ask(game, state)
  const open = eye === 'all' ? asks : glimpse(game, asks, eye)
  for (const { seat } of open) console.log(`\n${words.replay.asked(show.who(seat))}`)
  const result = game.result(state)
  if (result) console.log(`\n${scoreSheet(show, result)}`)
}
