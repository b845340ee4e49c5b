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
import { Icon } from './Icon.tsx'
import { about } from './things.ts'

type Props = PartProps<Boss, Text>

/** Occupied areas of a territory. */
const occupiedIn = (view: Boss, territory: number): number =>
  view.owner
    .slice(territory * AREAS_PER_TERRITORY, (territory + 1) * AREAS_PER_TERRITORY)
    .filter((owner) => owner !== NOBODY).length

const HEAD = 21
const ROW = 17
const NAME = 98
const PIP = 8
const CELLS = NAME + AREAS_PER_TERRITORY * PIP + 4
const CELL = 27
const WIDTH = CELLS + BRANCHES.length * CELL + 2
const HEIGHT = HEAD + TERRITORIES.length * ROW + 3

/** A note on the map: how full each territory is, who leads there in each branch, and whose monopoly it is for good. */
export const MonopolyNote = (part: Props) => (
  <g className="monopolies" transform="translate(9 464)" {...about('monopolies')}>
    <MonopolyRows {...part} />
  </g>
)

/** The same beside the board. */
export const MonopolyBoard = (part: Props) => (
  <svg
    className="monopoly-board boss-parts"
    role="group"
    viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
    aria-label={part.text.screen.monopolies}
    {...about('monopolies')}
  >
    <MonopolyRows {...part} worth />
  </svg>
)

function MonopolyRows({ worth, ...part }: Props & { readonly worth?: boolean }) {
  const { view, text } = part
  return (
    <>
      <rect className="note-paper" width={WIDTH} height={HEIGHT} rx="2" />
      <text className="note-title" x="6" y="16">
        {text.screen.monopolies}
      </text>
      {BRANCHES.map((id, branch) => (
        <g key={id} className={`note-sign tile-${id}`} {...about('branch', branch)}>
          <Icon name={id} x={CELLS + (branch + 0.5) * CELL} y={11} size={17} />
        </g>
      ))}
      {TERRITORIES.map((id, territory) => (
        <g key={id} transform={`translate(0 ${HEAD + territory * ROW})`} {...about('territory', territory)}>
          <text className="note-name" x="6" y="12.5">
            {text.names.shortTerritories[id]}
          </text>
          <Fullness occupied={occupiedIn(view, territory)} />
          {BRANCHES.map((branchId, branch) => (
            <MonopolyCell
              key={branchId}
              {...part}
              worth={worth}
              field={territory * BRANCHES.length + branch}
              x={CELLS + branch * CELL}
            />
          ))}
        </g>
      ))}
    </>
  )
}

/** A box for each area of a territory, filled where somebody is. */
const Fullness = ({ occupied }: { readonly occupied: number }) => (
  <g className={occupied === AREAS_PER_TERRITORY ? 'fullness is-full' : 'fullness'}>
    {Array.from({ length: AREAS_PER_TERRITORY }, (_, i) => (
      <rect
        key={i}
        className={i < occupied ? 'is-taken' : undefined}
        x={NAME + i * PIP}
        y="5"
        width="6"
        height="7"
        rx="1"
      />
    ))}
  </g>
)

interface CellProps extends Props {
  readonly field: number
  readonly x: number
  /** Whether it says with how much somebody leads. */
  readonly worth?: boolean
}

/** A monopoly: stamped for good, or the mark of who leads; an equals sign for a tie, nothing where nobody has a company. */
function MonopolyCell({ view, field, x, worth }: CellProps) {
  const { seatOf } = useTable()
  const owner = view.monopolies[field]
  const values = seatsOf(view).map((seat) => worthOf(view, seat, field))
  const most = Math.max(...values)
  const taken = owner !== NOBODY
  const seat = taken ? owner : leaderOf(view, field)
  const tie = most > 0 && seat === NOBODY
  return (
    <Spot
      id={`monopoly:${MONOPOLIES[field]}`}
      moves={[moves.of.monopoly[field]]}
      className={taken ? 'monopoly is-taken' : 'monopoly'}
      transform={`translate(${x} 0)`}
      about={about('monopoly', field)}
    >
      <rect className="monopoly-cell edge" x="1" y=".5" width={CELL - 2} height={ROW - 1} rx="3" />
      {seat !== NOBODY && (
        <g className="piece" transform={`translate(${worth && !taken ? 8 : CELL / 2} ${ROW / 2}) scale(.7)`}>
          <SeatGlyph seat={seat} seating={seatOf(seat)} />
        </g>
      )}
      {!taken && (tie || (worth && most > 0)) && (
        <text className="note-name" x={tie ? CELL / 2 : 20} y="12.5" textAnchor="middle">
          {tie ? '=' : most}
        </text>
      )}
    </Spot>
  )
}
