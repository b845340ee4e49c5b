import type { Game, Rules } from '#engine/game.ts'

/** Where the rules of a game are: those of today, and older ones that somebody may still be playing by. */
export interface Editions {
  readonly rules: () => Promise<Rules>
  readonly past?: Readonly<Record<number, () => Promise<Rules>>>
}

/** The rules of a game in a certain version; null if they are not kept any more. */
export async function rulesOf(editions: Editions, version: number): Promise<Rules | null> {
  const present = await editions.rules()
  return present.version === version ? present : pastOf(editions, present, version)
}

interface Playing extends Editions {
  readonly game: () => Promise<Game>
  readonly past?: Readonly<Record<number, () => Promise<Game>>>
}

/** The same with what bots need. */
export async function gameOf(editions: Playing, version: number): Promise<Game | null> {
  const present = await editions.game()
  return present.version === version ? present : pastOf(editions, present, version)
}

async function pastOf<R extends Rules>(
  { past = {} }: { readonly past?: Readonly<Record<number, () => Promise<R>>> },
  present: Rules,
  version: number,
): Promise<R | null> {
  if (!Object.hasOwn(past, version)) return null
  const old = await past[version]()
  if (old.id !== present.id || old.version !== version)
    throw new Error(`what is kept as version ${version} of ${present.id} is version ${old.version} of ${old.id}`)
  return old
}
