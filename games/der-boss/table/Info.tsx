import type { PartProps } from '#table/types.ts'
import { AREAS_PER_TERRITORY, BRANCHES, TERRITORIES, TILES } from '../data.ts'
import { ambushOdds } from '../rules/odds.ts'
import { bagSize } from '../rules/area.ts'
import type { Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { percent } from './foretell.ts'
import { SmallIcon } from './Icon.tsx'
import { BranchSign, MonopolyCell, occupiedIn } from './Monopolies.tsx'

type Props = PartProps<Boss, Text>

/** The monopoly board, then what is in the bag. */
export function Info(part: Props) {
  const { view, text } = part
  return (
    <div className="boss-info">
      <MonopolyBoard {...part} />
      <BagContents view={view} text={text} />
    </div>
  )
}

const ROW = 25
const NAME = 156
const CELL = 42

/** A row for each territory: how full it is, and who leads in each branch. */
function MonopolyBoard(part: Props) {
  const { view, text } = part
  return (
    <svg
      className="monopoly-board boss-parts"
      role="group"
      viewBox={`0 0 ${NAME + 3 * CELL + 4} ${24 + 5 * ROW}`}
      aria-label={text.screen.monopolies}
    >
      <title>{text.screen.monopolyHelp}</title>
      {BRANCHES.map((id, branch) => (
        <g key={id}>
          <title>{text.names.branches[id]}</title>
          <BranchSign branch={branch} x={NAME + (branch + 0.5) * CELL} y={11} />
        </g>
      ))}
      {TERRITORIES.map((id, territory) => {
        const occupied = occupiedIn(view, territory)
        return (
          <g key={id} transform={`translate(0 ${24 + territory * ROW})`} className={`in-${id}`}>
            <rect className="territory-swatch" x="0" y="4" width="8" height={ROW - 9} rx="2" />
            <text className="territory-name" x="13" y="17">
              {text.names.territories[id]}
            </text>
            <text
              className={occupied === AREAS_PER_TERRITORY ? 'full is-full' : 'full'}
              x={NAME - 5}
              y="17"
              textAnchor="end"
            >
              <title>{text.screen.fullHelp}</title>
              {occupied}/{AREAS_PER_TERRITORY}
            </text>
            {BRANCHES.map((branchId, branch) => (
              <MonopolyCell
                key={branchId}
                {...part}
                field={territory * BRANCHES.length + branch}
                x={NAME + branch * CELL}
                y={1}
                w={CELL - 3}
                h={ROW - 3}
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}

const VALUES = [1, 2, 3, 4]

/** How many tiles of each kind are still to be drawn, and what that means for a free area. */
function BagContents({ view, text }: Pick<Props, 'view' | 'text'>) {
  const { names, screen } = text
  const odds = ambushOdds(view.bag, 1)
  return (
    <table className="bag-contents" aria-label={screen.bag}>
      <caption>
        {screen.bag}: {bagSize(view)}. {screen.ambushChance(percent(odds.ambush))}
      </caption>
      <thead>
        <tr>
          <td />
          {VALUES.map((value) => (
            <th key={value} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...BRANCHES, 'mafia' as const].map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <SmallIcon name={kind} size={14} /> {kind === 'mafia' ? names.mafia : names.branches[kind]}
            </th>
            {VALUES.map((value) => {
              const count = view.bag[TILES.indexOf(`${kind}-${value}`)]
              return (
                <td key={value} className={count === 0 ? 'is-none' : undefined}>
                  {count === 0 ? '–' : count}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
