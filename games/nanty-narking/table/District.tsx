import type { Move } from '#engine/move.ts'
import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { COST, DISTRICTS } from '../data.ts'
import { GRENADIER } from '../moves.ts'
import { controller, count } from '../rules/board.ts'
import { NOBODY, NONE, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { arrange, at, type Plan } from './layout.ts'
import { Agent, House, isNeutral, Lot, Neutral, TroubleMark } from './Pieces.tsx'
import { Ticket } from './Ticket.tsx'
import { buildingMoves, districtMoves, figureMoves, groupsIn, ticketMoves, troubleMoves, type Group } from './spots.ts'

interface Props extends PartProps<NantyNarking, Text> {
  readonly d: number
  readonly plan: Plan
  readonly compact: boolean
}

/** The ground of a district: whoever controls it tints it, grenadiers hatch it. */
export function Ground({ view, text, who, d, plan }: Props) {
  const { question, seatOf } = useTable()
  const verbs = new Set(question?.moves.map((move) => move.verb))
  const holder = controller(view, d)
  const martial = count(view, d, GRENADIER) > 0
  const [name, words] = text.districts[DISTRICTS[d]]
  const held = holder === NONE ? text.screen.nobodyControls : text.screen.controls(who(holder))
  return (
    <Spot
      id={`district:${DISTRICTS[d]}`}
      moves={districtMoves(view, d, verbs)}
      className="district"
      title={`${d + 1} ${name}, £${COST[d]}. ${martial ? text.screen.neutralised : held}\n${words}`}
    >
      <path className="ground" d={plan.outlines[d]} />
      {holder !== NONE && <path className={`hold seat-${seatOf(holder).colour}`} d={plan.outlines[d]} />}
      {martial && <path className="martial-law" d={plan.outlines[d]} fill="url(#nn-martial)" />}
      <path className="border edge" d={plan.outlines[d]} />
    </Spot>
  )
}

/** What stands and lies in a district. */
export function District(props: Props) {
  const { view, text, d, plan, compact } = props
  const place = plan.places[d]
  const holder = controller(view, d)
  return (
    <g className="in-district">
      <g transform={at(place.number)} className="number">
        <circle r={compact ? 15 : 12} />
        <text y={compact ? 7.5 : 5.5} textAnchor="middle">
          {d + 1}
        </text>
      </g>
      <Name text={text} d={d} plan={plan} compact={compact} flag={holder !== NONE} />
      {holder !== NONE && <Flag seat={holder} at={at([place.number[0] + FLAG, place.number[1]], compact ? 1.2 : 1)} />}
      <Figures {...props} />
      <Marker {...props} />
      <Building {...props} />
      <Live id={`ticket:${DISTRICTS[d]}`} moves={ticketMoves(d)} className="ticket-spot">
        <Ticket
          view={view}
          d={d}
          x={(place.trouble[0] + place.building[0]) / 2 - 2}
          y={place.building[1] + 4}
          scale={Math.min(1.15, (place.building[0] - place.trouble[0] - 44) / 60)}
        />
      </Live>
    </g>
  )
}

/** As large as the room beside the number and the flag allows. */
function Name({ text, d, plan, compact, flag }: Omit<Props, 'view' | 'who'> & { readonly flag: boolean }) {
  const { number, box, label } = plan.places[d]
  const name = text.screen.onMap(text.districts[DISTRICTS[d]][0])
  const [left, right] = [number[0] + (compact ? 17 : 14) + (flag ? FLAG : 0), box[0] + box[2] + (compact ? 8 : 0)]
  const size = Math.min(compact ? 31 : 23, (right - left) / (name.length * LETTER))
  return (
    <text className="district-name" x={(left + right) / 2} y={label[1] + 7} fontSize={size} textAnchor="middle">
      {name}
    </text>
  )
}

/** How far right of the number the flag flies. */
const FLAG = 28

/** The width of a letter, as a part of its size. */
const LETTER = 0.53

/** Who controls the district. */
function Flag({ seat, at: place }: { readonly seat: number; readonly at: string }) {
  const { seatOf } = useTable()
  return (
    <g className="flag" transform={place}>
      <SeatGlyph seat={seat} seating={seatOf(seat)} />
    </g>
  )
}

interface LiveProps {
  readonly id: string
  readonly moves: readonly Move[]
  readonly className: string
  readonly transform?: string
  readonly children: React.ReactNode
}

/** A piece takes clicks only while it is meant itself; otherwise they are for the district under it. */
function Live({ moves, className, ...rest }: LiveProps) {
  const { isLegal } = useTable()
  return <Spot {...rest} moves={moves} className={moves.some(isLegal) ? className : `${className} is-idle`} />
}

function Figures({ view, d, plan, compact }: Props) {
  const groups = groupsIn(view, d)
  const all = groups.flatMap((group) => Array.from({ length: group.count }, () => group))
  const { scale, spots } = arrange(all.length, plan.places[d].figures, compact)
  let next = 0
  return (
    <>
      {groups.map((group) => {
        const own = spots.slice(next, (next += group.count))
        return (
          <Live key={group.figure} id={`figure:${group.figure}`} moves={figureMoves(group.figure)} className="figures">
            {own.map((spot, i) => (
              <g key={i} transform={at(spot, scale)}>
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

/** The trouble marker; the previewed move may bring one or take it away. */
function Marker({ view, d, plan, compact }: Props) {
  const there = (view.trouble & (1 << d)) !== 0
  return (
    <Live
      id={`trouble:${DISTRICTS[d]}`}
      moves={troubleMoves(d)}
      className="trouble-spot"
      transform={at(plan.places[d].trouble, compact ? 1.4 : 1.25)}
    >
      <circle r="1" fill="none" />
      {there && (
        <g className="piece">
          <TroubleMark />
        </g>
      )}
    </Live>
  )
}

function Building({ view, d, plan, compact }: Props) {
  const { seatOf } = useTable()
  const owner = view.building[d]
  const scale = compact ? 1.45 : 1.3
  return (
    <Live
      id={`building:${DISTRICTS[d]}`}
      moves={buildingMoves(d)}
      className="building-spot"
      transform={at(plan.places[d].building, scale)}
    >
      {owner === NOBODY ? (
        <Lot cost={COST[d]} />
      ) : (
        <g className="piece">
          <House seat={owner} seating={seatOf(owner)} kind={view.houseKind[d] ?? NONE} />
        </g>
      )}
    </Live>
  )
}
