import { useTable } from '#table/context.ts'
import { CardSpot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { QUARTERS } from '../data.ts'
import type { Town } from '../state.ts'
import type { Text } from '../text/text.ts'
import { about } from './things.ts'

/** The own home card; onlookers have none. */
export function Home({ view, text }: PartProps<Town, Text>) {
  const { eye } = useTable()
  if (typeof eye !== 'number') return null
  const home = text.quarters[QUARTERS[view.homes[eye]].id]
  return (
    <CardSpot id="home" className="home-card" about={about('home')} label={`${text.screen.home}: ${home}`}>
      {text.screen.home}: <strong>{home}</strong>
    </CardSpot>
  )
}
