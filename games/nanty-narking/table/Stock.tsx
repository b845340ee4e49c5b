import type { About } from '#table/about.ts'
import { Before } from './Before.tsx'
import type { PartProps } from '#table/types.ts'
import { AGENTS, BUILDINGS } from '../data.ts'
import { controller, free, handLimit, N, presence, sizeOf } from '../rules/board.ts'
import type { NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Near } from './Near.tsx'
import { FLAG, FRONTS, PAWN } from './outlines.ts'
import { about } from './things.ts'

type Props = PartProps<NantyNarking, Text> & { readonly seat: number }

/** Everything public about a seat; hand and places first, as a small screen shows no more. */
export function Stock(props: Props) {
  const { view, text, seat } = props
  const { screen } = text
  const limit = handLimit(view, seat)
  return (
    <>
      <span className="stock" data-spot={`hand:${seat}`} {...about('hand-size', seat)}>
        <i className="card-back piece" aria-hidden="true" /> {view.handCount[seat]}
        {limit < 5 && <span className="is-scarce">/{limit}</span>}
      </span>
      <Figure path={FLAG} title={screen.holds} value={controlled(view, seat)} is={about('holds', seat)} />
      <span className="stock" {...about('is-in', seat)}>
        {screen.isIn(sizeOf(presence(view, seat) & free(view)))}
      </span>
      <Figure
        path={PAWN}
        title={screen.agentsLeft}
        value={`${AGENTS - view.supply[seat]}/${AGENTS}`}
        is={about('agents', seat)}
      />
      <Figure
        path={FRONTS.house}
        title={screen.buildingsLeft}
        value={`${BUILDINGS - view.houses[seat]}/${BUILDINGS}`}
        is={about('houses', seat)}
      />
      <Before view={view} text={text} seat={seat} />
      {!text.unfinished && <Near {...props} />}
    </>
  )
}

const Figure = ({
  path,
  title,
  value,
  is,
}: {
  readonly path: string
  readonly title: string
  readonly value: string | number
  readonly is: About
}) => (
  <span className="stock" {...is}>
    <svg className="small-sign" viewBox="-17 -18 34 35" width="14" height="14" aria-hidden="true">
      <path d={path} />
    </svg>
    <span className="visually-hidden">{title}: </span>
    {value}
  </span>
)

const controlled = (view: NantyNarking, seat: number): number =>
  Array.from({ length: N }, (_, d) => d).filter((d) => controller(view, d) === seat).length
