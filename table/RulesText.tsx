import { useEffect, useMemo, useRef, useState } from 'react'
import type { GameText } from '#engine/text.ts'
import {
  highlight,
  PARTS,
  search,
  sectionsOf,
  shortened,
  type Part,
  type RulesPage,
  type RulesParagraph,
  type Section,
} from './rules-page.ts'
import type { RulesText as RulesWords } from './text/text.ts'
import type { Figures } from './types.ts'

interface RulesTextProps {
  readonly page: RulesPage
  readonly text: GameText
  readonly figures: Figures
  readonly words: RulesWords
  /** The clause that somebody came for; its paragraphs are marked. */
  readonly clause: string
}

/** The rules of a game for players: a summary, contents, and chapters that can be searched. */
export function RulesText(props: RulesTextProps) {
  const { page, words, clause } = props
  const [query, setQuery] = useState('')
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = clause && body.current?.querySelector(`[data-clauses~="${CSS.escape(clause)}"]`)
    if (target) target.scrollIntoView({ block: 'center' })
  }, [clause, page])
  const all = useMemo(() => PARTS.map((part) => ({ part, sections: sectionsOf(page, part) })), [page])
  const parts = all
    .filter(({ part }) => part !== 'summary' || !query)
    .map(({ part, sections }) => ({ part, sections: search(sections, query) }))
    .filter(({ sections }) => sections.length > 0)
  const found = parts.reduce((sum, { sections }) => sum + count(sections), 0)
  return (
    <div className="rules-text">
      <div className="rules-guide">
        <search>
          <label>
            {words.search}{' '}
            <input type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
          </label>
          <span role="status">{query && words.matches(found)}</span>
        </search>
        <Contents parts={parts} words={words} />
      </div>
      <div className="rules-body" ref={body}>
        {parts.map(({ part, sections }) => (
          <RulesPart key={part} {...props} part={part} sections={sections} query={query} />
        ))}
      </div>
    </div>
  )
}

const count = (sections: readonly Section[]): number =>
  sections.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0)

interface ContentsProps {
  readonly parts: readonly { readonly part: Part; readonly sections: readonly Section[] }[]
  readonly words: RulesWords
}

function Contents({ parts, words }: ContentsProps) {
  return (
    <nav className="rules-contents" aria-label={words.contents}>
      {parts.map(({ part, sections }) => (
        <div key={part}>
          <JumpTo id={`rules-${part}`}>{words.parts[part]}</JumpTo>
          {part !== 'summary' && (
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <JumpTo id={id}>{title}</JumpTo>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </nav>
  )
}

/** A link within the text; the address stays, for a table may stand behind it. */
function JumpTo({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        const target = document.getElementById(id)
        target?.scrollIntoView({ block: 'start' })
        target?.focus({ preventScroll: true })
      }}
    >
      {children}
    </a>
  )
}

interface PartProps extends RulesTextProps {
  readonly part: Part
  readonly sections: readonly Section[]
  readonly query: string
}

function RulesPart(props: PartProps) {
  const { part, sections, words, query } = props
  return (
    <section className={`rules-part is-${part}`}>
      <header>
        <h2 id={`rules-${part}`} tabIndex={-1}>
          {words.parts[part]}
        </h2>
        {part === 'summary' && (
          <button type="button" className="button" onClick={printSummary}>
            {words.printSummary}
          </button>
        )}
      </header>
      {sections.map((section) => (
        <section key={section.id} className="rules-chapter">
          <h3 id={section.id} tabIndex={-1}>
            <Highlighted text={section.title} query={query} />
          </h3>
          {part === 'summary' ? <Lines section={section} /> : <Paragraphs {...props} section={section} />}
        </section>
      ))}
    </section>
  )
}

/** Prints the one page and nothing else. */
function printSummary(): void {
  const root = document.documentElement
  root.dataset.print = 'summary'
  addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  print()
}

function Lines({ section }: { readonly section: Section }) {
  return (
    <ul>
      {section.paragraphs.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}

function Paragraphs(props: PartProps & { readonly section: Section }) {
  return props.section.paragraphs.map((paragraph) => <Paragraph key={paragraph.key} {...props} paragraph={paragraph} />)
}

function Paragraph({
  paragraph,
  clause,
  figures,
  text,
  words,
  query,
}: PartProps & { readonly paragraph: RulesParagraph }) {
  const { clauses, figure } = paragraph
  return (
    <div className={clauses.includes(clause) ? 'paragraph is-marked' : 'paragraph'} data-clauses={clauses.join(' ')}>
      <p>
        <Highlighted text={paragraph.text} query={query} />{' '}
        <small aria-label={`${words.clauses}: ${clauses.join(', ')}`}>{shortened(clauses)}</small>
      </p>
      {figure && <figure>{figures[figure](text)}</figure>}
    </div>
  )
}

function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  return highlight(text, query).map((piece, i) => (i % 2 ? <mark key={i}>{piece}</mark> : piece))
}
