import { isAnyOf } from '#engine/step.ts'
import { area, bribe, insideAction, invasionManhole, setupRats } from '../steps.ts'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useTable } from '#table/context.ts'
import { GROUND } from '#table/about.ts'
import { SeatHatches } from '#table/SeatHatches.tsx'
import type { PartProps } from '#table/types.ts'
import type { DiePatin } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Inspector, InspectorRow } from './Inspector.tsx'
import { frameOf } from './layout.ts'
import { after, claimOutlook, type ClaimOutlook } from './look-ahead.ts'
import { Cards, Missions, OwnCard, Supply } from './Panels.tsx'
import { Town } from './Town.tsx'

interface Props extends PartProps<DiePatin, Text> {
  readonly compact: boolean
}

/** The town between intrigue cards and mission board; on small screens above them. */
export function Board(props: Props) {
  const { view, compact } = props
  const { previewed, isLegal, question } = useTable()
  const [hovered, setHovered] = useState<number | null>(null)
  // A finger does not leave what it tapped: a new question clears the view of the missions again.
  useLayoutEffect(() => setHovered(null), [question])
  const outlooks = useOutlooks(view)
  const [pointed, setPointed] = useState<number | null>(null)
  const meant = previewed && (previewed.verb === 'area' || previewed.verb === 'start') ? previewed.at : null
  const looked = hovered ?? meant ?? areaAtWork(view)
  const next = useMemo(
    () => (question && previewed && isLegal(previewed) ? sameRound(view, after(view, question, previewed)) : null),
    [view, question, previewed],
  )
  const frame = frameOf(view.seats, compact)
  return (
    <svg viewBox={frame.viewBox} className={compact ? 'die-patin-board is-compact' : 'die-patin-board'}>
      <SeatHatches />
      <Night />
      <Town {...props} looked={looked} onLook={setHovered} pointed={pointed} onPoint={setPointed} outlooks={outlooks} />
      <Rain box={frame.box} />
      <g transform={frame.left}>
        {compact ? <OwnCard {...props} /> : <CardsBeside {...props} looked={looked} next={next} />}
      </g>
      <g transform={frame.right}>
        {compact && looked !== null && hovered !== null ? (
          <InspectorRow {...props} area={looked} next={next} />
        ) : (
          <Missions {...props} />
        )}
        {!compact && (
          <g transform="translate(20 858)">
            <Supply {...props} />
          </g>
        )}
      </g>
    </svg>
  )
}

interface BesideProps extends Props {
  readonly looked: number | null
  /** The position that the answer under the mouse would bring. */
  readonly next: DiePatin | null
}

/** The intrigue cards, and below them the area that is looked at. */
const CardsBeside = ({ looked, next, ...props }: BesideProps) => (
  <>
    <Cards {...props} />
    <g transform="translate(0 550)">{looked !== null && <Inspector {...props} area={looked} next={next} />}</g>
  </>
)

/** A position of the next round says nothing of power: the figures have gone. */
const sameRound = (view: DiePatin, next: DiePatin | null): DiePatin | null => (next?.round === view.round ? next : null)

/** Where actions, bribes and claims happen at the moment. */
const areaAtWork = (view: DiePatin): number | null =>
  isInOneArea(view.agenda.at(-1)) && view.area >= 0 ? view.area : null

const isInOneArea = isAnyOf(insideAction, bribe, invasionManhole, setupRats)

/** What every claim that is open now would need. */
function useOutlooks(view: DiePatin): ReadonlyMap<number, ClaimOutlook> {
  const { question } = useTable()
  return useMemo(() => {
    if (!area.is(question?.step)) return new Map()
    return new Map(
      question.moves.flatMap((move) => {
        const outlook = claimOutlook(view, question, move)
        return outlook ? [[move.at, outlook] as const] : []
      }),
    )
  }, [view, question])
}

/** Wet asphalt with lit windows, hatching for what is out of play, and rain. */
function Night() {
  return (
    <defs>
      <pattern
        id="pat-blocks"
        width="44"
        height="44"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30) skewX(30)"
      >
        <path className="roof" d="M3 3H19V24H3ZM23 3H41V17H23ZM23 21H41V41H23ZM3 28H19V41H3Z" />
        <path className="window" d="M7 8h4v5h-4zM33 26h4v5h-4zM27 33h4v5h-4z" />
        <path className="window is-dim" d="M27 7h4v5h-4zM8 32h4v5h-4z" />
      </pattern>
      <radialGradient id="pat-lamp">
        <stop offset="0" stopColor="#ffdf9a" stopOpacity=".2" />
        <stop offset="1" stopColor="#ffdf9a" stopOpacity="0" />
      </radialGradient>
      <pattern id="pat-closed" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hatch" d="M0 0V12" />
      </pattern>
      <pattern id="pat-rain" width="46" height="92" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">
        <path className="drop" d="M8 4V26M31 48V76M20 60V68M40 10V18" />
      </pattern>
    </defs>
  )
}

function Rain({ box }: { readonly box: ReturnType<typeof frameOf>['box'] }) {
  return <rect className="rain" {...box} fill="url(#pat-rain)" {...GROUND} />
}
