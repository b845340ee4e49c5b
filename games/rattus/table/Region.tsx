import { seatsOf, type Seat, type Step } from '#engine/state.ts'
import { byStep } from '#engine/step.ts'
import { hatchOf } from '#table/SeatHatches.tsx'
import { SeatGlyph } from '#table/SeatMark.tsx'
import type { Move } from '#engine/move.ts'
import { useTable } from '#table/context.ts'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { REGION_IDS, TOKENS } from '../data.ts'
import { moves } from '../moves.ts'
import { finalAction, merchantTo, monkTo, plagueMove, setupPlace, spread } from '../steps.ts'
import { cubesOf, knows, NOBODY, regionsInUse, tokenAt, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { arrange, heightOf, Pile } from './Cubes.tsx'
import { REGION_SHAPES } from './generated/map.ts'
import { at, LABEL_AT, RAT_RADIUS, RAT_STEP, RATS_AT, type Layout } from './layout.ts'
import { about } from './things.ts'
import { RatPeek, RatPiece } from './Token.tsx'

export interface RegionProps extends PartProps<Rattus, Text> {
  readonly region: number
  readonly layout: Layout
}

/** Verbs that name a region. */
const VERBS = [
  'place',
  'settle',
  'king',
  'monk',
  'merchant',
  'witch',
  'monk-to',
  'merchant-to',
  'plague-to',
  'spread',
  'peasant',
  'knight',
] as const

/** What a click on a region is most likely meant to do, so that a refusal names the right rule. */
const meantBy = byStep<[], (typeof VERBS)[number]>((when) => [
  when(setupPlace, () => 'settle'),
  when(monkTo, () => 'monk-to'),
  when(merchantTo, () => 'merchant-to'),
  when(plagueMove, () => 'plague-to'),
  when(spread, () => 'spread'),
  when(finalAction, () => 'peasant'),
])

export function movesAt(region: number, asked?: Step): Move[] {
  const meant = meantBy(asked) ?? 'place'
  return [meant, ...VERBS.filter((verb) => verb !== meant)].map((verb) => moves.of[verb][region])
}

/** Who has the most cubes in a region: whom a rat's M strikes. Nobody on a tie. */
export function mostIn(view: Rattus, region: number): Seat {
  const cubes = seatsOf(view).map((seat) => cubesOf(view, region, seat))
  const most = Math.max(...cubes)
  return most > 0 && cubes.indexOf(most) === cubes.lastIndexOf(most) ? cubes.indexOf(most) : NOBODY
}

/** The land itself, in the colour and filling of whoever has the most cubes: a click on it is a click on the region. */
export function RegionLand({ view, text, region, layout }: RegionProps) {
  const { question, seatOf } = useTable()
  const id = REGION_IDS[region]
  const inUse = region < regionsInUse(view)
  const { name } = text.regions[id]
  const { path } = REGION_SHAPES[id]
  const most = inUse ? mostIn(view, region) : NOBODY
  return (
    <Spot
      id={`region:${id}`}
      moves={movesAt(region, question?.step)}
      className={inUse ? 'region' : 'region is-unused'}
      about={about(inUse ? 'region' : 'outside', region)}
    >
      <path className="land" d={path} />
      {most !== NOBODY && <path className={`held-land seat-${seatOf(most).colour}`} d={path} />}
      {most !== NOBODY && <path className="held-hatch" d={path} fill={hatchOf(seatOf(most).colour)} />}
      {!inUse && <path className="shade" d={path} />}
      <path className="edge" d={path} />
      {inUse && <circle className="bead" r={9 * layout.scale} {...beadAt(region, name, layout)} />}
    </Spot>
  )
}

const LETTER = 11

/** The bead of a lit region stands before its name. */
function beadAt(region: number, name: string, { scale }: Layout): { cx: number; cy: number } {
  const { x, y } = LABEL_AT[region]
  return { cx: x - ((name.length * LETTER) / 2 + 16) * scale, cy: y - 2 }
}

interface PiecesProps extends RegionProps {
  /** What each seat must expect to lose if the plague comes here now. */
  readonly losses: readonly number[] | null
}

/** What stands in a region: rats, cubes, and while the plague is to be moved what that would cost. */
export function RegionPieces(props: PiecesProps) {
  const { view, region, layout, losses } = props
  const piles = seatsOf(view).map((seat) => cubesOf(view, region, seat))
  const places = arrange(piles)
  const below = view.rats[region] > 0 ? 31 : 4
  return (
    <>
      <Danger {...props} />
      <g transform={at(RATS_AT[region], layout.scale)}>
        <Rats {...props} />
        <g transform={`translate(0 ${below})`}>
          {seatsOf(view).map((seat) => (
            <Pile
              key={seat}
              id={`cubes:${REGION_IDS[region]}:${seat}`}
              seat={seat}
              cubes={piles[seat]}
              places={places[seat]}
              about={about('cubes', region * view.seats + seat)}
            />
          ))}
          {losses && <Losses {...props} losses={losses} y={heightOf(places)} />}
        </g>
      </g>
    </>
  )
}

const SMALLEST_LOSS = 0.05

/** Where the move that is looked at would cost the one who is asked, the land is hatched in red. */
function Danger({ region, losses }: PiecesProps) {
  const { question, previewed } = useTable()
  const looked = previewed === moves.of['plague-to'][region]
  if (!question || !looked || (losses?.[question.seat] ?? 0) < SMALLEST_LOSS) return null
  return <path className="danger" d={REGION_SHAPES[REGION_IDS[region]].path} {...about('loss', region)} />
}

/** What the one who is asked must expect to lose here, and where one looks closely what all must. */
function Losses({ text, region, losses, y }: PiecesProps & { readonly losses: readonly number[]; readonly y: number }) {
  const { question, previewed, seatOf } = useTable()
  const all = previewed === moves.of['plague-to'][region]
  const struck = losses.flatMap((loss, seat) =>
    loss < SMALLEST_LOSS || (seat !== question?.seat && !all) ? [] : [{ seat, loss }],
  )
  return struck.map(({ seat, loss }, i) => (
    <g
      key={seat}
      className="loss"
      transform={`translate(${(i - (struck.length - 1) / 2) * 60} ${y})`}
      {...about('loss', region)}
    >
      <rect x="-28" y="-10" width="56" height="20" rx="6" />
      <g transform="translate(-18 0) scale(.75)">
        <SeatGlyph seat={seat} seating={seatOf(seat)} />
      </g>
      <text x="8" y="5.5" textAnchor="middle">
        −{text.info.decimal(loss)}
      </text>
    </g>
  ))
}

/** The name of a region, above all pieces. */
export function RegionName({ text, region, layout }: RegionProps) {
  return (
    <g transform={at(LABEL_AT[region], layout.scale)} className="region-label" {...about('region', region)}>
      <text textAnchor="middle" y="5">
        {text.regions[REGION_IDS[region]].name}
      </text>
    </g>
  )
}

const TOKEN_VERBS = ['look', 'monk-token', 'reveal'] as const

/** On a small screen rats that can be chosen grow, so that a finger finds the right one. */
const GROWN = 2.2

/** The rats of a region side by side. */
function Rats({ view, region, layout }: RegionProps) {
  const { question, isLegal } = useTable()
  const rats = view.rats[region]
  const tokens = Array.from({ length: rats }, (_, slot) => tokenAt(view, region, slot))
  const asked = question !== null && tokens.some((token) => TOKEN_VERBS.some((verb) => isLegal(moves.of[verb][token])))
  return (
    <g transform={asked && layout.compact ? `translate(0 12) scale(${GROWN})` : undefined}>
      {tokens.map((token, slot) => (
        <RatSpot key={slot} view={view} token={token} x={(slot - (rats - 1) / 2) * RAT_STEP} />
      ))}
    </g>
  )
}

interface RatSpotProps {
  readonly view: Rattus
  readonly token: number
  readonly x: number
}

/** A rat on the board; to those who looked at it, its limit and signs. Marks say who looked. */
function RatSpot({ view, token, x }: RatSpotProps) {
  const { seatOf } = useTable()
  const seers = seatsOf(view).filter((seat) => knows(view, seat, token))
  const face = view.faces[token]
  return (
    <Spot
      id={`token:${TOKENS[token]}`}
      moves={TOKEN_VERBS.map((verb) => moves.of[verb][token])}
      className="rat"
      transform={`translate(${x} 0)`}
      about={about('rat', token)}
    >
      <circle className="edge" r={RAT_RADIUS + 2} />
      <g className="piece">
        {face >= 0 ? <RatPeek face={face} radius={RAT_RADIUS} /> : <RatPiece size={2.3 * RAT_RADIUS} />}
        {seers.map((seat, i) => (
          <g key={seat} transform={`translate(${-10 + i * 11} -15) scale(.55)`}>
            <SeatGlyph seat={seat} seating={seatOf(seat)} />
          </g>
        ))}
      </g>
    </Spot>
  )
}
