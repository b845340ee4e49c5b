import type { Seat } from '#engine/state.ts'
import { useTable } from '#table/context.ts'
import type { PartProps } from '#table/types.ts'
import { CARDS } from '../data.ts'
import { cubesInRegions, hasUsed, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { CubePicture } from './Cubes.tsx'
import { about } from './things.ts'
import { SignPicture } from './Token.tsx'

const FEW_CUBES = 4

/** Cubes still to be placed, the cards held, then where the others are. */
export function Stock({ view, text, seat }: PartProps<Rattus, Text> & { readonly seat: Seat }) {
  const { seatOf } = useTable()
  const supply = view.supply[seat]
  return (
    <>
      <span className={supply <= FEW_CUBES ? 'stock is-scarce' : 'stock'} {...about('to-place', seat)}>
        <CubePicture seat={seat} colour={seatOf(seat).colour} size={18} />
        {supply} <span className="stock-word">{text.info.toPlace}</span>
      </span>
      <span className="stock held">
        {CARDS.map(({ id }, card) =>
          view.cards[card] === seat ? (
            <span
              key={id}
              data-spot={`held:${id}`}
              {...about('held', card)}
              className={seat === view.active && hasUsed(view, card) ? 'held-card is-used' : 'held-card'}
            >
              <SignPicture name={id} size={18} />
              <span className="held-name">{text.cards[id].name}</span>
            </span>
          ) : null,
        )}
      </span>
      {view.palace[seat] > 0 && (
        <span className="stock where" {...about('where', seat)}>
          {text.info.where(cubesInRegions(view, seat), view.palace[seat])}
        </span>
      )}
    </>
  )
}
