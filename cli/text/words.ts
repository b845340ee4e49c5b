import type { Language } from '#engine/text.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'

export type { Words }

export const WORDS: Readonly<Record<Language, Words>> = { en, de }
