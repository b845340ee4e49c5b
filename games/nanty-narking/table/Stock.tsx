import type { About } from '#table/about.ts'
import { late } from '#table/late.tsx'
import type { PartProps } from '#table/types.ts'
import { AGENTS, BUILDINGS, HOUSES, KINDS } from '../data.ts'
import { HINDRANCES } from '../data/cards.ts'
import { controller, free, handLimit, loans, N, presence, sizeOf } from '../rules/board.ts'
import { BEFORE, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { FLAG, FRONTS, PAWN } from './outlines.ts'
import { HouseSign, SmallSign, type SignName } from './Sign.tsx'
import { about } from './things.ts'

const Near = late(async () => (await import('./beside.ts')).Near)

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

/** Loans, hindrances and open cards before a seat. */
function Before({ view, text, seat }: Pick<Props, 'view' | 'text' | 'seat'>) {
  const lying = (place: number) => place === BEFORE + seat
  const debts = loans(view, seat)
  const hindrances = HINDRANCES.filter((card) => lying(view.cards[card])).length
  const agents = KINDS.filter((_, kind) => lying(view.agentCards[kind]))
  const houses = HOUSES.map((_, house) => house).filter((house) => lying(view.houseCards[house]))
  return (
    <span className="stock before" data-spot={`before:${seat}`} {...about('before', seat)}>
      <span className="piece">
        {debts > 0 && <b className="is-scarce">{text.screen.loans(debts)}</b>}
        {hindrances > 0 && <b className="is-scarce">{text.screen.hindrances(hindrances)}</b>}
      </span>
      {agents.map((kind) => (
        <Open key={kind} name={kind} title={text.agentCards[kind][0]} />
      ))}
      {houses.map((house) => (
        <span key={house} title={text.houseCards[HOUSES[house]][0]}>
          <HouseSign house={house} size={15} />
        </span>
      ))}
    </span>
  )
}

const Open = ({ name, title }: { readonly name: SignName; readonly title: string }) => (
  <span title={title}>
    <SmallSign name={name} size={15} />
  </span>
)
