import type { Language } from './text.ts'

/** Small words that every sentence needs, in one language. */
export interface Wording {
  /** `A, B and C`. */
  and(items: readonly string[]): string
  /** `A, B or C`. */
  or(items: readonly string[]): string
  /** The form that goes with a number, without the number. */
  form(n: number, one: string, other: string): string
  /** The number with its form: `1 point`, `2 points`. */
  count(n: number, one: string, other: string): string
}

/** The words of a language. Formatters are costly to make and are made once. */
function wordingOf(language: Language): Wording {
  const and = new Intl.ListFormat(language)
  const or = new Intl.ListFormat(language, { type: 'disjunction' })
  const plural = new Intl.PluralRules(language)
  const form = (n: number, one: string, other: string): string => (plural.select(n) === 'one' ? one : other)
  return {
    and: (items) => and.format(items),
    or: (items) => or.format(items),
    form,
    count: (n, one, other) => `${n} ${form(n, one, other)}`,
  }
}

/** With a capital letter, for the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const english: Wording = wordingOf('en')
export const german: Wording = wordingOf('de')
