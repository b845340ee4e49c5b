import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
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
import { CAN_COLOUR, useHits, type Hits } from './rules-hits.ts'
import { Icon } from './icons.tsx'
import type { RulesText as RulesWords } from './text/text.ts'
import type { Figures } from './types.ts'

interface RulesTextProps {
  readonly page: RulesPage
  readonly text: GameText
  readonly figures: Figures
  readonly words: RulesWords
  /** The clause that somebody came for; its paragraphs are marked. */
  readonly clause: string
  /** A worked example that belongs to a paragraph, if there is one. */
  readonly example?: (chapter: string, paragraph: string) => ReactNode
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
  const hits = useHits(body, query, page)
  return (
    <div className="rules-text">
      <div className="rules-guide">
        <Search words={words} query={query} onQuery={setQuery} found={found} hits={hits} />
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

interface SearchProps {
  readonly words: RulesWords
  readonly query: string
  readonly onQuery: (query: string) => void
  /** In how many paragraphs. */
  readonly found: number
  readonly hits: Hits
}

/** What is looked for, how often it was found, and ways from one place to the next. */
function Search({ words, query, onQuery, found, hits }: SearchProps) {
  return (
    <search>
      <label>
        {words.search}{' '}
        <input
          type="search"
          value={query}
          onInput={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={({ key, shiftKey }) => key === 'Enter' && hits.count > 0 && hits.go(shiftKey ? -1 : 1)}
        />
      </label>
      <span role="status">{query && words.matches(found, hits.count)}</span>
      {hits.count > 0 && (
        <span className="rules-hits">
          <button type="button" className="icon-button" aria-label={words.previousHit} onClick={() => hits.go(-1)}>
            <Icon name="previous" />
          </button>
          {words.hit(hits.at + 1, hits.count)}
          <button type="button" className="icon-button" aria-label={words.nextHit} onClick={() => hits.go(1)}>
            <Icon name="next" />
          </button>
        </span>
      )}
    </search>
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
  section,
  paragraph,
  clause,
  figures,
  text,
  words,
  query,
  example,
}: PartProps & { readonly section: Section; readonly paragraph: RulesParagraph }) {
  const { clauses, figure } = paragraph
  return (
    <div className={clauses.includes(clause) ? 'paragraph is-marked' : 'paragraph'} data-clauses={clauses.join(' ')}>
      <p>
        <Highlighted text={paragraph.text} query={query} />{' '}
        <small aria-label={`${words.clauses}: ${clauses.join(', ')}`}>{shortened(clauses)}</small>
      </p>
      {figure && <figure>{figures[figure](text)}</figure>}
      {example?.(section.id, paragraph.key)}
    </div>
  )
}

/** What can be searched: coloured where the browser can do that, with marks elsewhere. */
function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  if (CAN_COLOUR) return <span data-searched="">{text}</span>
  return highlight(text, query).map((piece, i) => (i % 2 ? <mark key={i}>{piece}</mark> : piece))
}
