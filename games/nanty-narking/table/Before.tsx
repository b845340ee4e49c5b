import { HOUSES, KINDS } from '../data.ts'
import { HINDRANCES } from '../data/cards.ts'
import { loans } from '../rules/board.ts'
import { BEFORE, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { HouseSign, SmallSign, type SignName } from './Sign.tsx'
import { about } from './things.ts'

interface Props {
  readonly view: NantyNarking
  readonly text: Text
  readonly seat: number
}

/** Loans, hindrances and open cards before a seat. */
export function Before({ view, text, seat }: Props) {
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
