import './typeface/typeface.css'
import './table.css'
import type { GameTable, PartProps } from '#table/types.ts'
import { LAMPS } from '../data.ts'
import type { TownEvent } from '../events.ts'
import type { Town } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Board } from './Board.tsx'
import { Home } from './Home.tsx'
import { Info } from './Info.tsx'
import { about } from './things.ts'

/** The lamps that a seat has left. */
function Stock({ view, text, seat }: PartProps<Town, Text> & { readonly seat: number }) {
  return (
    <span className="stock" {...about('left', seat)}>
      <span className="visually-hidden">{text.screen.lamps} </span>
      {'●'.repeat(view.supply[seat])}
      {'○'.repeat(LAMPS - view.supply[seat])}
    </span>
  )
}

export const table: GameTable<Town, TownEvent, Text> = {
  Board,
  Stock,
  Info,
  Hand: Home,
  answers: { carry: 'may', stay: 'stop' },
  status: (view, text) => text.screen.turn(view.turn, view.seats * LAMPS),
  beats: async () => (await import('./beats.ts')).beats,
  legend: async () => (await import('./legend/index.ts')).legend,
}
