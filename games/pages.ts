import type { Language } from '#engine/text.ts'
import type { RulesPage } from '#table/rules-page.ts'
import type { Figures } from '#table/types.ts'

const figures = import.meta.glob<{ figures: Figures }>('./*/table/figures.tsx')
const pages = import.meta.glob<{ rulesPage: RulesPage }>('./*/text/rules.{en,de}.ts')

/** What the rules page of a game is made of; apart from its table, so that the first board does not wait for a list of it. */
interface Pages {
  readonly figures: () => Promise<Figures>
  readonly rulesPage: (language: Language) => Promise<RulesPage>
}

export const pagesOf = (id: string): Pages => ({
  figures: async () => (await figures[`./${id}/table/figures.tsx`]()).figures,
  rulesPage: async (language) => (await pages[`./${id}/text/rules.${language}.ts`]()).rulesPage,
})
