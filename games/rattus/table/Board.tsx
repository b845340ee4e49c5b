import { plagueMove } from '../steps.ts'
import { useMemo } from 'react'
import { seatsOf } from '#engine/state.ts'
import { useTable } from '#table/context.ts'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { MOST_RATS, REGION_IDS, REGIONS_IN_USE, regionIndex, TOKENS } from '../data.ts'
import { expectedLosses } from './losses.ts'
import { moves } from '../moves.ts'
import { ratSupply, regionsInUse, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Cards } from './Cards.tsx'
import { Pile } from './Cubes.tsx'
import { BACKDROP, SEA_ARROWS } from './generated/map.ts'
import { at, bow, LAND, layoutFor, PALACE, RAT_STEP, RATS_AT, REVEALED_AT, SUPPLY_AT, type Layout } from './layout.ts'
import { Paper } from './Paper.tsx'
import { RegionLand, RegionPieces } from './Region.tsx'
import { RatBack, RatFace, Sign } from './Token.tsx'

type Props = PartProps<Rattus, Text>
type LaidOut = Props & { readonly layout: Layout }

/** Europe on parchment, with the palace in the north-west and the cards beside it. */
export function Board({ compact, ...part }: Props & { readonly compact: boolean }) {
  const layout = layoutFor(part.view.seats, compact)
  const { x, y, width, height } = layout.view
  const props = { ...part, layout }
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      className="rattus-board"
      preserveAspectRatio={compact ? 'xMidYMin' : undefined}
    >
      <Paper layout={layout} />
      <Land {...props} />
      <SeaArrows seats={part.view.seats} />
      <Palace {...props} />
      <Pieces {...props} />
      <RatSupply {...props} />
      <Revealed {...props} />
      <PlaguePiece {...props} />
      <Cards {...props} />
    </svg>
  )
}

function Land(props: LaidOut) {
  return (
    <g className="lands" clipPath="url(#rattus-map)">
      {[17, 12, 7].map((width) => (
        <g key={width}>
          <path className="coast-line" d={LAND} strokeWidth={width} />
          <path className="coast-water" d={LAND} strokeWidth={width - 1.6} />
        </g>
      ))}
      <path className="backdrop" d={BACKDROP} />
      <path className="shade" d={BACKDROP} />
      {REGION_IDS.map((id, region) => (
        <RegionLand key={id} {...props} region={region} />
      ))}
    </g>
  )
}

/** Where neighbours are joined over the sea. */
function SeaArrows({ seats }: { readonly seats: number }) {
  const inUse = REGIONS_IN_USE[seats]
  const drawn = SEA_ARROWS.filter(({ between }) => between.every((id) => regionIndex(id) < inUse))
  return (
    <g className="sea-arrows">
      {drawn.map(({ between, points }) => (
        <path key={between.join()} d={bow(points)} markerStart="url(#rattus-arrow)" markerEnd="url(#rattus-arrow)" />
      ))}
    </g>
  )
}

/** Regions with what stands in them; while the plague is to be moved, with what it would cost. */
function Pieces(props: LaidOut) {
  const { view } = props
  const { question, isLegal } = useTable()
  const moving = plagueMove.is(question?.step)
  const losses = useMemo(() => (moving ? expectedLosses(view) : null), [moving, view])
  return (
    <g className="pieces">
      {REGION_IDS.slice(0, regionsInUse(view)).map((id, region) => {
        const first = region * view.seats
        const shown = isLegal(moves.of['plague-to'][region]) ? (losses?.slice(first, first + view.seats) ?? null) : null
        return <RegionPieces key={id} {...props} region={region} losses={shown} />
      })}
    </g>
  )
}

/** Cubes that the King has brought here are safe for good. */
function Palace({ view, text, layout }: LaidOut) {
  const { x, y, width, height } = PALACE
  const scale = layout.scale > 1 ? 1.35 : 1.15
  return (
    <g className="palace" data-spot="palace" transform={`translate(${x} ${y})`}>
      <rect className="palace-wall" width={width} height={height} rx="4" />
      <path
        className="palace-wall"
        d={`M4 0V-12H24V0M52 0V-12H72V0M${width - 72} 0V-12H${width - 52}V0M${width - 24} 0V-12H${width - 4}V0`}
      />
      <g transform={`translate(62 ${height / 2 - 6})`}>
        <Sign name="palace" size={100} />
      </g>
      <text className="palace-name" x="62" y={height - 9} textAnchor="middle">
        {text.palace}
      </text>
      {seatsOf(view).map((seat) => (
        <Pile
          key={seat}
          id={`palace:${seat}`}
          seat={seat}
          cubes={view.palace[seat]}
          transform={at({ x: 158 + (seat % 2) * 76, y: 42 + Math.floor(seat / 2) * 54 }, scale)}
        />
      ))}
    </g>
  )
}

const FEW_RATS = 4

/** The countdown: how many rats are still to come. */
function RatSupply({ view, text }: LaidOut) {
  const left = ratSupply(view)
  return (
    <g className={left <= FEW_RATS ? 'rat-supply is-few' : 'rat-supply'} transform={at(SUPPLY_AT)} data-spot="supply">
      <title>{text.info.ratsLeft(left)}</title>
      {left > 2 && <circle className="rat-shadow" cx="5" cy="5" r="32" />}
      {left > 1 && <circle className="rat-shadow" cx="2.5" cy="2.5" r="32" />}
      <RatBack radius={32} />
      <text textAnchor="middle" y="13">
        {left}
      </text>
    </g>
  )
}

/** The rats revealed last, the latest at the right. */
function Revealed({ view, text }: LaidOut) {
  const last = view.revealed.slice(-REVEALED_AT.length)
  return (
    <g className="revealed">
      <title>{text.info.lastRevealed}</title>
      {last.map((token, i) => (
        <g key={token} transform={at(REVEALED_AT[i])} data-spot={`revealed:${TOKENS[token]}`}>
          <g className="piece">
            <RatFace face={view.faces[token]} />
          </g>
        </g>
      ))}
    </g>
  )
}

/** A click lets the plague move, once the seat may do that. */
function PlaguePiece({ view, text, layout }: LaidOut) {
  const { x, y } = RATS_AT[view.plague]
  const beside = ((layout.compact ? Math.max(1, view.rats[view.plague]) : MOST_RATS) * RAT_STEP) / 2 + 21
  return (
    <Spot
      id="plague"
      moves={[moves.of.plague]}
      className="plague"
      transform={at({ x: x - beside * layout.scale, y }, layout.scale)}
      title={text.plague}
    >
      <g className="piece">
        <circle r="20" />
        <Sign name="plague" size={34} />
        {view.neutral > 0 && (
          <text className="neutral" x="17" y="-11" textAnchor="middle">
            +{view.neutral}
          </text>
        )}
      </g>
    </Spot>
  )
}
