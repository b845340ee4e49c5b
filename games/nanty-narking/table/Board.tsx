import { useEffect, useRef, useState } from 'react'
import { late } from '#table/late.tsx'
import { SeatHatches } from '#table/SeatHatches.tsx'
import type { PartProps } from '#table/types.ts'
import { DISTRICTS } from '../data.ts'
import type { NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { District, Ground } from './District.tsx'
import { planOf, stretchIn } from './layout.ts'
import { Patterns } from './Patterns.tsx'

const Land = late(async () => (await import('./beside.ts')).Land)
const Thames = late(async () => (await import('./beside.ts')).Thames)
const Sights = late(async () => (await import('./beside.ts')).Sights)
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
  const { map, stretch } = useStretch()
  const plan = planOf(props.compact, stretch)
  return (
    <svg viewBox={`0 0 1000 ${plan.height}`} className="nn-map" ref={map}>
      <SeatHatches />
      <Patterns plan={plan} />
      <Land plan={plan} />
      {DISTRICTS.map((id, d) => (
        <Ground key={id} {...props} d={d} plan={plan} />
      ))}
      <Thames plan={plan} text={props.text} />
      <Sights plan={plan} events={props.view.past.length} />
      {DISTRICTS.map((id, d) => (
        <District key={id} {...props} d={d} plan={plan} />
      ))}
    </svg>
  )
}

/** How tall the map is on a phone: it takes all of the room between the hand and the seats, but keeps the width of the screen. */
function useStretch() {
  const map = useRef<SVGSVGElement>(null)
  const [stretch, setStretch] = useState<number>()
  useEffect(() => {
    if (!map.current) return
    const watch = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width > 0) setStretch(stretchIn(contentRect.width, contentRect.height))
    })
    watch.observe(map.current)
    return () => watch.disconnect()
  }, [])
  return { map, stretch }
}
