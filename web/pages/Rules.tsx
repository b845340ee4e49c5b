import { useEffect, useMemo, useRef, useState } from 'react'
import type { GameText, Language } from '#engine/text.ts'
import { gameFolder } from '#games/index.ts'
import { screenOf } from '#games/tables.ts'
import type { RulesPage, RulesParagraph } from '#table/rules-page.ts'
import type { Figures } from '#table/types.ts'
import { loadGameParts } from '../load.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'

interface Loaded {
  readonly title: string
  readonly page: RulesPage
  readonly text: GameText
  readonly figures: Figures
}

async function load(id: string, language: Language): Promise<Loaded | null> {
  if (!gameFolder(id)) return null
  const screen = screenOf(id)
  const [page, figures, parts] = await Promise.all([
    screen.rulesPage(language),
    screen.figures(),
    loadGameParts(id, language),
  ])
  return parts && { title: parts.title, page, text: parts.text, figures }
}

/** The rules of a game for players, with search, pictures and clause numbers. */
export function Rules({ id, clause }: { readonly id: string; readonly clause: string }) {
  const words = useWords()
  const language = useLanguage()
  const loaded = useLoaded(async () => ({ rules: await load(id, language) }), [id, language])
  if (!loaded) return <p className="loading">{words.loading}</p>
  if (!loaded.rules) return <NotFound />
  return <RulesText {...loaded.rules} id={id} clause={clause} />
}

const fold = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

function RulesText({
  title,
  page,
  text,
  figures,
  id,
  clause,
}: Loaded & { readonly id: string; readonly clause: string }) {
  const words = useWords()
  const [query, setQuery] = useState('')
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = clause && body.current?.querySelector(`[data-clauses~="${CSS.escape(clause)}"]`)
    if (target) target.scrollIntoView({ block: 'center' })
  }, [clause, page])
  const sections = useMemo(() => {
    const wanted = fold(query.trim())
    const fits = ({ text, clauses }: RulesParagraph) =>
      fold(text).includes(wanted) || clauses.some((c) => fold(c) === wanted)
    return page.sections
      .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((one) => !wanted || fits(one)) }))
      .filter((section) => section.paragraphs.length > 0)
  }, [page, query])
  const found = sections.reduce((sum, section) => sum + section.paragraphs.length, 0)
  return (
    <Page title={`${title}: ${words.rules}`}>
      <div className={`rules game-${id}`} ref={body}>
        <search>
          <label>
            {words.search}{' '}
            <input type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
          </label>
          <span role="status">{query && words.matches(found)}</span>
        </search>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <Paragraph
                key={paragraph.text}
                paragraph={paragraph}
                marked={paragraph.clauses.includes(clause)}
                figures={figures}
                text={text}
              />
            ))}
          </section>
        ))}
      </div>
    </Page>
  )
}

interface ParagraphProps {
  readonly paragraph: RulesParagraph
  readonly marked: boolean
  readonly figures: Figures
  readonly text: GameText
}

function Paragraph({ paragraph, marked, figures, text }: ParagraphProps) {
  const words = useWords()
  return (
    <div className={marked ? 'paragraph is-marked' : 'paragraph'} data-clauses={paragraph.clauses.join(' ')}>
      <p>{paragraph.text}</p>
      {paragraph.figure && <figure>{figures[paragraph.figure]?.(text)}</figure>}
      <small aria-label={words.clauses}>{paragraph.clauses.join(', ')}</small>
    </div>
  )
}
