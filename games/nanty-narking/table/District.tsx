import type { Move } from '#engine/move.ts'
import type { Seating } from '#session/seats.ts'
import type { About } from '#table/about.ts'
import { useTable } from '#table/context.ts'
import { hatchOf } from '#table/SeatHatches.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { COST, DISTRICTS } from '../data.ts'
import { GRENADIER } from '../moves.ts'
import { controller, count } from '../rules/board.ts'
import { NOBODY, NONE, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { marksAfter } from './foretell.ts'
import { at, standing, type Plan, type Standing } from './layout.ts'
import { Agent, Badge, House, isNeutral, Neutral, TroubleMark } from './Pieces.tsx'
import { about, figureAt } from './things.ts'
import { buildingMoves, districtMoves, figureMoves, groupsIn, troubleMoves, type Group } from './spots.ts'

interface Props extends PartProps<NantyNarking, Text> {
  readonly d: number
  readonly plan: Plan
  readonly compact: boolean
}

/** The ground of a district: whoever controls it tints, hatches and fences it; grenadiers hatch it black. */
export function Ground({ view, d, plan }: Props) {
  const { question, seatOf } = useTable()
  const verbs = new Set(question?.moves.map((move) => move.verb))
  const holder = controller(view, d)
  const martial = count(view, d, GRENADIER) > 0
  const [x, y, width, height] = plan.rooms[d].pieces
  return (
    <Spot
      id={`district:${DISTRICTS[d]}`}
      moves={districtMoves(view, d, verbs)}
      className="district"
      about={about('district', d)}
    >
      <path className="ground" d={plan.outlines[d]} />
      {holder !== NONE && <Hold colour={seatOf(holder).colour} d={d} plan={plan} />}
      {martial && <path className="martial-law" d={plan.outlines[d]} fill="url(#nn-martial)" />}
      <path className="border edge" d={plan.outlines[d]} />
      <circle className="bead" cx={x + width / 2} cy={y + height - 10} r="9" />
    </Spot>
  )
}

interface HoldProps {
  readonly colour: Parameters<typeof hatchOf>[0]
  readonly d: number
  readonly plan: Plan
}

/** Whose district it is: colour, filling, and the line along the inside of its border. */
export const Hold = ({ colour, d, plan }: HoldProps) => (
  <g className={`hold seat-${colour}`} clipPath={`url(#nn-in-${d})`}>
    <path className="tint" d={plan.outlines[d]} />
    <path d={plan.outlines[d]} fill={hatchOf(colour)} />
    <path className="fence" d={plan.outlines[d]} />
    <path className="fence seat-line" d={plan.outlines[d]} />
  </g>
)

/** What stands and lies in a district. */
export function District(props: Props) {
  const { seatOf } = useTable()
  const { view, d, plan, compact } = props
  const groups = groupsIn(view, d)
  const figures = groups.reduce((sum, group) => sum + group.count, 0)
  const troubled = (view.trouble & (1 << d)) !== 0
  const spots = standing(troubled, view.building[d] !== NOBODY, figures, plan.rooms[d].pieces, compact)
  return (
    <g className="in-district">
      <Plate {...props} seatOf={seatOf} />
      <Marker {...props} spots={spots} troubled={troubled} />
      <Building {...props} spots={spots} />
      <Figures d={d} groups={groups} spots={spots} />
      <Foreseen {...props} spots={spots} />
    </g>
  )
}

/** The width of a letter, as a part of its size. */
const LETTER = 0.53

interface PlateProps extends Omit<Props, 'who'> {
  seatOf(seat: number): Seating
}

/** An enamel plate as at a street corner: number, name and, where there is room, what building costs; a flag for whoever controls it. */
export function Plate({ view, text, d, plan, compact, seatOf }: PlateProps) {
  const holder = controller(view, d)
  const { plate, width } = plan.rooms[d]
  const name = text.screen.onMap(text.districts[DISTRICTS[d]][0])
  const largest = compact ? 31 : 21
  const [number, price] = compact ? [32, 4] : [25, 38]
  const size = Math.min(largest, (width + (compact ? 36 : 14) - number - price) / (name.length * LETTER + 0.4))
  const long = size * (name.length * LETTER + 0.4)
  const [left, half] = [-(number + long + price) / 2, compact ? 18 : 14]
  const [middle, end] = [left + number + long / 2, left + number + long + price]
  return (
    <g className={view.voided & (1 << d) ? 'plate is-voided' : 'plate'} transform={at(plate)} {...about('district', d)}>
      {holder !== NONE && (
        <Flag seat={holder} seating={seatOf(holder)} d={d} at={at([end - 3, -half], compact ? 1.25 : 1)} />
      )}
      <rect className="enamel" x={left} y={-half} width={end - left} height={2 * half} rx="3" />
      <path className="plate-number" d={`M${left} ${-half}h${number}V${half}h${-number}Z`} />
      <text className="is-number" x={left + number / 2} y={compact ? 10 : 6} fontSize={compact ? 29 : 18}>
        {d + 1}
      </text>
      <text x={middle} y={size * 0.33} fontSize={size}>
        {name}
      </text>
      {!compact && (
        <text className="is-price" x={end - price / 2 - 1} y="5.5">
          £{COST[d]}
        </text>
      )}
    </g>
  )
}

interface FlagProps {
  readonly seat: number
  readonly seating: Seating
  readonly d: number
  readonly at: string
}

/** Who controls the district. */
function Flag({ seat, seating, d, at: place }: FlagProps) {
  return (
    <g className={`flag seat-${seating.colour}`} transform={place} {...about('flag', d)}>
      <path className="pennant" d="M0 -22H-31L-25 -12L-31 -2H0Z" />
      <path className="pole" d="M0 -25V12" />
      <g transform="translate(-13 -12)">
        <Badge seat={seat} seating={seating} />
      </g>
    </g>
  )
}

interface LiveProps {
  readonly id: string
  readonly moves: readonly Move[]
  readonly className: string
  readonly transform?: string
  readonly about?: About
  readonly children: React.ReactNode
}

/** A piece takes clicks only while it is meant itself; otherwise they are for the district under it. */
function Live({ moves, className, ...rest }: LiveProps) {
  const { isLegal } = useTable()
  return <Spot {...rest} moves={moves} className={moves.some(isLegal) ? className : `${className} is-idle`} />
}

interface FiguresProps {
  readonly d: number
  readonly groups: readonly Group[]
  readonly spots: Standing
}

function Figures({ d, groups, spots }: FiguresProps) {
  let next = 0
  return (
    <>
      {groups.map((group) => {
        const own = spots.figures.slice(next, (next += group.count))
        return (
          <Live
            key={group.figure}
            id={`figure:${group.figure}`}
            moves={figureMoves(group.figure)}
            className="figures"
            about={figureAt(d, group.owner)}
          >
            {own.map((spot, i) => (
              <g key={i} transform={at(spot, spots.scale)}>
                <g className={i === own.length - 1 ? 'piece' : undefined}>
                  <Figure group={group} />
                </g>
              </g>
            ))}
          </Live>
        )
      })}
    </>
  )
}

function Figure({ group: { owner, kind } }: { readonly group: Group }) {
  const { seatOf } = useTable()
  return isNeutral(owner) ? <Neutral owner={owner} /> : <Agent seat={owner} seating={seatOf(owner)} kind={kind} />
}

type PieceProps = Props & { readonly spots: Standing }

/** The trouble marker. */
function Marker({ d, spots, troubled }: PieceProps & { readonly troubled: boolean }) {
  return (
    <Live
      id={`trouble:${DISTRICTS[d]}`}
      about={troubled ? about('trouble', d) : undefined}
      moves={troubleMoves(d)}
      className="trouble-spot"
      transform={at(spots.trouble, spots.scale)}
    >
      <circle r="13" fill="none" />
      {troubled && (
        <g className="piece">
          <TroubleMark />
        </g>
      )}
    </Live>
  )
}

function Building({ view, d, spots }: PieceProps) {
  const { seatOf } = useTable()
  const owner = view.building[d]
  return (
    <Live
      id={`building:${DISTRICTS[d]}`}
      about={owner === NOBODY ? undefined : about('building', d)}
      moves={buildingMoves(d)}
      className="building-spot"
      transform={at(spots.building, spots.scale)}
    >
      <circle r="13" fill="none" />
      {owner !== NOBODY && (
        <g className="piece">
          <House seat={owner} seating={seatOf(owner)} kind={view.houseKind[d] ?? NONE} />
        </g>
      )}
    </Live>
  )
}

/** The marker that the previewed move would bring, or take away. */
function Foreseen({ view, d, spots }: PieceProps) {
  const { previewed, foresight } = useTable()
  if (!previewed) return null
  const { added, lifted } = marksAfter(view, previewed, foresight(previewed)?.events ?? [])
  return (
    <g className="foreseen" transform={at(spots.trouble, spots.scale)} {...about('foreseen', d)}>
      {added & (1 << d) ? <TroubleMark ghost /> : null}
      {lifted & (1 << d) ? <path className="struck" d="M-13 -13L13 13M13 -13L-13 13" /> : null}
    </g>
  )
}
