import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { seatsOf } from '#engine/state.ts'
import { AREAS_PER_TERRITORY, BRANCHES, MONOPOLIES, TERRITORIES } from '../data.ts'
import { moves } from '../moves.ts'
import { leaderOf, worthOf } from '../rules/business.ts'
import { NOBODY, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { words } from '../text/words.ts'
import { Icon } from './Icon.tsx'

type Props = PartProps<Boss, Text>

/** Occupied areas of a territory. */
export const occupiedIn = (view: Boss, territory: number): number =>
  view.owner
    .slice(territory * AREAS_PER_TERRITORY, (territory + 1) * AREAS_PER_TERRITORY)
    .filter((owner) => owner !== NOBODY).length

interface CellProps extends Props {
  readonly field: number
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A field of the monopoly board: stamped for good, or who leads there with what; an equals sign for a tie. */
export function MonopolyCell({ view, text, who, field, x, y, w, h }: CellProps) {
  const { seatOf } = useTable()
  const owner = view.monopolies[field]
  const leader = leaderOf(view, field)
  const worth = seatsOf(view).map((seat) => worthOf(view, seat, field))
  const most = Math.max(...worth)
  const sums = worth.flatMap((value, seat) => (value > 0 ? [`${who(seat)} ${value}`] : []))
  const seat = owner === NOBODY ? leader : owner
  const tie = most > 0 && seat === NOBODY
  return (
    <Spot
      id={`monopoly:${MONOPOLIES[field]}`}
      moves={[moves.of.monopoly[field]]}
      className={owner === NOBODY ? 'monopoly' : 'monopoly is-taken'}
      transform={`translate(${x} ${y})`}
      title={[words(text.names).monopoly(field), ...sums, ...(tie ? [text.screen.tie] : [])].join(' · ')}
    >
      <rect className="monopoly-cell edge" width={w} height={h} rx="3" />
      <g className="piece" transform={`translate(${w / 2} ${h / 2})`}>
        {seat !== NOBODY && (
          <g className={`seat-${seatOf(seat).colour}`} transform={owner === NOBODY ? 'translate(-9 0)' : 'rotate(-8)'}>
            {owner !== NOBODY && <rect className="stamp" x="-19" y={-h / 2 + 2} width="38" height={h - 4} rx="3" />}
            <g transform={`scale(${h / 28})`}>
              <SeatGlyph seat={seat} seating={seatOf(seat)} />
            </g>
          </g>
        )}
        {owner === NOBODY && most > 0 && (
          <text className="monopoly-worth" x={seat === NOBODY ? 0 : 11} y="5" textAnchor="middle">
            {tie ? `= ${most}` : most}
          </text>
        )}
      </g>
    </Spot>
  )
}

/** A sign for each branch, as the head of a row or column. */
export const BranchSign = ({ branch, x, y }: { readonly branch: number; readonly x: number; readonly y: number }) => (
  <g className={`branch-sign tile-${BRANCHES[branch]}`}>
    <Icon name={BRANCHES[branch]} x={x} y={y} size={20} />
  </g>
)

interface BoardProps extends Props {
  readonly width: number
}

const HEAD = 40
const ROW = 36

/** The whole board lying down: a column for each territory, a row for each branch. */
export function MonopolyStrip({ width, ...part }: BoardProps) {
  const { view, text } = part
  const column = (width - HEAD) / TERRITORIES.length
  return (
    <g className="monopolies">
      {BRANCHES.map((id, branch) => (
        <BranchSign key={id} branch={branch} x={HEAD / 2} y={32 + branch * ROW + ROW / 2} />
      ))}
      {TERRITORIES.map((id, territory) => (
        <g key={id} transform={`translate(${HEAD + territory * column} 0)`}>
          <text className="territory-name" x={column / 2} y="22" textAnchor="middle">
            {text.names.shortTerritories[id]} {occupiedIn(view, territory)}/{AREAS_PER_TERRITORY}
          </text>
          {BRANCHES.map((branchId, branch) => (
            <MonopolyCell
              key={branchId}
              {...part}
              field={territory * BRANCHES.length + branch}
              x={2}
              y={30 + branch * ROW}
              w={column - 4}
              h={ROW - 4}
            />
          ))}
        </g>
      ))}
    </g>
  )
}
