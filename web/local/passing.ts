import type { PlayEntry } from '#session/entries.ts'
import { Gone, summed, type SavedGame, type Shelf } from './shelf.ts'

/** A shelf in memory, for browsers that keep nothing: the games are there until the page is closed. */
export function passingShelf(): Shelf {
  const games = new Map<string, { saved: SavedGame; readonly entries: PlayEntry[] }>()
  const find = (id: string) => {
    const game = games.get(id)
    if (!game) throw new Gone()
    return game
  }
  return {
    lasting: false,
    list: async () => [...games.values()].map(({ saved }) => saved).toSorted((a, b) => b.changed - a.changed),
    load: async (id) => games.get(id)?.saved,
    add: async (saved, entries) => void games.set(saved.id, { saved, entries: [...entries] }),
    reseat: async (id, seating) => {
      const game = find(id)
      game.saved = { ...game.saved, seating }
    },
    remove: async (id) => void games.delete(id),
    log: (id) => ({
      read: async (from) => find(id).entries.slice(from),
      async append(after, entry, then) {
        const game = find(id)
        if (game.entries.length !== after) return { written: false, others: game.entries.slice(after) }
        game.entries.push(entry)
        game.saved = summed(game.saved, then)
        return { written: true }
      },
      follow: () => () => undefined,
    }),
    onChange: () => () => undefined,
  }
}
