import { seatsOf, type Seat } from '#engine/state.ts'
import type { Run, Scene } from '#table/moment.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import { DISTRICTS, GOAL, PERSONALITIES, THAMES } from '../../data.ts'
import type { NantyEvent } from '../../events.ts'
import { controller, free, presence } from '../../rules/board.ts'
import { pointsOf, progress, threshold } from '../../rules/end.ts'
import type { NantyNarking } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { LondonPicture } from './LondonPicture.tsx'
import type { MomentText } from './text/text.ts'

type Played = Run<NantyNarking, NantyEvent, Text>
type Revealed = Extract<NantyEvent, { kind: 'revealed' }>

/** Masks, the winner's goal, then everybody's. */
export function unmasking(run: Played, words: MomentText): Scene[] {
  const revealed = run.events.find((event) => event.kind === 'revealed')
  if (!revealed) return []
  const won =
    run.events[0].kind === 'revealed' || run.stages[run.stages.length - 1].winner < 0 ? null : revealed.winners[0]
  return [
    masks(run, words),
    ...(won === null ? [] : [goal(run, words, revealed, won)]),
    everybody(run, words, revealed, won === null),
  ]
}

function masks(run: Played, words: MomentText): Scene {
  const [first] = run.events
  const declarer = first.kind === 'declared' ? first.seat : null
  const title =
    declarer !== null ? words.declares(run.who(declarer)) : first.kind === 'deck-out' ? words.deckOut : words.riots
  return {
    title,
    picture: (
      <div className="moment-cards">
        {seatsOf(run.before).map((seat) => (
          <div key={seat} className={seat === declarer ? 'moment-mask is-lit' : 'moment-mask'}>
            <svg viewBox="-40 -24 80 48" aria-hidden="true">
              <path d="M-36 -12Q-18 -20 0 -12Q18 -20 36 -12Q38 10 22 16Q8 16 0 4Q-8 16 -22 16Q-38 10 -36 -12ZM-24 -4A8 6 0 1 0 -10 2A12 10 0 0 0 -24 -4ZM24 -4A8 6 0 1 1 10 2A12 10 0 0 1 24 -4Z" />
            </svg>
            <b>{run.who(seat)}</b>
          </div>
        ))}
      </div>
    ),
    words: [words.masks],
    told: 0,
    hold: 2200,
    points: false,
    sounds: ['turn'],
  }
}

interface CardProps {
  readonly run: Played
  readonly words: MomentText
  readonly seat: Seat
  readonly persona: number
  readonly won: boolean
}

/** Who a seat was, what it needed and how far it came. */
function Card({ run, words, seat, persona, won }: CardProps) {
  const [name, says] = run.text.personalities[PERSONALITIES[persona]]
  const view = run.stages[run.stages.length - 1]
  const [has, need] = [progress(view, seat, persona), threshold(view, persona)]
  return (
    <div className={`moment-card seat-${run.seating[seat].colour}${won ? ' is-lit' : ''}`}>
      <span>
        <SeatMark seat={seat} seating={run.seating[seat]} /> {words.was(run.who(seat))}
      </span>
      <h3>{name}</h3>
      <p>{says}</p>
      {need > 0 && (
        <>
          <meter min={0} max={need} value={Math.min(has, need)} aria-label={words.progress(has, need)} />
          <b>{words.progress(has, need)}</b>
        </>
      )}
    </div>
  )
}

/** The districts that count for a goal. */
function countedFor(view: NantyNarking, seat: Seat, persona: number): number[] {
  const set = (bits: number) => DISTRICTS.flatMap((_, d) => ((bits & (1 << d)) !== 0 ? [d] : []))
  const there = presence(view, seat) & free(view)
  switch (GOAL[persona]) {
    case 'presence':
    case 'deck-low-presence':
      return set(there)
    case 'trouble':
      return set(view.trouble)
    case 'presence-in-trouble':
      return set(there & view.trouble)
    case 'quiet-thames':
      return set(there & THAMES & ~view.trouble)
    case 'control':
    case 'control-value':
    case 'peaceful-control':
      return DISTRICTS.flatMap((_, d) => (controller(view, d) === seat ? [d] : []))
    default:
      return []
  }
}

function goal(run: Played, words: MomentText, { personas }: Revealed, seat: Seat): Scene {
  const persona = personas[seat]
  const lit = countedFor(run.stages[run.stages.length - 1], seat, persona)
  return {
    title: `${words.was(run.who(seat))} ${run.text.personalities[PERSONALITIES[persona]][0]}`,
    picture: <LondonPicture view={run.before} text={run.text} seating={run.seating} lit={lit} counted />,
    words: [<Card key="card" run={run} words={words} seat={seat} persona={persona} won />],
    told: run.events.length - 1,
    hold: 2600 + 350 * lit.length,
    points: false,
    sounds: ['score'],
  }
}

function everybody(run: Played, words: MomentText, { personas, winners }: Revealed, byPoints: boolean): Scene {
  const view = run.stages[run.stages.length - 1]
  const points = (
    <ul key="points" className="moment-rows">
      {seatsOf(view).map((seat) => (
        <li key={seat}>
          <SeatMark seat={seat} seating={run.seating[seat]} />
          <span>{run.who(seat)}</span>
          <span>{words.points(pointsOf(view, seat))}</span>
        </li>
      ))}
    </ul>
  )
  return {
    title: words.allMasks,
    picture: (
      <div className="moment-cards">
        {personas.map((persona, seat) => (
          <Card key={seat} run={run} words={words} seat={seat} persona={persona} won={winners.includes(seat)} />
        ))}
      </div>
    ),
    words: [
      <strong key="wins">{words.wins(winners.map(run.who))}</strong>,
      ...(byPoints ? [words.byPoints, points] : []),
    ],
    told: run.events.length,
    hold: Infinity,
    points: false,
    sounds: ['end'],
  }
}
