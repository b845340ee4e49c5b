import { seatsOf } from '#engine/state.ts'
import { isAnyOf } from '#engine/step.ts'
import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import type { PartProps } from '#table/types.ts'
import { AREAS, BONUS_OF, BONUSES, SHOP_OF, SHOPS, TILES } from '../data.ts'
import { figuresIn, isLastArea, powerIn } from '../rules/territory.ts'
import { NOBODY, type DiePatin } from '../state.ts'
import { bribe, invasionManhole } from '../steps.ts'
import type { Text } from '../text/text.ts'
import { brief, COLUMN, ROW } from './layout.ts'
import { about } from './things.ts'

interface Props extends PartProps<DiePatin, Text> {
  readonly area: number
  /** The position after the previewed move, if one is. */
  readonly next: DiePatin | null
}

const NAMES_FROM = 46
const LINE = 22
const BARS_FROM = 76
const BAR = 26

/** An area looked at closely: whose it is, who has which power there, what its shops give. */
export function Inspector(props: Props) {
  const { view, text, area, who, next } = props
  const owner = view.owner[area]
  const rows = seatsOf(view)
  const notes = notesOn(props)
  const margin = marginIn(view, next ?? view, area)
  const most = Math.max(1, ...rows.map((seat) => powerIn(view, seat, area)))
  const below = BARS_FROM + rows.length * BAR
  return (
    <g className="inspector" {...about('power', area)}>
      <rect width={COLUMN.width} height={below + (notes.length > 0 ? notes.length * LINE + 28 : 26)} rx="14" />
      <text className="panel-name" x="12" y="28">
        {text.areas[AREAS[area].id]}
      </text>
      <text className="inspector-line" x="12" y={NAMES_FROM + 4}>
        {owner === NOBODY ? text.info.unowned : text.info.ownedBy(brief(who(owner)))}
      </text>
      {rows.map((seat) => (
        <g key={seat} transform={`translate(12 ${BARS_FROM + seat * BAR})`}>
          <PowerBar
            seat={seat}
            power={powerIn(view, seat, area)}
            next={next && powerIn(next, seat, area)}
            most={most}
          />
        </g>
      ))}
      {margin !== null && (
        <text className={margin > 0 ? 'margin' : 'margin is-hopeless'} x="12" y={below + 12}>
          {text.info.margin(margin)}
        </text>
      )}
      {notes.map((note, i) => (
        <text key={note} className="inspector-line" x="12" y={below + 36 + i * LINE}>
          {note}
        </text>
      ))}
    </g>
  )
}

interface PowerProps {
  readonly seat: number
  readonly power: number
  readonly next: number | null
  readonly most: number
}

function PowerBar({ seat, power, next, most }: PowerProps) {
  const { seatOf } = useTable()
  const changes = next !== null && next !== power
  return (
    <g className={`power seat-${seatOf(seat).colour}`}>
      <g transform="translate(10 0)">
        <SeatGlyph seat={seat} seating={seatOf(seat)} />
      </g>
      <rect x="28" y="-9" width={(power / most) * 70} height="18" rx="4" />
      <text className={changes ? 'then' : undefined} x="172" y="7" textAnchor="end">
        {changes ? `${power} → ${next}` : power}
      </text>
    </g>
  )
}

const isBeforeClaim = isAnyOf(bribe, invasionManhole)

/** By how much the active seat is ahead of the strongest other one, while it is about to claim; null otherwise. */
function marginIn(view: DiePatin, s: DiePatin, area: number): number | null {
  if (area !== view.area || !isBeforeClaim(view.agenda.at(-1))) return null
  const others = seatsOf(s).filter((seat) => seat !== view.active)
  return powerIn(s, view.active, area) - Math.max(...others.map((seat) => powerIn(s, seat, area)))
}

/** Its shops, whether a back room can be set up there, whether it may be entered. */
function notesOn({ view, text, area }: Props): string[] {
  const shops = TILES.flatMap((_, tile) =>
    view.tiles[tile] === area
      ? [text.shops[SHOPS[SHOP_OF[tile]]], `   ${text.bonuses[BONUSES[BONUS_OF[tile]]].name}`]
      : [],
  )
  const ready =
    shops.length > 0 &&
    !view.backRoom[area] &&
    view.owner[area] === view.active &&
    figuresIn(view, view.active, area) > 0
  return [...shops, ...(ready ? [text.info.roomReady] : []), ...(isLastArea(view, area) ? [text.info.lastArea] : [])]
}

/** The same in one line, where there is no more room. */
export function InspectorRow({ view, text, area }: Props) {
  const { seatOf } = useTable()
  const rows = seatsOf(view)
  return (
    <g className="inspector" {...about('power', area)}>
      <rect width={ROW.width} height={ROW.missions} rx="14" />
      <text className="panel-name" x="20" y="46">
        {text.areas[AREAS[area].id]}
      </text>
      {rows.map((seat, i) => (
        <g key={seat} transform={`translate(${46 + i * 150} 90)`} className="power">
          <g transform="scale(1.7)">
            <SeatGlyph seat={seat} seating={seatOf(seat)} />
          </g>
          <text x="30" y="13">
            {powerIn(view, seat, area)}
          </text>
        </g>
      ))}
    </g>
  )
}
