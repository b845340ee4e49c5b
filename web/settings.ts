import { createStore } from 'zustand/vanilla'
import type { Language } from '#engine/text.ts'
import type { Speed } from '#table/animate.ts'
import { keep, kept } from './kept.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How many milliseconds a bot takes for a decision at least. */
export const PACES = { none: 0, quick: 500, calm: 1200 } as const
export type Pace = keyof typeof PACES

/** What a player set up once, for every game of this browser. */
export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly speed: Speed
  readonly pace: Pace
  readonly muted: boolean
  /** Ask before a move that cannot be taken back. */
  readonly confirm: boolean
  /** Ask before a move that ends the turn. */
  readonly endTurn: boolean
  /** Say what questions are about in the first games. */
  readonly coach: boolean
  /** Show the chances of all seats where that gives no secret away. */
  readonly chances: boolean
  /** Say by the title of the page, and by a sound, that a table online waits. */
  readonly callByTitle: boolean
  readonly callBySound: boolean
  /** The name last used for the own seat. */
  readonly name: string
}

const KEY = 'revier-settings'

function load(): Settings {
  const fresh: Settings = {
    language: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: 'system',
    pace: 'quick',
    speed: 'normal',
    muted: false,
    confirm: false,
    endTurn: true,
    coach: true,
    chances: false,
    callByTitle: true,
    callBySound: true,
    name: '',
  }
  try {
    return { ...fresh, ...(JSON.parse(kept(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return fresh
  }
}

export const settings = createStore<Settings>(load)

/** Changes settings, and keeps them. */
export function change(part: Partial<Settings>): void {
  settings.setState(part)
  keep(KEY, JSON.stringify(settings.getState()))
}

/** Puts theme and language where style sheets and screen readers look for them. */
export function applySettings({ theme, language }: Settings): void {
  document.documentElement.lang = language
  document.documentElement.dataset.theme = theme
}
