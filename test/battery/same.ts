/** Whether two pieces of plain data are equal: as much as comparing their JSON, many times as fast. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  return Object.getPrototypeOf(a) === Object.getPrototypeOf(b) && sameFields(a, b)
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false
  return true
}

function sameFields(a: object, b: object): boolean {
  const keys = Object.keys(a) as (keyof typeof a)[]
  if (Object.keys(b).length !== keys.length) return false
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false
  return true
}
