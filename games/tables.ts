import type { Language } from '#engine/text.ts'
import type { RulesPage } from '#table/rules-page.ts'
import type { Figures, GameTable } from '#table/types.ts'

const tables = import.meta.glob<{ table: GameTable }>('./*/table/index.tsx')
const figures = import.meta.glob<{ figures: Figures }>('./*/table/figures.tsx')
const pages = import.meta.glob<{ rulesPage: RulesPage }>('./*/text/rules.{en,de}.ts')

/** The parts of a game that only the screen needs; each is loaded when it is needed. */
export interface Screen {
  readonly table: () => Promise<GameTable>
  readonly figures: () => Promise<Figures>
  readonly rulesPage: (language: Language) => Promise<RulesPage>
}

export const screenOf = (id: string): Screen => ({
  table: async () => (await tables[`./${id}/table/index.tsx`]()).table,
  figures: async () => (await figures[`./${id}/table/figures.tsx`]()).figures,
  rulesPage: async (language) => (await pages[`./${id}/text/rules.${language}.ts`]()).rulesPage,
})
