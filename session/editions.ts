import type { Game, Rules } from '#engine/game.ts'

/** Where the rules of a game are: those of today, and older ones that somebody may still be playing by. */
export interface Editions<R extends Rules = Rules> {
  readonly rules: () => Promise<R>
  readonly past: (version: number) => Promise<R> | undefined
}

/** The rules of a game in a certain version; null if they are not kept any more. */
export async function rulesOf<R extends Rules>({ rules, past }: Editions<R>, version: number): Promise<R | null> {
  const present = await rules()
  if (present.version === version) return present
  const old = await past(version)
  if (!old) return null
  if (old.id !== present.id || old.version !== version)
    throw new Error(`what is kept as version ${version} of ${present.id} is version ${old.version} of ${old.id}`)
  return old
}

interface Playing {
  readonly game: () => Promise<Game>
  readonly past: (version: number) => Promise<Game> | undefined
}

/** The same with what bots need. */
export const gameOf = ({ game, past }: Playing, version: number): Promise<Game | null> =>
  rulesOf({ rules: game, past }, version)
