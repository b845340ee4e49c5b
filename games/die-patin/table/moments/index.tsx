import './moments.css'
import type { Seat } from '#engine/state.ts'
import { stays, type Run, type Scene } from '#table/moment.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import { MISSIONS } from '../../data.ts'
import type { PatinEvent } from '../../events.ts'
import type { DiePatin } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { MISSION_ICONS } from '../Panels.tsx'
import { InlineIcon } from '../Pieces.tsx'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { MomentText } from './text/text.ts'
import { TownPicture } from './TownPicture.tsx'

type Judged = Extract<PatinEvent, { kind: 'missions-judged' }>
type Played = Run<DiePatin, PatinEvent, Text>

/** The missions of a round, judged one by one. */
export function scenes(run: Played): readonly Scene[] {
  const [judged] = run.events
  if (judged.kind !== 'missions-judged') return []
  const words = run.language === 'de' ? de : en
  return [...MISSIONS.map((_, mission) => one(run, words, judged, mission)), overview(run, words, judged)]
}

/** In which round a seat has scored a mission; 0 if it has not. */
const scoredIn = (view: DiePatin, seat: Seat, mission: number): number =>
  view.missions[seat * MISSIONS.length + mission]

function one(run: Played, words: MomentText, judged: Judged, mission: number): Scene {
  const { before, seating, text } = run
  const values = judged.values[mission]
  const { name, says } = text.missions[MISSIONS[mission]]
  const leader = judged.leaders[mission]
  const isTie = leader === null && Math.max(...values) > 0
  return {
    title: name,
    picture: (
      <TownPicture
        view={before}
        text={text}
        seating={seating}
        mission={mission}
        leader={leader}
        stamp={isTie ? words.tieStamp : null}
      />
    ),
    words: [
      <span key="says" className="moment-says">
        <InlineIcon name={MISSION_ICONS[mission]} size={34} /> {says}
      </span>,
      <Bars key="bars" run={run} values={values} leader={leader} />,
      <strong key="verdict" className={isTie ? 'moment-tie' : undefined}>
        {verdict(run, words, judged, mission)}
      </strong>,
    ],
    told: 0,
    hold: 2400 + 120 * values.reduce((sum, value) => sum + value, 0),
    sounds: mission === 0 ? ['turn'] : [],
    points: false,
  }
}

function verdict({ before, who }: Played, words: MomentText, judged: Judged, mission: number): string {
  const values = judged.values[mission]
  const most = Math.max(...values)
  const leader = judged.leaders[mission]
  if (most === 0) return words.nothing
  if (leader === null)
    return words.tie(
      values.flatMap((value, seat) => (value === most ? [who(seat)] : [])),
      most,
    )
  const next = Math.max(...values.filter((_, seat) => seat !== leader))
  const scored = scoredIn(before, leader, mission)
  return `${words.leads(who(leader), most - next)} ${scored > 0 ? words.scoredBefore(scored) : words.tileGoes(judged.round)}`
}

interface BarsProps {
  readonly run: Played
  readonly values: readonly number[]
  readonly leader: Seat | null
}

/** A bar for each seat. */
function Bars({ run: { seating, who }, values, leader }: BarsProps) {
  const most = Math.max(1, ...values)
  return (
    <ul className="moment-bars">
      {values.map((value, seat) => (
        <li key={seat} className={`seat-${seating[seat].colour}${seat === leader ? ' is-leading' : ''}`}>
          <SeatMark seat={seat} seating={seating[seat]} />
          <span className="moment-name">{who(seat)}</span>
          <i style={{ width: `${(value / most) * 90}px` }} />
          <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}

function overview(run: Played, words: MomentText, judged: Judged): Scene {
  const { before, stages, seating, text, who, eye } = run
  const winners = judged.leaders.map((leader, mission) =>
    leader !== null && scoredIn(before, leader, mission) === 0 ? leader : null,
  )
  return {
    title: words.judged(judged.round),
    picture: <TownPicture view={stages[0]} text={text} seating={seating} mission={null} leader={null} stamp={null} />,
    words: [
      <strong key="title">{words.overview}</strong>,
      <ul key="rows" className="moment-rows">
        {winners.map((seat, mission) => (
          <li key={mission} className={seat === null ? 'is-idle' : undefined}>
            <InlineIcon name={MISSION_ICONS[mission]} size={22} />
            <span>{text.missions[MISSIONS[mission]].name}</span>
            <span>
              {seat !== null && <SeatMark seat={seat} seating={seating[seat]} />}{' '}
              {seat === null ? words.nobody : who(seat)}
            </span>
          </li>
        ))}
      </ul>,
    ],
    told: 1,
    hold: stays(eye, winners),
  }
}
