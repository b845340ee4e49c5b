import { useTable } from './context.ts'
import { useLate } from './late.tsx'
import type { GameTable, PartProps } from './types.ts'

/** The position in words, for those who listen: places under headings, each with all that lies there. */
export function Position({ table, part }: { readonly table: GameTable; readonly part: PartProps }) {
  const { words } = useTable()
  const describe = useLate(table.position)
  return describe?.({ ...part, language: words.language }).map(({ title, places }) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {places.map(({ name, facts }) => (
          <li key={name}>{[name, facts.join('; ')].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
    </section>
  ))
}
