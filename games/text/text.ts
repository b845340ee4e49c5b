import type { ScreenId } from '../tables.ts'

/** What the home page says of each game, before any of it is loaded. */
export type Blurbs = Readonly<Record<ScreenId, { readonly title: string; readonly blurb: string }>>
