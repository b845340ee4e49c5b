import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#engine/text.ts'
import { GAMES } from '#games/index.ts'
import { pagesOf } from '#games/pages.ts'
import { isAmong, PARTS, sectionsOf, type RulesPage } from '#table/rules-page.ts'
import { clausesIn } from '../scripts/rules-coverage.ts'

/** All paragraphs of the parts after the summary. */
const chapters = (page: RulesPage) => PARTS.slice(1).flatMap((part) => sectionsOf(page, part))
const clausesOn = (page: RulesPage): Set<string> =>
  new Set(chapters(page).flatMap(({ paragraphs }) => paragraphs.flatMap(({ clauses }) => clauses)))

describe.each(Object.keys(GAMES))('the rules page of %s', (id) => {
  const pages = pagesOf(id)
  const known = clausesIn(readFileSync(`games/${id}/RULES.md`, 'utf8'))

  it('names only clauses that exist', async () => {
    const { structure } = await pages.rulesPage('en')
    const named = PARTS.flatMap((part) => Object.values(structure[part])).flatMap((chapter) => Object.values(chapter))
    expect(named.flatMap(({ clauses }) => clauses).filter((clause) => !known.includes(clause))).toEqual([])
    const { beyond = [] } = structure
    expect(beyond.filter((one) => !known.some((clause) => isAmong(clause, [one])))).toEqual([])
  })

  it('tells of every clause that players need, and of each that a refusal names', async () => {
    const page = await pages.rulesPage('en')
    const told = clausesOn(page)
    const { beyond = [] } = page.structure
    expect(known.filter((clause) => !told.has(clause) && !isAmong(clause, beyond))).toEqual([])
    expect([...told].filter((clause) => isAmong(clause, beyond))).toEqual([])
    const { clauses } = await GAMES[id].text.en()
    expect(Object.keys(clauses).filter((clause) => !told.has(clause))).toEqual([])
  })

  it('has a summary of one page that says nothing which the chapters do not', async () => {
    const page = await pages.rulesPage('en')
    const told = clausesOn(page)
    const lines = sectionsOf(page, 'summary').flatMap(({ paragraphs }) => paragraphs)
    expect(lines.flatMap(({ clauses }) => clauses).filter((clause) => !told.has(clause))).toEqual([])
    for (const language of LANGUAGES) {
      const summary = sectionsOf(await pages.rulesPage(language), 'summary')
      const length = summary.reduce(
        (sum, { title, paragraphs }) => sum + title.length + paragraphs.map(({ text }) => text).join('').length,
        0,
      )
      expect(length).toBeLessThan(2800)
    }
  })

  it('has words for every paragraph in both languages, no two alike, and none left in the other language', async () => {
    const [en, de] = await Promise.all(LANGUAGES.map((language) => pages.rulesPage(language)))
    const texts = (page: RulesPage) =>
      PARTS.flatMap((part) => sectionsOf(page, part)).flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    expect(texts(en).filter((text) => !text)).toEqual([])
    expect(texts(de).filter((text) => !text)).toEqual([])
    for (const page of [en, de]) expect(new Set(texts(page)).size).toBe(texts(page).length)
    expect(texts(de).filter((text) => texts(en).includes(text))).toEqual([])
  })
})
