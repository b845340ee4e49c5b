import { useTable } from '#table/context.ts'
import { late } from '#table/late.tsx'
import type { PartProps } from '#table/types.ts'
import { DISTRICTS } from '../data.ts'
import type { NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { District, Ground } from './District.tsx'
import { marksAfter } from './foretell.ts'
import { at, planOf, type Plan } from './layout.ts'
import { Land, Patterns, Thames } from './London.tsx'
import { TroubleMark } from './Pieces.tsx'

const Side = late(async () => (await import('./beside.ts')).Side)

type Props = PartProps<NantyNarking, Text> & { readonly compact: boolean }

/** London on both banks, and beside it what lies on the table. */
export function Board(props: Props) {
  return (
    <div className={props.compact ? 'nn-board is-compact' : 'nn-board'}>
      <London {...props} />
      <div className="nn-side">{!props.text.unfinished && <Side {...props} />}</div>
    </div>
  )
}

function London(props: Props) {
  const plan = planOf(props.compact)
  return (
    <svg viewBox={`0 0 1000 ${plan.height}`} className="nn-map">
      <Patterns />
      <Land plan={plan} />
      {DISTRICTS.map((id, d) => (
        <Ground key={id} {...props} d={d} plan={plan} />
      ))}
      <Thames plan={plan} text={props.text} />
      {DISTRICTS.map((id, d) => (
        <District key={id} {...props} d={d} plan={plan} />
      ))}
      <Foreseen view={props.view} plan={plan} compact={props.compact} />
    </svg>
  )
}

/** The markers that the previewed move would bring, and those it would take away. */
function Foreseen({ view, plan, compact }: Pick<Props, 'view' | 'compact'> & { readonly plan: Plan }) {
  const { previewed, foresight } = useTable()
  if (!previewed) return null
  const { added, lifted } = marksAfter(view, previewed, foresight(previewed)?.events ?? [])
  return (
    <g className="foreseen">
      {DISTRICTS.map((id, d) => (
        <g key={id} transform={at(plan.places[d].trouble, compact ? 1.4 : 1.25)}>
          {added & (1 << d) ? <TroubleMark ghost /> : null}
          {lifted & (1 << d) ? <path className="struck" d="M-14 -14L14 14M14 -14L-14 14" /> : null}
        </g>
      ))}
    </g>
  )
}
