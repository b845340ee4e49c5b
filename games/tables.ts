import type { Language } from '#engine/text.ts'
import type { RulesPage } from '#table/rules-page.ts'
import type { Figures, GameTable } from '#table/types.ts'
import { card as apeTown } from './ape-town/table/card.ts'
import { card as derBoss } from './der-boss/table/card.ts'
import { card as diePatin } from './die-patin/table/card.ts'
import { card as nantyNarking } from './nanty-narking/table/card.ts'
import { card as rattus } from './rattus/table/card.ts'
import type { Blurbs } from './text/text.ts'

/** What the home page shows of a game before any of it is loaded. */
export interface Card {
  readonly seats: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** From 1, light, to 5. */
  readonly weight: number
  /** The address of its picture. */
  readonly cover: string
}

/** The parts of a game that only the screen needs; each is loaded when it is needed. */
export interface ScreenFolder {
  readonly card: Card
  readonly table: () => Promise<GameTable>
  readonly figures: () => Promise<Figures>
  readonly rulesPage: Readonly<Record<Language, () => Promise<RulesPage>>>
}

const screens = {
  'ape-town': {
    card: apeTown,
    table: async () => (await import('./ape-town/table/index.tsx')).table,
    figures: async () => (await import('./ape-town/table/figures.tsx')).figures,
    rulesPage: {
      en: async () => (await import('./ape-town/text/rules.en.ts')).rulesPage,
      de: async () => (await import('./ape-town/text/rules.de.ts')).rulesPage,
    },
  },
  rattus: {
    card: rattus,
    table: async () => (await import('./rattus/table/index.tsx')).table,
    figures: async () => (await import('./rattus/table/figures.tsx')).figures,
    rulesPage: {
      en: async () => (await import('./rattus/text/rules.en.ts')).rulesPage,
      de: async () => (await import('./rattus/text/rules.de.ts')).rulesPage,
    },
  },
  'die-patin': {
    card: diePatin,
    table: async () => (await import('./die-patin/table/index.tsx')).table,
    figures: async () => (await import('./die-patin/table/figures.tsx')).figures,
    rulesPage: {
      en: async () => (await import('./die-patin/text/rules.en.ts')).rulesPage,
      de: async () => (await import('./die-patin/text/rules.de.ts')).rulesPage,
    },
  },
  'der-boss': {
    card: derBoss,
    table: async () => (await import('./der-boss/table/index.tsx')).table,
    figures: async () => (await import('./der-boss/table/figures.tsx')).figures,
    rulesPage: {
      en: async () => (await import('./der-boss/text/rules.en.ts')).rulesPage,
      de: async () => (await import('./der-boss/text/rules.de.ts')).rulesPage,
    },
  },
  'nanty-narking': {
    card: nantyNarking,
    table: async () => (await import('./nanty-narking/table/index.tsx')).table,
    figures: async () => (await import('./nanty-narking/table/figures.tsx')).figures,
    rulesPage: {
      en: async () => (await import('./nanty-narking/text/rules.en.ts')).rulesPage,
      de: async () => (await import('./nanty-narking/text/rules.de.ts')).rulesPage,
    },
  },
} satisfies Readonly<Record<string, ScreenFolder>>

export type ScreenId = keyof typeof screens

/** The games that can be played on the screen, in the order in which they are offered. */
export const SCREENS: Readonly<Record<string, ScreenFolder>> = screens

/** Title and a sentence for each of them. */
export const BLURBS: Readonly<Record<Language, () => Promise<Blurbs>>> = {
  en: async () => (await import('./text/en.ts')).blurbs,
  de: async () => (await import('./text/de.ts')).blurbs,
}
