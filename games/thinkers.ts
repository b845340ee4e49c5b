import type { Game } from '#engine/game.ts'

/** For the worker in which bots think: whole games and nothing else, since all that a worker may load is shipped twice. */
const modules = import.meta.glob<{ game: Game }>('./*/index.ts')

/** Undefined if there is no such game. */
export const gameToThinkAbout = async (id: string): Promise<Game | undefined> =>
  (await modules[`./${id}/index.ts`]?.())?.game
