/**
 * The folders of games. There is no list of them: a folder with a `manifest.ts` is a game.
 * `#games/folders` is folders.node.ts or folders.browser.ts, as package.json says.
 */
export interface Folders {
  /** All manifests, in no particular order. */
  readonly manifests: readonly unknown[]
  /** A module of a game by its path: `ID/rules/index.ts`. */
  load(path: string): Promise<unknown>
  /** What `npm run freeze` kept of a game, in a version; undefined if nothing was. */
  past(id: string, version: number): Promise<unknown> | undefined
}
