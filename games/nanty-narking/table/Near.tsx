import { useTable } from '#table/context.ts'
import type { PartProps } from '#table/types.ts'
import { GOAL, PERSONALITIES } from '../data.ts'
import { limit, personaOf, progress, threshold } from '../rules/end.ts'
import { type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { shareOf, waysToWin, type Way } from './nearness.ts'
import { about } from './things.ts'

type Props = PartProps<NantyNarking, Text> & { readonly seat: number }

/** How far a seat has come: towards its own goal where the eye may know it, else towards the two it would be nearest to. */
export function Near(props: Props) {
  const persona = personaOf(props.view, props.seat)
  return persona < 0 ? <Guesses {...props} /> : <Own {...props} persona={persona} />
}

interface SegmentsProps {
  readonly has: number
  readonly need: number
}

/** Up to here every step has a segment of its own. */
const SEGMENTS = 12

/** How much of a goal is reached. */
export function Segments({ has, need }: SegmentsProps) {
  if (need > SEGMENTS)
    return (
      <span className="segments is-bar" aria-hidden="true">
        <i style={{ width: `${shareOf(has, need) * 100}%` }} />
      </span>
    )
  return (
    <span className="segments" aria-hidden="true">
      {Array.from({ length: need }, (_, i) => (
        <i key={i} className={i < has ? 'is-on' : undefined} />
      ))}
    </span>
  )
}

function Own({ view, text, seat, persona }: Props & { readonly persona: number }) {
  const { eye, seatOf } = useTable()
  const [name] = text.personalities[PERSONALITIES[persona]]
  const [has, need] = [progress(view, seat, persona), threshold(view, persona)]
  const { screen } = text
  return (
    <span
      className={`near-own seat-${seatOf(seat).colour}`}
      data-spot={`persona:${seat}`}
      {...about(eye === seat ? 'goal' : 'near', seat)}
    >
      <b className="piece">{name}</b>
      <span>
        {eye === seat && screen.yourGoal} {screen.goals[GOAL[persona]](need, limit(view, GOAL[persona]))}
        {need === 0 && ` ${view.deck.length}`}
      </span>
      {need > 0 && (
        <>
          <Segments has={has} need={need} />
          <span>{screen.reached(has, need)}</span>
        </>
      )}
    </span>
  )
}

const TELLING = 2

/** The ways to win that are a seat's own, fullest first. */
function Guesses({ view, text, seat }: Props) {
  const { seatOf } = useTable()
  const ways = waysToWin(view)
    .filter(({ goal, need }) => goal !== 'trouble' && need > 0)
    .toSorted((a, b) => shareOf(b.seats[seat].has, b.need) - shareOf(a.seats[seat].has, a.need))
    .slice(0, TELLING)
  return (
    <span className={`near-guesses seat-${seatOf(seat).colour}`} data-spot={`persona:${seat}`} {...about('near', seat)}>
      <small>{text.screen.ifThisWere}</small>
      {ways.map((way) => (
        <Guess key={way.personas[0]} way={way} text={text} seat={seat} />
      ))}
    </span>
  )
}

function Guess({ way, text, seat }: { readonly way: Way; readonly text: Text; readonly seat: number }) {
  const { has, met } = way.seats[seat]
  const close = met || has >= way.need - 1
  return (
    <span className={close ? 'near-guess is-close' : 'near-guess'}>
      <span>{shortName(way, text)}</span>
      <Segments has={has} need={way.need} />
      <b>
        {has}/{way.need}
      </b>
    </span>
  )
}

/** `Moriarty`, `Sidonia`, `Lord`. */
function shortName({ personas }: Way, text: Text): string {
  const name = text.personalities[PERSONALITIES[personas[0]]][0].replace(/ \(.*/, '').split(' ')
  return name[personas.length > 1 ? 0 : name.length - 1]
}
