import { seatsOf, type Seat, type Step } from '#engine/state.ts'
import { byStep } from '#engine/step.ts'
import type { Move } from '#engine/move.ts'
import { useTable } from '#table/context.ts'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { KING, MOST_RATS, REGION_IDS, TOKENS } from '../data.ts'
import { moves } from '../moves.ts'
import { finalAction, merchantTo, monkTo, plagueMove, setupPlace, spread } from '../steps.ts'
import { cubesOf, knows, population, regionsInUse, tokenAt, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Pile } from './Cubes.tsx'
import { REGION_SHAPES } from './generated/map.ts'
import { at, cubesAt, LABEL_AT, RAT_RADIUS, RAT_STEP, RATS_AT, type Layout } from './layout.ts'
import { RatBack, RatPeek, Sign } from './Token.tsx'

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

function movesAt(region: number, asked: Step | undefined): Move[] {
  const meant = meantBy(asked) ?? 'place'
  return [meant, ...VERBS.filter((verb) => verb !== meant)].map((verb) => moves.of[verb][region])
}

/** The land itself: a click on it is a click on the region. */
export function RegionLand({ view, text, region }: RegionProps) {
  const { question } = useTable()
  const id = REGION_IDS[region]
  const inUse = region < regionsInUse(view)
  const { name, modern } = text.regions[id]
  return (
    <Spot
      id={`region:${id}`}
      moves={movesAt(region, question?.step)}
      className={inUse ? `region tint-${id}` : 'region is-unused'}
      title={inUse ? text.info.region(name, modern, view.rats[region], population(view, region)) : name}
    >
      <path className="land" d={REGION_SHAPES[id].path} />
      {!inUse && <path className="shade" d={REGION_SHAPES[id].path} />}
    </Spot>
  )
}

interface PiecesProps extends RegionProps {
  /** What each seat must expect to lose if the plague comes here now. */
  readonly losses: readonly number[] | null
}

/** What stands in a region: name with population, rats, cubes. */
export function RegionPieces(props: PiecesProps) {
  const { view, text, region, layout, losses } = props
  const here = seatsOf(view).filter((seat) => cubesOf(view, region, seat) > 0)
  const place = (seat: Seat) => cubesAt(Math.max(0, here.indexOf(seat)), Math.max(1, here.length), losses !== null)
  return (
    <>
      <Label {...props} />
      <g transform={at(RATS_AT[region], layout.scale)}>
        <Rats {...props} />
        {seatsOf(view).map((seat) => (
          <Pile
            key={seat}
            id={`cubes:${REGION_IDS[region]}:${seat}`}
            seat={seat}
            cubes={cubesOf(view, region, seat)}
            transform={at(place(seat))}
            loss={shownLoss(losses?.[seat], text)}
          />
        ))}
      </g>
    </>
  )
}

const SMALLEST_LOSS = 0.05

const shownLoss = (loss = 0, { info }: Text): string | undefined =>
  loss < SMALLEST_LOSS ? undefined : info.decimal(loss)

const LETTER = 10.2

/** The name, and beside it the number that limits are checked against. */
function Label({ view, text, region, layout }: RegionProps) {
  const name = text.regions[REGION_IDS[region]].name
  const people = population(view, region)
  const half = (name.length * LETTER) / 2
  return (
    <g transform={at(LABEL_AT[region], layout.scale)} className="region-label">
      <text textAnchor="middle" x={people > 0 ? -9 : 0} y="5">
        {name}
      </text>
      {people > 0 && (
        <g transform={`translate(${half + 4} -1)`} className="people">
          <path d="M-10 -9H10V2Q10 9 0 12Q-10 9 -10 2Z" />
          <text textAnchor="middle" y="5">
            {people}
          </text>
        </g>
      )}
    </g>
  )
}

/** Rats in their slots; a crown where the King may fetch a cube. */
function Rats({ view, text, who, region, layout }: RegionProps) {
  const { question } = useTable()
  const rats = view.rats[region]
  const shown = layout.compact ? rats : MOST_RATS
  const x = (slot: number) => (slot - (shown - 1) / 2) * RAT_STEP
  const crown = rats === 0 && question !== null && view.cards[KING] === question.seat
  return (
    <>
      {Array.from({ length: shown }, (_, slot) =>
        slot < rats ? (
          <RatSpot key={slot} view={view} text={text} who={who} token={tokenAt(view, region, slot)} x={x(slot)} />
        ) : (
          <circle key={slot} className="slot" cx={x(slot)} r={RAT_RADIUS - 3} />
        ),
      )}
      {crown && (
        <g className="crown">
          <Sign name="king" size={24} />
        </g>
      )}
    </>
  )
}

interface RatSpotProps extends PartProps<Rattus, Text> {
  readonly token: number
  readonly x: number
}

const TOKEN_VERBS = ['look', 'monk-token', 'reveal'] as const

/** A rat on the board: a back, or to those who looked at it its limit. Marks say who looked. */
function RatSpot({ view, text, who, token, x }: RatSpotProps) {
  const { seatOf } = useTable()
  const seers = seatsOf(view).filter((seat) => knows(view, seat, token))
  const face = view.faces[token]
  return (
    <Spot
      id={`token:${TOKENS[token]}`}
      moves={TOKEN_VERBS.map((verb) => moves.of[verb][token])}
      className="rat"
      transform={`translate(${x} 0)`}
      title={seers.length > 0 ? text.info.lookedAt(seers.map(who)) : undefined}
    >
      <g className="piece">
        {face >= 0 ? <RatPeek face={face} radius={RAT_RADIUS} /> : <RatBack radius={RAT_RADIUS} />}
        {seers.map((seat, i) => (
          <circle key={seat} className={`seer seat-${seatOf(seat).colour}`} cx={-8 + i * 8} cy={-12} r="4" />
        ))}
      </g>
    </Spot>
  )
}
