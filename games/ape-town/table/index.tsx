import './typeface/typeface.css'
import './table.css'
import type { GameTable, PartProps } from '#table/types.ts'
import { CELLS, COLOURS, FIELDS, SEGMENT_COLOUR } from '../data.ts'
import type { ApeEvent } from '../events.ts'
import { segmentOf, type ApeTown } from '../state.ts'
import type { Text } from '../text/text.ts'
import { beats } from './beats.ts'
import { Board } from './Board.tsx'
import { Info } from './Info.tsx'
import { Tile } from './Tile.tsx'

type Props = PartProps<ApeTown, Text>

/** Money and discs of a seat; a warning when discs run out. */
function Stock({ view, text, seat }: Props & { readonly seat: number }) {
  const discs = view.supply[seat]
  return (
    <>
      <span className="stock bundle-stock" title={text.info.bundles}>
        <span className="visually-hidden">{text.info.bundles} </span>
        {view.purse[seat]}
      </span>
      <span className={discs <= 2 ? 'stock disc-stock is-scarce' : 'stock disc-stock'} title={text.info.discs}>
        <span className="visually-hidden">{text.info.discs} </span>
        {discs}
      </span>
      <span className="stock">{text.info.turnsLeft(turnsLeft(view, seat))}</span>
    </>
  )
}

/** How many tiles a seat will still place. */
function turnsLeft(view: ApeTown, seat: number): number {
  const before = (turn: number) => Math.floor((turn + view.seats - 1 - seat) / view.seats)
  return view.agenda.length === 0 ? 0 : before(FIELDS.length) - before(Math.max(0, view.turn - 1))
}

/** A field by its short name; a tile with its colour, what it costs and what it brings. */
function Face({ view, move }: Props & { readonly move: { readonly verb: string; readonly at: number } }) {
  if (move.verb === 'place') return <>{CELLS[move.at].id}</>
  const price = view.display.findIndex((tile) => segmentOf(tile) === move.at)
  if (price < 0) return null
  const gain = view.beside[price]
  return (
    <span className={`take-face on-${COLOURS[SEGMENT_COLOUR[move.at]]}`}>
      <svg viewBox="-34 -38 68 76" width="38" height="42">
        <Tile kind={view.tiles[view.display[price]]} />
      </svg>
      <span className="take-money">
        {price > 0 && <b>−{price}</b>}
        {gain > 0 && <i>+{gain}</i>}
      </span>
    </span>
  )
}

/** What taking does to the purse. */
function foretell({
  view,
  text,
  move,
}: Props & { readonly move: { readonly verb: string; readonly at: number } }): string[] {
  if (move.verb !== 'take') return []
  const price = view.display.findIndex((tile) => segmentOf(tile) === move.at)
  return price < 0 ? [] : [text.info.purseAfter(view.purse[view.active] - price + view.beside[price])]
}

export const table: GameTable<ApeTown, ApeEvent, Text> = {
  Board,
  Stock,
  Info,
  Face,
  foretell,
  status: (view, text) => text.info.turn(Math.min(view.turn, FIELDS.length), FIELDS.length),
  beats,
}
