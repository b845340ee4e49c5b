/**
 * How to get from one plain value to another: an object says what becomes of its keys, `[value]` puts a value there, `0`
 * takes the key away. Lists are gone through by their indices and may grow or shrink at their end.
 */
export type Difference = { readonly [key: string]: Difference | readonly [unknown] | 0 }

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** The difference, or null if there is none. Both must be JSON values of the same kind: two objects or two lists. */
export function difference(from: object, to: object): Difference | null {
  const changes: Record<string, Difference | readonly [unknown] | 0> = {}
  let any = false
  const [before, after] = [from as Plain, to as Plain]
  for (const key in after) {
    const [old, fresh] = [before[key], after[key]]
    if (old === fresh) continue
    const deeper = alike(old, fresh) ? difference(old as object, fresh as object) : ([fresh] as const)
    if (deeper === null) continue
    changes[key] = deeper
    any = true
  }
  for (const key in before) {
    if (key in after) continue
    changes[key] = 0
    any = true
  }
  return any ? changes : null
}

const alike = (old: unknown, fresh: unknown): boolean =>
  isPlain(old) && isPlain(fresh) && Array.isArray(old) === Array.isArray(fresh)

/** The other value. What did not change is shared with the first, which stays as it was. */
export function apply<T extends object>(from: T, changes: Difference): T {
  const to = (Array.isArray(from) ? from.slice() : { ...from }) as Record<string, unknown>
  for (const key of Object.keys(changes)) {
    const change = changes[key]
    if (change === 0) remove(to, key)
    else if (Array.isArray(change)) to[key] = change[0]
    else to[key] = apply(to[key] as object, change as Difference)
  }
  return to as T
}

/** Of a list only the end is ever taken away. */
function remove(to: Record<string, unknown>, key: string): void {
  if (Array.isArray(to)) to.length = Math.min(to.length, Number(key))
  else delete to[key]
}
