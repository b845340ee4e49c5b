import type { Table } from '#protocol/api.ts'
import type { Api } from './http.ts'
import type { sealedWords } from './words.ts'

/** Opens our word at a table once all have sealed, if our seal is there as we gave it; for each sealing once. */
export function wordOpener(api: Api, words: ReturnType<typeof sealedWords>) {
  const opened = new Set<string>()
  return async ({ id, status, gen, mine, seals }: Table): Promise<void> => {
    const key = `${id} ${gen}`
    if (status !== 'sealing' || mine === null || opened.has(key)) return
    const word = words.word(id, gen)
    if (word === null || seals?.[mine] !== words.seal(id, gen, mine)) return
    opened.add(key)
    await api('openWord', { params: { table: id }, body: { gen, word } }).catch(() => opened.delete(key))
  }
}
