/**
 * The folders of games. There is no list of them: a folder with a `manifest.ts` is a game.
 * `#games/folders` is folders.node.ts or folders.browser.ts, as package.json says.
 */
export interface Folders {
  /** All manifests, in no particular order. */
  readonly manifests: readonly unknown[]
  /** A module of a game by its path: `ID/rules/index.ts`. */
  load(path: string): Promise<unknown>
  /** Paths of older editions: `GAME/past/1.js`. See scripts/freeze.ts. */
  readonly past: readonly string[]
}
