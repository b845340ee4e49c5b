import { useTable } from '#table/context.ts'
import type { About } from '#table/about.ts'
import type { PartProps } from '#table/types.ts'
import { CARDS, CHAIN_POINTS, MISSIONS, ROUNDS, SHOPS, type CardId } from '../data.ts'
import { chainLength, symbolPoints, trophiesOf } from '../rules/end.ts'
import { HIDDEN, IN_HAND, NONE, type DiePatin } from '../state.ts'
import type { Text } from '../text/text.ts'
import { MISSION_ICONS } from './Panels.tsx'
import { InlineIcon, type IconName } from './Pieces.tsx'
import { about } from './things.ts'

type Props = PartProps<DiePatin, Text> & { readonly seat: number }

const FEW_RATS = 3

/** What a seat has, on its card, each with its word; then its card of the round, its shops and its mission tiles. */
export function Stock(props: Props) {
  const { view, text, seat } = props
  const { info } = text
  const rats = view.ratSupply[seat]
  const trophies = trophiesOf(view, seat)
  return (
    <>
      <Figures {...props} />
      <Count icon="loot" what={info.loot} n={view.purse[seat]} is={about('purse', seat)} />
      <Count icon="rat" what={info.rats(rats)} n={rats} scarce={rats <= FEW_RATS} is={about('rats-left', seat)} />
      <CardSlot view={view} text={text} seat={seat} />
      <span className="stock" data-spot={`trophies:${seat}`} {...about('trophies', seat)}>
        {trophies > 0 && (
          <Count icon="trophy" what={info.trophies(trophies)} n={trophies} is={about('trophies', seat)} />
        )}
      </span>
      {seat === view.startSeat && (
        <span className="pat-start" {...about('start', seat)}>
          {info.startSeat}
        </span>
      )}
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
  readonly is: About
}

function Count({ icon, what, n, scarce = false, is }: CountProps) {
  return (
    <span className={scarce ? 'stock is-scarce' : 'stock'} {...is}>
      <InlineIcon name={icon} /> {n} <span className="pat-word">{what}</span>
    </span>
  )
}

/** Henchmen in hand, and the boss: on her card, out in town, or still without one. */
function Figures({ view, text, seat }: Props) {
  const boss = view.boss[seat] === IN_HAND
  return (
    <span className="stock" data-spot={`figures:${seat}`} {...about('figures', seat)}>
      <InlineIcon name="hat-shop" /> {view.hand[seat]}
      <span className="visually-hidden"> {text.info.henchmen}</span>
      <span className={boss ? 'pat-boss' : 'pat-boss is-out'} aria-hidden="true">
        + {text.figures.boss}
      </span>
      <span className="visually-hidden">{text.info.boss(boss)}</span>
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
    <span className={`pat-card ${kind}`} data-spot={`card-of:${seat}`} {...about('chosen', seat)}>
      {id && <InlineIcon name={id} size={14} />} {name}
    </span>
  )
}

/** The shops a seat has tiles of, and what all its chains and stars are worth together. */
function Chains({ view, text, seat }: Props) {
  const chains = SHOPS.map((id, shop) => ({ id, shop, tiles: chainLength(view, seat, shop) }))
  const held = chains.filter(({ tiles }) => tiles > 0)
  if (held.length === 0) return null
  const points = held.reduce((sum, { tiles }) => sum + CHAIN_POINTS[tiles], symbolPoints(view, seat))
  return (
    <span className="pat-chains" {...about('chain', seat)}>
      {held.map(({ id, shop, tiles }) => (
        <span
          key={id}
          className="pat-chip"
          data-spot={chainSpot(seat, shop)}
          {...about('chain', shop * view.seats + seat)}
        >
          <InlineIcon name={id} size={15} />
          {tiles > 1 && `×${tiles}`}
          <span className="visually-hidden">{text.info.chain(text.shops[id], tiles, CHAIN_POINTS[tiles])}</span>
        </span>
      ))}
      <span className="pat-word">{text.info.shopPoints(points)}</span>
    </span>
  )
}

export const chainSpot = (seat: number, shop: number): string => `chain:${seat}/${shop}`

/** The five rounds: the mission scored in each, the one that is on, what is to come, what was missed. */
function MissionTiles({ view, text, seat }: Props) {
  const { seatOf } = useTable()
  const scored = view.missions.slice(seat * MISSIONS.length, (seat + 1) * MISSIONS.length)
  return (
    <span
      className={`pat-tiles seat-${seatOf(seat).colour}`}
      role="group"
      aria-label={text.info.missionTiles}
      {...about('rounds', seat)}
    >
      {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((value) => {
        const mission = scored.indexOf(value)
        const kind = mission >= 0 ? 'is-scored' : value < view.round ? 'is-lost' : 'is-open'
        const says = mission >= 0 ? text.missions[MISSIONS[mission]].name : text.info.tile[kind]
        return (
          <span key={value} className={`pat-tile ${kind}${value === view.round ? ' is-now' : ''}`}>
            {mission >= 0 && <InlineIcon name={MISSION_ICONS[mission]} size={13} />}
            {value}
            <span className="visually-hidden"> {says} </span>
          </span>
        )
      })}
    </span>
  )
}
