import type { Rules } from '#engine/game.ts'
import type { GameText, Language } from '#engine/text.ts'
import { gameFolder } from '#games/index.ts'
import { screenOf } from '#games/tables.ts'
import type { TableText } from '#table/text/text.ts'
import type { GameTable } from '#table/types.ts'
import { byLanguage } from './by-language.ts'

/** Everything needed to put a game on the screen. */
export interface LoadedGame {
  readonly title: string
  readonly game: Rules
  readonly text: GameText
  readonly table: GameTable
  readonly words: TableText
}

export class UnknownGame extends Error {
  readonly id: string
  constructor(id: string) {
    super(`no game '${id}'`)
    this.id = id
  }
}

export async function loadRules(id: string): Promise<Rules> {
  const folder = gameFolder(id)
  if (!folder) throw new UnknownGame(id)
  return folder.rules()
}

export const loadTableWords = byLanguage<TableText>({
  en: () => import('#table/text/en.ts'),
  de: () => import('#table/text/de.ts'),
})

/** Rules, words and board of a game, side by side; null if there is no such game. */
export async function loadGameParts(id: string, language: Language, boardOnly = false): Promise<LoadedGame | null> {
  const folder = gameFolder(id)
  if (!folder) return null
  const screen = screenOf(id)
  const [game, text, table, words] = await Promise.all([
    folder.rules(),
    (boardOnly && screen.earlyText(language)) || folder.text[language](),
    screen.table(),
    loadTableWords(language),
  ])
  return { title: folder.manifest.title[language], game, text, table, words }
}
