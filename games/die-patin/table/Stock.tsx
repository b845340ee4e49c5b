import type { ReactNode } from 'react'
import { useTable } from '#table/context.ts'
import type { PartProps } from '#table/types.ts'
import { CARDS, CHAIN_POINTS, MISSIONS, MOST_AREAS, MOST_BACK_ROOMS, ROUNDS, SHOPS, type CardId } from '../data.ts'
import { chainLength, symbolPoints, trophiesOf } from '../rules/end.ts'
import { missionValues } from '../rules/missions.ts'
import { HIDDEN, IN_HAND, NONE, type DiePatin } from '../state.ts'
import type { Text } from '../text/text.ts'
import { ClanHead, InlineIcon, type IconName } from './Pieces.tsx'

type Props = PartProps<DiePatin, Text> & { readonly seat: number }

const FEW_RATS = 3

/** Everything a seat has, on its card. */
export function Stock(props: Props) {
  const { view, text, seat } = props
  const { info } = text
  const values = missionValues(view)
  const rats = view.ratSupply[seat]
  return (
    <>
      <Figures {...props} />
      <Count icon="loot" what={info.loot} n={view.purse[seat]} />
      <Count icon="rat" what={info.rats} n={rats} scarce={rats <= FEW_RATS} />
      <Count icon="most-areas" what={info.areas} n={values[MOST_AREAS * view.seats + seat]} />
      <Count icon="door" what={info.backRooms} n={values[MOST_BACK_ROOMS * view.seats + seat]} />
      <Count icon="trophy" what={info.trophies} n={trophiesOf(view, seat)} spot={`trophies:${seat}`} />
      {seat === view.startSeat && <span className="pat-start">{info.startSeat}</span>}
      <Chains {...props} />
      <MissionTiles {...props} />
    </>
  )
}

interface CountProps {
  readonly icon: IconName
  readonly what: string
  readonly n: number
  readonly scarce?: boolean
  readonly spot?: string
}

function Count({ icon, what, n, scarce = false, spot }: CountProps) {
  return (
    <span className={scarce ? 'stock is-scarce' : 'stock'} title={what} data-spot={spot}>
      <InlineIcon name={icon} />
      <span className="visually-hidden">{what} </span>
      {n}
    </span>
  )
}

/** Henchmen in hand, and the boss: on her card, out in town, or still without one. */
function Figures({ view, text, seat }: Props) {
  const { seatOf } = useTable()
  const boss = view.boss[seat] === IN_HAND
  return (
    <span className="stock pat-figures" data-spot={`figures:${seat}`}>
      <span className="stock" title={text.info.henchmen}>
        <InlineIcon name="hat-shop" />
        <span className="visually-hidden">{text.info.henchmen} </span>
        {view.hand[seat]}
      </span>
      <span className={boss ? 'pat-boss' : 'pat-boss is-out'} title={text.info.boss(boss)}>
        <ClanHead seat={seat} seating={seatOf(seat)} size={20} />
        <span className="visually-hidden">{text.info.boss(boss)}</span>
      </span>
      <CardSlot view={view} text={text} seat={seat} />
    </span>
  )
}

/** The card of a seat as far as the eye may see it: none, a back, or its face. */
function CardSlot({ view, text, seat }: Omit<Props, 'who'>) {
  const card = view.card[seat]
  const id: CardId | undefined = CARDS[card]
  const name = card === NONE ? text.info.noCard : card === HIDDEN ? text.draw.hidden : text.cards[id].name
  const kind = card === NONE ? 'is-none' : card === HIDDEN ? 'is-back' : view.open[seat] ? 'is-open' : 'is-secret'
  return (
    <span className={`pat-card ${kind}`} title={name} data-spot={`card-of:${seat}`}>
      {id && <InlineIcon name={id} size={13} />}
      <span className="visually-hidden">{name}</span>
    </span>
  )
}

/** Tiles by shop: their number, and the points of the chain. */
function Chains({ view, text, seat }: Props) {
  const chains = SHOPS.map((id, shop) => ({ id, tiles: chainLength(view, seat, shop) }))
  const stars = symbolPoints(view, seat)
  return (
    <span className="pat-chains">
      {chains.map(({ id, tiles }, shop) => {
        if (tiles === 0) return null
        const says = text.info.chain(text.shops[id], tiles, CHAIN_POINTS[tiles])
        return (
          <Chip key={id} says={says} icon={id} spot={chainSpot(seat, shop)}>
            <b>{CHAIN_POINTS[tiles]}</b>
          </Chip>
        )
      })}
      {stars > 0 && (
        <Chip says={text.info.stars(stars)} icon="star">
          <b>{stars}</b>
        </Chip>
      )}
    </span>
  )
}

export const chainSpot = (seat: number, shop: number): string => `chain:${seat}/${shop}`

interface ChipProps {
  readonly says: string
  readonly icon: IconName
  readonly spot?: string
  readonly children: ReactNode
}

function Chip({ says, icon, spot, children }: ChipProps) {
  return (
    <span className="pat-chip" title={says} data-spot={spot}>
      <InlineIcon name={icon} size={14} />
      <span className="visually-hidden">{says}</span>
      <span aria-hidden="true">{children}</span>
    </span>
  )
}

/** The five tiles with their values: scored, still to come, or lost. */
function MissionTiles({ view, text, seat }: Props) {
  const scored = view.missions.slice(seat * MISSIONS.length, (seat + 1) * MISSIONS.length)
  return (
    <span className="pat-tiles" title={text.info.missionTiles}>
      <span className="visually-hidden">{text.info.missionTiles} </span>
      {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((value) => {
        const mission = scored.indexOf(value)
        const kind = mission >= 0 ? 'is-scored' : value < view.round ? 'is-lost' : 'is-open'
        const says = mission >= 0 ? text.missions[MISSIONS[mission]].name : text.info.tile[kind]
        return (
          <span key={value} className={`pat-tile ${kind}`} title={`${value}: ${says}`}>
            {value}
            <span className="visually-hidden"> {says} </span>
          </span>
        )
      })}
    </span>
  )
}
