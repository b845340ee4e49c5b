import type { Language } from '#engine/text.ts'
import { gameFolder } from '#games/index.ts'
import { pagesOf } from '#games/pages.ts'
import type { RulesPage } from '#table/rules-page.ts'
import { late } from '#table/late.tsx'
import { RulesText } from '#table/RulesText.tsx'
import type { RulesText as RulesWords } from '#table/text/text.ts'
import type { Figures } from '#table/types.ts'
import { loadGameParts, type LoadedGame } from '../load.ts'
import { byLanguage } from '../by-language.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'
import type { Teaching } from '../lessons/load.ts'

const Example = late(async () => (await import('../examples/Example.tsx')).Example)

const loadWords = byLanguage<RulesWords>({
  en: () => import('#table/text/rules.en.ts'),
  de: () => import('#table/text/rules.de.ts'),
})

interface Loaded {
  readonly page: RulesPage
  readonly parts: LoadedGame
  readonly figures: Figures
  readonly words: RulesWords
}

async function load(id: string, language: Language): Promise<Loaded | null> {
  if (!gameFolder(id)) return null
  const pages = pagesOf(id)
  const [page, figures, parts, words] = await Promise.all([
    pages.rulesPage(language),
    pages.figures(),
    loadGameParts(id, language),
    loadWords(language),
  ])
  return parts && { page, parts, figures, words }
}

/** The rules of a game for players, with search, pictures and clause numbers. */
export function Rules({ id, clause }: { readonly id: string; readonly clause: string }) {
  const words = useWords()
  const rules = useRules(id)
  if (rules === undefined) return <p className="loading">{words.loading}</p>
  if (!rules) return <NotFound help={words.noGame(id)} />
  return (
    <Page title={`${rules.parts.title}: ${words.rules}`}>
      <div className={`rules game-${id}`}>
        <WithExamples id={id} rules={rules} clause={clause} />
      </div>
    </Page>
  )
}

/** The same beside the table where they are needed, in its colours. */
export function RulesBeside({ id, clause }: { readonly id: string; readonly clause: string }) {
  const words = useWords()
  const rules = useRules(id)
  if (!rules) return <p className="loading">{words.loading}</p>
  return (
    <div className="rules is-beside">
      <WithExamples id={id} rules={rules} clause={clause} />
    </div>
  )
}

interface WithExamplesProps {
  readonly id: string
  readonly rules: Loaded
  readonly clause: string
}

/** The rules, and as soon as they are here the examples for them. */
function WithExamples({ id, rules, clause }: WithExamplesProps) {
  const language = useLanguage()
  const examples = useLoaded(() => loadExamples(id, language, rules.page), [id, language, rules.page])
  const example = (chapter: string, paragraph: string) =>
    examples?.on
      .get(`${chapter} ${paragraph}`)
      ?.map((name) => <Example key={name} teaching={examples.teaching} name={name} words={rules.words} />)
  return <RulesText {...rules} text={rules.parts.text} clause={clause} example={example} />
}

interface Examples {
  readonly teaching: Teaching
  /** The names of examples by the paragraph that they show at work. */
  readonly on: ReadonlyMap<string, readonly string[]>
}

async function loadExamples(id: string, language: Language, page: RulesPage): Promise<Examples | null> {
  const [{ loadTeaching }, { examplesIn }, { examplesOn }] = await Promise.all([
    import('../lessons/load.ts'),
    import('#lessons/stage.ts'),
    import('../examples/place.ts'),
  ])
  const teaching = await loadTeaching(id, language)
  return teaching && { teaching, on: examplesOn(page, examplesIn(teaching.course)) }
}

/** The rules of a game in the language that is set; null if there is no such game. */
function useRules(id: string): Loaded | null | undefined {
  const language = useLanguage()
  return useLoaded(async () => ({ rules: await load(id, language) }), [id, language])?.rules
}
