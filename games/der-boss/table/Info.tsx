import type { PartProps } from '#table/types.ts'
import { BRANCHES, TILES } from '../data.ts'
import { ambushOdds } from '../rules/odds.ts'
import { bagSize } from '../rules/area.ts'
import type { Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { percent } from './foretell.ts'
import { SmallIcon } from './Icon.tsx'
import { MonopolyBoard } from './Monopolies.tsx'
import { about } from './things.ts'

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

const VALUES = [1, 2, 3, 4]

/** How many tiles of each kind are still to be drawn, and what that means for a free area. */
function BagContents({ view, text }: Pick<Props, 'view' | 'text'>) {
  const { names, screen } = text
  const odds = ambushOdds(view.bag, 1)
  return (
    <table className="bag-contents" aria-label={screen.bag} {...about('tiles')}>
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
