import { useEffect, useState } from 'react'
import { useTable } from './context.ts'
import type { DescribePosition } from './position.ts'
import type { GameTable, PartProps } from './types.ts'

/** The position in words, for those who listen: places under headings, each with all that lies there. */
export function Position({ table, part }: { readonly table: GameTable; readonly part: PartProps }) {
  const { words } = useTable()
  const describe = useDescription(table)
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

/** Comes after the board. */
function useDescription({ position }: GameTable): DescribePosition | null {
  const [describe, setDescribe] = useState<DescribePosition | null>(null)
  useEffect(() => {
    void position?.().then((loaded) => setDescribe(() => loaded))
  }, [position])
  return describe
}
