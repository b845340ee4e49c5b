import { API, type Answer, type ApiName, type Body, type Params, type Query, type Route } from '#protocol/api.ts'
import type { ProblemCode } from '#protocol/problems.ts'

/** What the server says is wrong, or `offline` if it says nothing. */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'offline'
  readonly field: string | undefined
  constructor(code: ProblemCode | 'offline', field?: string) {
    super(field ? `${code}: ${field}` : code)
    this.name = 'ApiProblem'
    this.code = code
    this.field = field
  }
}

/** What goes into a request; parts without content may be left out. */
export type Ask<K extends ApiName> = (Params<K> extends Record<string, never> ? object : { params: Params<K> }) &
  (Query<K> extends Record<string, never> ? object : { query: { [Q in keyof Query<K>]: Query<K>[Q] } }) &
  (Body<K> extends Record<string, never> ? object : { body: Body<K> })

export interface HttpOptions {
  /** Where the server is: `https://play.example.org`; a page asks its own. */
  readonly url: string
  /** For tools; a browser has its cookie. */
  readonly token?: string
  readonly fetch?: typeof fetch
}

/** Asks the HTTP API; every address by its name, with its own types. */
export function apiClient({ url, token, fetch: send = fetch }: HttpOptions) {
  return async <K extends ApiName>(name: K, ask: Ask<K>): Promise<Answer<K>> => {
    const { method, path }: Route = API[name]
    const { params, query, body } = ask as { params?: object; query?: object; body?: object }
    const response = await send(url + fill(path, params) + search(query), {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new ApiProblem('offline')
    })
    const answer = (await response.json().catch(() => ({ error: 'offline' }))) as Answer<K> & {
      error?: ProblemCode
      field?: string
    }
    if (!response.ok) throw new ApiProblem(answer.error ?? 'offline', answer.field)
    return answer
  }
}

export type Api = ReturnType<typeof apiClient>

const fill = (path: string, params: object = {}): string =>
  Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )

function search(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
