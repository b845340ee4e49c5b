import type { GameText, Language } from '#engine/text.ts'
import type { GameTable } from '#table/types.ts'

const tables = import.meta.glob<{ table: GameTable }>('./*/table/index.tsx')
const earlyTexts = import.meta.glob<{ text: GameText }>('./*/text/early-{en,de}.ts')

/** The parts of a game that only the screen needs; each is loaded when it is needed. Those of its rules page are in pages.ts. */
export interface Screen {
  readonly table: () => Promise<GameTable>
  /** The words of the board alone, in games that have very many others. */
  readonly earlyText: (language: Language) => Promise<GameText> | undefined
}

export const screenOf = (id: string): Screen => ({
  table: async () => (await tables[`./${id}/table/index.tsx`]()).table,
  earlyText: (language) => earlyTexts[`./${id}/text/early-${language}.ts`]?.().then(({ text }) => text),
})
