import type { Game, Rules } from '#engine/game.ts'
import type { State } from '#engine/state.ts'
import type { GameText, Language, Who } from '#engine/text.ts'

/** Draws a position with characters, for the terminal. */
export interface Terminal {
  draw(view: State, text: GameText, who: Who): string
}

/** Where the parts of a game are; each is loaded when it is needed. */
export interface GameFolder {
  /** What it takes to play it and to show it. */
  readonly rules: () => Promise<Rules>
  /** The same with what bots and tests need. */
  readonly game: () => Promise<Game>
  readonly text: Readonly<Record<Language, () => Promise<GameText>>>
  readonly terminal: () => Promise<Terminal>
}

/** All games, in the order in which they are offered. A new game is one more folder and one more entry here. */
export const GAMES: Readonly<Record<string, GameFolder>> = {
  'ape-town': {
    rules: async () => (await import('./ape-town/rules/index.ts')).rules,
    game: async () => (await import('./ape-town/index.ts')).game,
    text: {
      en: async () => (await import('./ape-town/text/en.ts')).text,
      de: async () => (await import('./ape-town/text/de.ts')).text,
    },
    terminal: () => import('./ape-town/draw.ts'),
  },
  rattus: {
    rules: async () => (await import('./rattus/rules/index.ts')).rules,
    game: async () => (await import('./rattus/index.ts')).game,
    text: {
      en: async () => (await import('./rattus/text/en.ts')).text,
      de: async () => (await import('./rattus/text/de.ts')).text,
    },
    terminal: () => import('./rattus/draw.ts'),
  },
  'die-patin': {
    rules: async () => (await import('./die-patin/rules/index.ts')).rules,
    game: async () => (await import('./die-patin/index.ts')).game,
    text: {
      en: async () => (await import('./die-patin/text/en.ts')).text,
      de: async () => (await import('./die-patin/text/de.ts')).text,
    },
    terminal: () => import('./die-patin/draw.ts'),
  },
  'der-boss': {
    rules: async () => (await import('./der-boss/rules/index.ts')).rules,
    game: async () => (await import('./der-boss/index.ts')).game,
    text: {
      en: async () => (await import('./der-boss/text/en.ts')).text,
      de: async () => (await import('./der-boss/text/de.ts')).text,
    },
    terminal: () => import('./der-boss/draw.ts'),
  },
  'nanty-narking': {
    rules: async () => (await import('./nanty-narking/rules/index.ts')).rules,
    game: async () => (await import('./nanty-narking/index.ts')).game,
    text: {
      en: async () => (await import('./nanty-narking/text/en.ts')).text,
      de: async () => (await import('./nanty-narking/text/de.ts')).text,
    },
    terminal: () => import('./nanty-narking/draw.ts'),
  },
}

export const gameFolder = (id: string): GameFolder | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined)
