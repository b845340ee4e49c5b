import { useTable } from '#table/context.ts'
import type { PartProps } from '#table/types.ts'
import { QUARTERS } from '../data.ts'
import type { Town } from '../state.ts'
import type { Text } from '../text/text.ts'

/** The own home card; spectators have none. */
export function Home({ view, text }: PartProps<Town, Text>) {
  const { eye } = useTable()
  if (typeof eye !== 'number') return null
  return (
    <p className="home-card">
      {text.screen.home}: <strong>{text.quarters[QUARTERS[view.homes[eye]].id]}</strong>
    </p>
  )
}
