import type { Language } from '#engine/text.ts'
import { GAMES } from '#games/index.ts'
import { bold, faint } from '../style.ts'
import { WORDS } from '../text/words.ts'

/** `revier games`: what there is to play. */
export async function games({ lang, json }: { lang: Language; json?: boolean }): Promise<void> {
  const list = await Promise.all(
    Object.values(GAMES).map(async (folder) => {
      const { id, title, blurb, seats } = folder.manifest
      const { variants } = await folder.rules()
      return { id, title: title[lang], blurb: blurb[lang], seats, variants }
    }),
  )
  if (json) return console.log(JSON.stringify(list, null, 2))
  const words = WORDS[lang].games
  for (const { id, title, blurb, seats, variants } of list) {
    console.log(`${bold(id)}  ${title}, ${words.seats(seats.min, seats.max)}`)
    console.log(faint(`  ${blurb}`))
    for (const [option, values] of Object.entries(variants)) console.log(`  ${words.variant(option, values.join('|'))}`)
  }
}
