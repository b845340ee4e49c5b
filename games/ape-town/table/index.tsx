import './typeface/typeface.css'
import './table.css'
import type { GameTable, PartProps } from '#table/types.ts'
import { COLOURS, DISTRICTS, FIELDS, SEGMENT_COLOUR } from '../data.ts'
import type { ApeEvent } from '../events.ts'
import { bossOf, roomIn } from '../rules/district.ts'
import { segmentOf, type ApeTown } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Board } from './Board.tsx'
import { Info } from './Info.tsx'
import { about } from './things.ts'
import { Tile } from './Tile.tsx'
import { span } from './moments/span.ts'

type Props = PartProps<ApeTown, Text>

/** Money and discs of a seat, the districts it holds, and how often it still plays; a warning when discs run out. */
function Stock({ view, text, seat }: Props & { readonly seat: number }) {
  const discs = view.supply[seat]
  const held = DISTRICTS.filter((_, district) => !roomIn(view, district) && bossOf(view, district).seat === seat).length
  return (
    <>
      <span className="stock bundle-stock" {...about('money', seat)}>
        {text.info.money(view.purse[seat])}
      </span>
      <span className={discs <= 2 ? 'stock disc-stock is-scarce' : 'stock disc-stock'} {...about('discs', seat)}>
        {text.info.discs(discs)}
      </span>
      {held > 0 && (
        <span className="stock" {...about('boss-of', seat)}>
          {text.info.bossOf(held)}
        </span>
      )}
      <span className="stock" {...about('turns', seat)}>
        {text.info.turnsLeft(turnsLeft(view, seat))}
      </span>
    </>
  )
}

/** How many tiles a seat will still place. */
function turnsLeft(view: ApeTown, seat: number): number {
  const before = (turn: number) => Math.floor((turn + view.seats - 1 - seat) / view.seats)
  return view.agenda.length === 0 ? 0 : before(FIELDS.length) - before(Math.max(0, view.turn - 1))
}

/** A tile with its colour, what it costs and what it brings. A field is named by its address. */
function Face({ view, text, move }: Props & { readonly move: { readonly verb: string; readonly at: number } }) {
  if (move.verb === 'place') return null
  const price = view.display.findIndex((tile) => segmentOf(tile) === move.at)
  if (price < 0) return null
  const gain = view.beside[price]
  const colour = COLOURS[SEGMENT_COLOUR[move.at]]
  return (
    <span className={`take-face on-${colour}`}>
      <svg viewBox="-34 -38 68 76" width="38" height="42">
        <Tile kind={view.tiles[view.display[price]]} />
      </svg>
      <span className="take-money">
        <span className="take-colour">{text.colours[colour]}</span>
        <span>
          <b>{price > 0 ? `−${price}` : 0}</b> {gain > 0 && <i>+{gain}</i>}
        </span>
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
  beats: async () => (await import('./beats.ts')).beats,
  position: async () => (await import('./position/index.ts')).describePosition,
  legend: async () => (await import('./legend/index.ts')).legend,
  moments: {
    span,
    load: async () => (await import('./moments/index.tsx')).scenes,
  },
}
