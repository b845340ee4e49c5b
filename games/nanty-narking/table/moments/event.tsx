import { seatsOf } from '#engine/state.ts'
import { describe } from '#engine/text.ts'
import type { Run, Scene } from '#table/moment.ts'
import { DISTRICTS, EVENTS } from '../../data.ts'
import type { NantyEvent } from '../../events.ts'
import { CITIZEN, GRENADIER } from '../../moves.ts'
import { count } from '../../rules/board.ts'
import { NOBODY, type NantyNarking } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { SmallSign } from '../Sign.tsx'
import { LondonPicture } from './LondonPicture.tsx'
import type { MomentText } from './text/text.ts'

type Played = Run<NantyNarking, NantyEvent, Text>

/** The paper comes, is read, the dice say where, and what became of it. */
export function eventScenes(run: Played, words: MomentText): Scene[] {
  const [drawn] = run.events
  if (drawn.kind !== 'event') return []
  const dice = run.events.find((event) => event.kind === 'event-dice')
  const rolled = dice ? [...new Set(dice.rolls)] : []
  return [
    extra(run, words, drawn.event),
    page(run, words, drawn.event, rolled),
    ...(rolled.length > 0 ? [struck(run, words, rolled)] : []),
    changed(run, words, rolled),
  ]
}

const READ_MS = 70

interface PaperProps {
  readonly run: Played
  readonly words: MomentText
  readonly event: number
  /** It has just been thrown on the table. */
  readonly spinning?: boolean
}

function Paper({ run: { before, text }, words, event, spinning = false }: PaperProps) {
  const [headline, says] = text.eventCards[EVENTS[event]]
  return (
    <article className={spinning ? 'moment-paper is-spinning' : 'moment-paper'}>
      <header>
        <i>{words.number(before.past.length + 1)}</i>
        <i>{words.price}</i>
      </header>
      <h3>{words.paper}</h3>
      <h4>{headline}</h4>
      <div>
        <SmallSign name={EVENTS[event]} size={110} />
        <p>{says}</p>
      </div>
    </article>
  )
}

function extra(run: Played, words: MomentText, event: number): Scene {
  return {
    title: words.extra,
    picture: <Paper run={run} words={words} event={event} spinning />,
    words: [words.draws(run.who(run.before.active))],
    told: 0,
    hold: 1500,
    points: false,
    sounds: ['flip'],
  }
}

function page(run: Played, words: MomentText, event: number, rolled: readonly number[]): Scene {
  const [headline, says] = run.text.eventCards[EVENTS[event]]
  return {
    title: headline,
    picture: <Paper run={run} words={words} event={event} />,
    words: [
      // It stands on the page, which only eyes can read.
      <span key="says" className="visually-hidden">
        {says}
      </span>,
      words.draws(run.who(run.before.active)),
      ...(rolled.length > 0 ? [<strong key="dice">{words.dice(rolled.map((d) => placeOf(run, d)))}</strong>] : []),
    ],
    told: 1,
    hold: 1500 + READ_MS * says.split(' ').length,
    points: false,
    sounds: rolled.length > 0 ? ['dice'] : [],
  }
}

const placeOf = ({ text }: Played, d: number): string => `${d + 1} ${text.districts[DISTRICTS[d]][0]}`

function struck(run: Played, words: MomentText, rolled: readonly number[]): Scene {
  return {
    title: words.struck(rolled.map((d) => placeOf(run, d))),
    picture: <LondonPicture view={run.before} text={run.text} seating={run.seating} lit={rolled} />,
    words: rolled.map((d) => words.standing(placeOf(run, d), standingIn(run, words, d))),
    told: 1,
    hold: 1500 + 700 * rolled.length,
    points: false,
  }
}

/** All that is in a district, in words. */
function standingIn({ before, who }: Played, words: MomentText, d: number): string[] {
  const agents = seatsOf(before).flatMap((seat) => {
    const n = count(before, d, seat)
    return n > 0 ? [words.agents(n, who(seat))] : []
  })
  const [grenadiers, citizens] = [count(before, d, GRENADIER), count(before, d, CITIZEN)]
  const list = [
    ...agents,
    ...(grenadiers > 0 ? [words.grenadiers(grenadiers)] : []),
    ...(citizens > 0 ? [words.citizens(citizens)] : []),
    ...(before.building[d] === NOBODY ? [] : [words.house(who(before.building[d]))]),
    ...((before.trouble & (1 << d)) !== 0 ? [words.trouble] : []),
  ]
  return list.length > 0 ? list : [words.empty]
}

function changed(run: Played, words: MomentText, rolled: readonly number[]): Scene {
  const view = run.stages[run.stages.length - 1]
  const lines = run.events
    .filter(({ kind }) => kind !== 'event' && kind !== 'event-dice')
    .flatMap((event) => describe(run.text, event, run.who) ?? [])
  return {
    title: words.changed,
    picture: <LondonPicture view={view} text={run.text} seating={run.seating} lit={rolled} />,
    words: lines.length > 0 ? lines : [words.nothingChanged],
    told: run.events.length,
    hold: 2000 + 500 * lines.length,
    points: false,
    sounds: lines.length > 0 ? ['fall'] : [],
  }
}
