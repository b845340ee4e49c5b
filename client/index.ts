import type { Rules } from '#engine/game.ts'
import { apiClient, type HttpOptions } from './http.ts'
import { openLink, type LinkOptions } from './link.ts'
import { wordOpener } from './opening.ts'
import { remoteTable } from './remote-table.ts'
import { inMemory, sealedWords, type WordKeeper } from './words.ts'

export { ApiProblem } from './http.ts'
export type { LinkState, Reply } from './link.ts'
export type { RemoteState, RemoteTable } from './remote-table.ts'

export interface ClientOptions extends HttpOptions, Omit<LinkOptions, 'lang'> {
  readonly lang?: 'en' | 'de'
  /** The rules of a game in a version; null if they are not to be had. */
  rules(game: string, version: number): Promise<Rules | null>
  readonly keeper?: WordKeeper
}

/** Everything a person, a bot or a tool can do at a server of Revier. */
export function openClient(options: ClientOptions) {
  const { lang = 'en', keeper = inMemory(), rules } = options
  const api = apiClient(options)
  const link = openLink({ ...options, lang })
  const words = sealedWords(keeper)
  const openWord = wordOpener(api, words)
  // A table may begin while we are elsewhere.
  link.onFrame((frame) => {
    if (frame.t === 'notice' && frame.kind === 'begin')
      void api('table', { params: { table: frame.table } }).then(openWord, () => {})
  })
  return {
    /** The HTTP API; see the OpenAPI document of the server. */
    api,
    link,
    words,
    /** Comes to a table, to play or to watch. */
    table: (id: string) => remoteTable(id, { api, link, words, rules, openWord }),
    close: () => link.close(),
  }
}

export type Client = ReturnType<typeof openClient>
