import { plagueMove } from '../steps.ts'
import { useMemo } from 'react'
import { seatsOf } from '#engine/state.ts'
import { useTable } from '#table/context.ts'
import { GROUND } from '#table/about.ts'
import { SeatHatches } from '#table/SeatHatches.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { REGION_IDS, REGIONS_IN_USE, regionIndex, TOKENS } from '../data.ts'
import { expectedLosses } from './losses.ts'
import { moves } from '../moves.ts'
import { ratSupply, regionsInUse, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Cards } from './Cards.tsx'
import { arrange, heightOf, Pile } from './Cubes.tsx'
import { Doctor } from './Doctor.tsx'
import { BACKDROP, SEA_ARROWS } from './generated/map.ts'
import { at, bow, DOCTOR_AT, LAND, layoutFor, PALACE, REVEALED_AT, SUPPLY_AT, type Layout } from './layout.ts'
import { Paper } from './Paper.tsx'
import { movesAt, RegionLand, RegionName, RegionPieces } from './Region.tsx'
import { about } from './things.ts'
import { RatFace, RatPiece, Sign } from './Token.tsx'

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
      <SeatHatches />
      <Paper layout={layout} />
      <Land {...props} />
      <SeaArrows seats={part.view.seats} />
      <Palace {...props} />
      <RatSupply {...props} />
      <Revealed {...props} />
      <PlaguePiece {...props} />
      <Pieces {...props} />
      <Cards {...props} />
    </svg>
  )
}

/** What has just changed is drawn last, so that nothing covers the brackets around it. */
function Land(props: LaidOut) {
  const { lastMoves } = useTable()
  const changed = (region: number) => Number(movesAt(region).some(({ name }) => lastMoves.has(name)))
  const order = [...REGION_IDS.keys()].sort((a, b) => changed(a) - changed(b))
  return (
    <g className="lands" clipPath="url(#rattus-map)">
      {[17, 12, 7].map((width) => (
        <g key={width} {...GROUND}>
          <path className="coast-line" d={LAND} strokeWidth={width} />
          <path className="coast-water" d={LAND} strokeWidth={width - 1.6} />
        </g>
      ))}
      <g {...GROUND}>
        <path className="backdrop" d={BACKDROP} />
        <path className="shade" d={BACKDROP} />
      </g>
      {order.map((region) => (
        <RegionLand key={region} {...props} region={region} />
      ))}
    </g>
  )
}

/** Where neighbours are joined over the sea. */
function SeaArrows({ seats }: { readonly seats: number }) {
  const inUse = REGIONS_IN_USE[seats]
  const drawn = SEA_ARROWS.filter(({ between }) => between.every((id) => regionIndex(id) < inUse))
  return (
    <g className="sea-arrows" {...about('route')}>
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
      {REGION_IDS.slice(0, regionsInUse(view)).map((id, region) => (
        <RegionName key={id} {...props} region={region} />
      ))}
    </g>
  )
}

/** Cubes that the King has brought here are safe for good. */
function Palace({ view, text, layout }: LaidOut) {
  const { x, y, height } = PALACE
  const piles = seatsOf(view).map((seat) => view.palace[seat])
  const places = arrange(piles)
  const width = piles.some((cubes) => cubes > 0) ? 206 : 118
  return (
    <g className="palace" data-spot="palace" {...about('palace')} transform={`translate(${layout.view.x + x} ${y})`}>
      <path
        className="palace-wall"
        d={`M0 ${height}V-14H20V0H${width / 2 - 10}V-14H${width / 2 + 10}V0H${width - 20}V-14H${width}V${height}Z`}
      />
      <g transform={`translate(59 ${height / 2 - 10})`}>
        <Sign name="palace" size={92} />
      </g>
      <text className="palace-name" x="59" y={height - 10} textAnchor="middle">
        {text.palace}
      </text>
      <g transform={`translate(${width > 150 ? 156 : 59} ${height / 2 - (heightOf(places) - 24) / 2}) scale(1.1)`}>
        {seatsOf(view).map((seat) => (
          <Pile
            key={seat}
            id={`palace:${seat}`}
            seat={seat}
            cubes={piles[seat]}
            places={places[seat]}
            about={about('saved', seat)}
          />
        ))}
      </g>
    </g>
  )
}

const FEW_RATS = 4

/** The countdown: how many rats are still to come. */
function RatSupply({ view, text, layout }: LaidOut) {
  const left = ratSupply(view)
  return (
    <g
      className={left <= FEW_RATS ? 'rat-supply is-few' : 'rat-supply'}
      transform={at({ x: SUPPLY_AT.x + layout.view.x, y: SUPPLY_AT.y + layout.floor })}
      data-spot="supply"
      {...about('supply')}
    >
      <rect x="-56" y="-46" width="112" height={layout.compact ? 66 : 104} rx="8" />
      <g transform="translate(-20 -14)">
        <RatPiece size={58} />
      </g>
      <text className="rat-count" textAnchor="middle" x="32" y="2">
        {left}
      </text>
      {/* On a phone, where there is no room for them, the line above the board says the same. */}
      {!layout.compact &&
        text.info.ratsToCome.map((line, i) => (
          <text key={line} className="rat-words" textAnchor="middle" y={31 + i * 18}>
            {line}
          </text>
        ))}
    </g>
  )
}

/** The rats revealed last, the latest at the right. */
function Revealed({ view, text, layout }: LaidOut) {
  const last = view.revealed.slice(-REVEALED_AT.length)
  return (
    <g className="revealed" {...about('revealed', last.at(-1))} transform={at({ x: layout.view.x, y: layout.floor })}>
      {last.length > 0 && (
        <text className={layout.compact ? 'rat-words is-large' : 'rat-words'} x={REVEALED_AT[0].x - 30} y="-106">
          {text.info.lastRevealed}
        </text>
      )}
      {last.map((token, i) => (
        <g
          key={token}
          transform={at(REVEALED_AT[i])}
          data-spot={`revealed:${TOKENS[token]}`}
          {...about('revealed', token)}
        >
          <g className="piece">
            <RatFace face={view.faces[token]} />
          </g>
        </g>
      ))}
    </g>
  )
}

/** The largest piece. A click lets the plague move, once the seat may do that. */
function PlaguePiece({ view, layout }: LaidOut) {
  return (
    <Spot
      id="plague"
      moves={[moves.of.plague]}
      className="plague"
      transform={at(DOCTOR_AT[view.plague], layout.scale * 0.95)}
      about={about('plague')}
    >
      <ellipse className="edge" rx="36" ry="13" />
      <g className="piece">
        <Doctor />
        {view.neutral > 0 && (
          <text className="neutral" x="0" y="-14" textAnchor="middle">
            +{view.neutral}
          </text>
        )}
      </g>
    </Spot>
  )
}
