const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The fields of something, if it has any. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

/** The fields of what was kept as JSON, as far as it can be read. */
export function parseFields(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(kept ?? 'null'))
  } catch {
    return {}
  }
}

/** The names in a list; whatever else is there is left out. */
export const namesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []

const isNames = (list: unknown): list is string[] => Array.isArray(list) && namesIn(list).length === list.length

/** Lists of names by game; what is no such list is left out. */
export const listsIn = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string[]] => isNames(entry[1])))
