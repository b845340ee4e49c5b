import type { Eye } from '#engine/state.ts'
import { useTable } from '#table/context.ts'
import type { PartProps } from '#table/types.ts'
import { GOAL, PERSONALITIES } from '../data.ts'
import { limit, personaOf, progress, threshold } from '../rules/end.ts'
import { NONE, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Segments } from './Near.tsx'
import { threats, type Threat } from './nearness.ts'
import { about } from './things.ts'

type Props = PartProps<NantyNarking, Text>

/** What the eye needs and has; and an alarm when somebody else could win next. */
export function Goal(props: Props) {
  const { eye } = useTable()
  if (props.text.unfinished) return null
  return (
    <>
      <Own {...props} eye={eye} />
      <Alarm {...props} />
    </>
  )
}

function Own({ view, text, eye }: Props & { readonly eye: Eye }) {
  const { seatOf } = useTable()
  const persona = typeof eye === 'number' ? personaOf(view, eye) : NONE
  if (persona < 0 || typeof eye !== 'number') return null
  const [has, need] = [progress(view, eye, persona), threshold(view, persona)]
  return (
    <span className={`nn-goal seat-${seatOf(eye).colour}`} {...about('goal')}>
      <b>{text.personalities[PERSONALITIES[persona]][0]}</b>
      <span className="nn-need">{text.screen.goals[GOAL[persona]](need, limit(view, GOAL[persona]))}</span>
      {need > 0 ? (
        <>
          <Segments has={has} need={need} />
          <strong>
            {has}/{need}
          </strong>
        </>
      ) : (
        <strong>{view.deck.length}</strong>
      )}
    </span>
  )
}

/** In words, as loud as a town crier: who could win, and by what. */
export function Alarm({ view, text, who }: Props) {
  const { eye } = useTable()
  const all = threats(view, eye).map((threat) => ({
    says: text.screen.couldWin(namesOf(threat, text, who)),
    by: goalOf(threat, view, text),
  }))
  if (all.length === 0) return null
  return (
    <span className="nn-alarm" role="status" {...about('alarm')}>
      {[...new Set(all.map(({ says }) => says))].map((says) => (
        <span key={says}>
          {says}
          <small>
            {' '}
            {all
              .filter((one) => one.says === says)
              .map(({ by }) => by)
              .join(' · ')}
          </small>
        </span>
      ))}
    </span>
  )
}

const namesOf = ({ way, seats }: Threat, { personalities }: Text, who: Props['who']): string[] =>
  seats.length > 0 ? seats.map(who) : way.personas.map((persona) => personalities[PERSONALITIES[persona]][0])

function goalOf({ way }: Threat, view: NantyNarking, { screen }: Text): string {
  const goal = screen.goals[way.goal](way.need, limit(view, way.goal))
  return way.goal === 'deck-out' ? `${goal} ${view.deck.length}` : goal
}
