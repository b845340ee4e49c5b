import type { GameText, Language } from '#engine/text.ts'
import type { RulesPage } from '#table/rules-page.ts'
import type { Figures, GameTable } from '#table/types.ts'

const tables = import.meta.glob<{ table: GameTable }>('./*/table/index.tsx')
const figures = import.meta.glob<{ figures: Figures }>('./*/table/figures.tsx')
const earlyTexts = import.meta.glob<{ text: GameText }>('./*/text/early-{en,de}.ts')
const pages = import.meta.glob<{ rulesPage: RulesPage }>('./*/text/rules.{en,de}.ts')

/** The parts of a game that only the screen needs; each is loaded when it is needed. */
export interface Screen {
  readonly table: () => Promise<GameTable>
  /** The words of the board alone, in games that have very many others. */
  readonly earlyText: (language: Language) => Promise<GameText> | undefined
  readonly figures: () => Promise<Figures>
  readonly rulesPage: (language: Language) => Promise<RulesPage>
}

export const screenOf = (id: string): Screen => ({
  table: async () => (await tables[`./${id}/table/index.tsx`]()).table,
  earlyText: (language) => earlyTexts[`./${id}/text/early-${language}.ts`]?.().then(({ text }) => text),
  figures: async () => (await figures[`./${id}/table/figures.tsx`]()).figures,
  rulesPage: async (language) => (await pages[`./${id}/text/rules.${language}.ts`]()).rulesPage,
})
