import { createRequire } from 'node:module'
import type * as Ai from 'boardgame.io/dist/types/packages/ai.js'
import type * as Core from 'boardgame.io/dist/types/packages/core.js'
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js'

/** The library's entry points are folders, which `import` does not open; `require` does. */
const require = createRequire(import.meta.url)

export const { INVALID_MOVE, PlayerView } = require('boardgame.io/core') as typeof Core
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof Internal
export const { MCTSBot } = require('boardgame.io/ai') as typeof Ai
