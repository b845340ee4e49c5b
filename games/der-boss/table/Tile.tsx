import { BRANCHES, branchOf, isMafia, valueOf } from '../data.ts'
import { Icon } from './Icon.tsx'

/** A company or mafia tile around the origin: the sign of its branch, and its value. */
export function Tile({ tile }: { readonly tile: number }) {
  const kind = isMafia(tile) ? 'mafia' : BRANCHES[branchOf(tile)]
  return (
    <g className={`tile tile-${kind}`}>
      <rect x="-16" y="-13" width="32" height="26" rx="3" />
      <Icon name={kind} x={-6} size={17} />
      <text x="9.5" y="5.5" textAnchor="middle">
        {valueOf(tile)}
      </text>
    </g>
  )
}
