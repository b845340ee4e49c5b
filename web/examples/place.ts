import type { Examples } from '#lessons/format.ts'
import { PARTS, sectionsOf, type RulesPage } from '#table/rules-page.ts'

/** A paragraph of a rules page. */
export const placeOf = (chapter: string, paragraph: string): string => `${chapter} ${paragraph}`

/** Which examples show what a paragraph says: each stands once, with the paragraph that tells most of what it is about. */
export function examplesOn(page: RulesPage, all: Examples): ReadonlyMap<string, readonly string[]> {
  const paragraphs = PARTS.slice(1).flatMap((part) =>
    sectionsOf(page, part).flatMap(({ id, paragraphs }) =>
      paragraphs.map(({ key, clauses }) => ({ place: placeOf(id, key), clauses })),
    ),
  )
  const examples = new Map<string, string[]>()
  for (const [id, example] of Object.entries(all)) {
    const shared = ({ clauses }: (typeof paragraphs)[number]) =>
      clauses.filter((clause) => example.clauses.includes(clause)).length
    const best = paragraphs.reduce((most, one) => (shared(one) > shared(most) ? one : most))
    if (shared(best) > 0) examples.set(best.place, [...(examples.get(best.place) ?? []), id])
  }
  return examples
}
