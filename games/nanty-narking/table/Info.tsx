import { useTable } from '#table/context.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import type { PartProps } from '#table/types.ts'
import { CARDS } from '../data/cards.ts'
import { EVENTS, PERSONALITIES } from '../data.ts'
import { limit, personaOf } from '../rules/end.ts'
import { DISCARD, NONE, UNUSED, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { waysToWin, type Way } from './nearness.ts'
import { about } from './things.ts'

type Props = PartProps<NantyNarking, Text>

/** Every Personality of this game and how near each seat would be; then what has gone by. */
export function Info({ view, text }: Props) {
  const { eye } = useTable()
  const own = typeof eye === 'number' ? personaOf(view, eye) : NONE
  return (
    <div className="nn-info">
      <p className="info-help">{text.screen.waysHelp}</p>
      <ul className="ways">
        {ownFirst(waysToWin(view), own).map((way) => (
          <WayRow key={way.personas[0]} view={view} text={text} way={way} own={own} />
        ))}
      </ul>
      <Gone title={text.screen.discards} items={discards(view).map((card) => text.cards[CARDS[card]][0])} />
      <Gone title={text.screen.pastEvents} items={view.past.map((event) => text.eventCards[EVENTS[event]][0])} />
    </div>
  )
}

const ownFirst = (ways: readonly Way[], own: number): Way[] =>
  ways.toSorted((a, b) => Number(b.personas.includes(own)) - Number(a.personas.includes(own)))

const discards = (view: NantyNarking): number[] =>
  CARDS.map((_, card) => card).filter((card) => view.cards[card] === DISCARD)

interface RowProps extends Pick<Props, 'view' | 'text'> {
  readonly way: Way
  readonly own: number
}

function WayRow({ view, text, way, own }: RowProps) {
  const { screen } = text
  const isOwn = way.personas.includes(own)
  const nobody = way.personas.every((persona) => view.personas[persona] === UNUSED)
  return (
    <li className={isOwn ? 'way is-own' : nobody ? 'way is-unused' : 'way'} {...about('way', way.personas[0])}>
      <span className="way-names">
        {way.personas.map((persona) => text.personalities[PERSONALITIES[persona]][0]).join(', ')}
        {isOwn && <b> {screen.thatIsYou}</b>}
        {nobody && <em> {screen.nobodyIs}</em>}
      </span>
      <span className="way-goal">{screen.goals[way.goal](way.need, limit(view, way.goal))}</span>
      <Progress view={view} way={way} />
    </li>
  )
}

/** One figure for all where all have the same, else one for each seat. */
function Progress({ view, way }: { readonly view: NantyNarking; readonly way: Way }) {
  const { seatOf } = useTable()
  if (way.goal === 'deck-out') return <span className="way-all">{view.deck.length}</span>
  if (way.goal === 'trouble')
    return (
      <span className={way.seats[0].met ? 'way-all is-met' : 'way-all'}>
        {way.seats[0].has}/{way.need}
      </span>
    )
  return (
    <span className="way-seats">
      {way.seats.map(({ has, met }, seat) => (
        <span key={seat} className={met ? 'near is-met' : 'near'} style={{ backgroundSize: share(has, way.need) }}>
          <SeatMark seat={seat} seating={seatOf(seat)} size={14} />
          {has}
        </span>
      ))}
    </span>
  )
}

const share = (has: number, need: number): string => `${Math.max(0, Math.min(100, (100 * has) / need)).toFixed(0)}%`

/** A list to unfold. */
function Gone({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <details className="gone">
      <summary>
        {title} ({items.length})
      </summary>
      <p>{items.join(', ')}</p>
    </details>
  )
}
