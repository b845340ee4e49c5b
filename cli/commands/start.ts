import type { Language } from '#engine/text.ts'
import { GAMES } from '#games/index.ts'
import { openInput, type Input } from '../input.ts'
import { bold, brief } from '../style.ts'
import { WORDS } from '../text/words.ts'
import { play } from './play.ts'

/** `revier start`: pick a game, and play it. */
export async function start({ lang }: { lang: Language }): Promise<void> {
  const input = openInput()
  try {
    const id = await pickGame(input, lang)
    if (id) await play(id, { lang }, input)
  } finally {
    input.close()
  }
}

/** A game by number or name; the only one there is needs no picking. Null when nothing more is typed. */
async function pickGame(input: Input, lang: Language): Promise<string | null> {
  const words = WORDS[lang].start
  const ids = Object.keys(GAMES)
  if (ids.length === 1) return ids[0]
  console.log(bold(words.pick))
  ids.forEach((id, i) => console.log(`${i + 1} ${GAMES[id].manifest.title[lang]}`))
  input.offer(ids)
  for (let line = await input.line(); line !== null; line = await input.line()) {
    const picked = ids[Number(line) - 1] ?? ids.find((id) => id === line.trim())
    if (picked) return picked
    console.log(words.again(brief(line.trim())))
  }
  return null
}
