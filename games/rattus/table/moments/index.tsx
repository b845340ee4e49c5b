import './moments.css'
import type { ComponentProps } from 'react'
import type { Seat } from '#engine/state.ts'
import { stays, type Run, type Scene } from '#table/moment.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import { ALL, CARDS, FACES, MAJORITY, REGION_IDS } from '../../data.ts'
import type { RatEvent } from '../../events.ts'
import { cubesOf, population, type Rattus } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { SymbolSign } from '../Token.tsx'
import { RegionPicture, type Crowd } from './RegionPicture.tsx'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { MomentText } from './text/text.ts'

type Revealed = Extract<RatEvent, { kind: 'revealed' }>
type Played = Run<Rattus, RatEvent, Text>

/** Rats are turned over in a region, one by one: limit, signs, cubes. */
export function scenes(run: Played): readonly Scene[] {
  const words = run.language === 'de' ? de : en
  const rats = run.events.filter((event) => event.kind === 'revealed')
  const lost = new Set<Seat>(rats.flatMap(({ hits }) => hits.map(({ seat }) => seat)))
  const list = [arrival(run, words, rats), ...rats.flatMap((rat, i) => turned(run, words, rat, i))]
  return list.map((scene, i) => (i === list.length - 1 ? { ...scene, hold: lastHold(run, lost) } : scene))
}

const lastHold = ({ eye }: Played, lost: ReadonlySet<Seat>): number => (lost.size > 0 ? stays(eye, [...lost]) : 2600)

const seatsOf = ({ seats }: Rattus): Seat[] => Array.from({ length: seats }, (_, seat) => seat)

const crowdOf = (view: Rattus, region: number, fallen: readonly Seat[] = []): Crowd[] =>
  seatsOf(view).map((seat) => ({
    seat,
    cubes: cubesOf(view, region, seat),
    fallen: fallen.filter((one) => one === seat).length,
  }))

function arrival({ before, seating, text }: Played, words: MomentText, rats: readonly Revealed[]): Scene {
  const { region } = rats[0]
  const there = before.rats[region]
  return {
    title: words.strikes(text.regions[REGION_IDS[region]].name),
    picture: (
      <RegionPicture
        region={region}
        name={text.regions[REGION_IDS[region]].name}
        seating={seating}
        plague
        rats={there}
        face={null}
        lit={[]}
        crowd={crowdOf(before, region)}
        note={null}
      />
    ),
    words: [words.stands(there, population(before, region)), words.unchanged],
    told: 0,
    hold: 1900,
    sounds: ['turn'],
  }
}

/** A rat is turned over; if it breaks out, its signs strike. */
function turned(run: Played, words: MomentText, rat: Revealed, i: number): Scene[] {
  const { before, stages, text } = run
  const { region, face, cubes, neutral, outbreak } = rat
  const { limit } = FACES[face]
  const earlier = i === 0 ? before : stages[i - 1]
  const frame = {
    region,
    name: text.regions[REGION_IDS[region]].name,
    seating: run.seating,
    plague: false,
    rats: before.rats[region] - i - 1,
    face,
  }
  const note = { text: words.compared(cubes + neutral, limit, outbreak), outbreak }
  const said = outbreak ? words.breaksOut(cubes, neutral) : words.holds(cubes, neutral)
  const shown: Scene = {
    title: words.turns(i, before.rats[region]),
    picture: <RegionPicture {...frame} lit={[]} crowd={crowdOf(earlier, region)} note={note} />,
    words: [
      <span key="said">
        <strong>{words.limit(limit)}</strong> {said}
      </span>,
    ],
    told: outbreak ? i : i + 1,
    hold: 2200,
    sounds: ['flip'],
  }
  return outbreak ? [shown, struck(run, words, rat, i, frame, earlier)] : [shown]
}

type Framed = Omit<ComponentProps<typeof RegionPicture>, 'lit' | 'crowd' | 'note'>

/** Sign by sign, who falls. */
function struck(run: Played, words: MomentText, rat: Revealed, i: number, frame: Framed, earlier: Rattus): Scene {
  const { region, face, hits } = rat
  const fallen = hits.map(({ seat }) => seat)
  const lit = hits.map(({ symbol }) => symbol)
  return {
    title: words.signs,
    picture: <RegionPicture {...frame} lit={lit} crowd={crowdOf(run.stages[i], region, fallen)} note={null} />,
    words: [<Signs key="signs" run={run} words={words} rat={rat} view={earlier} />],
    told: i + 1,
    hold: 1200 + 700 * FACES[face].symbols.length,
    sounds: ['fall'],
  }
}

interface SignsProps {
  readonly run: Played
  readonly words: MomentText
  readonly rat: Revealed
  /** Before it struck. */
  readonly view: Rattus
}

/** Every sign of the rat with whom it strikes. */
function Signs({ run, words, rat: { face, hits }, view }: SignsProps) {
  return (
    <ul className="moment-rows">
      {FACES[face].symbols.map((symbol) => {
        const struck = hits.filter((hit) => hit.symbol === symbol).map(({ seat }) => seat)
        return (
          <li key={symbol} className={struck.length > 0 ? undefined : 'is-idle'}>
            <svg viewBox="-12 -12 24 24" width="30" height="30" className="rattus-picture" aria-hidden="true">
              <SymbolSign symbol={symbol} size={20} />
            </svg>
            <span>{meaning(symbol, run, words)}</span>
            <span>
              {struck.length === 0 && (isHeld(symbol, view) ? words.noCube : words.nobody)}
              {struck.map((seat) => (
                <span key={seat} className="moment-hit">
                  <SeatMark seat={seat} seating={run.seating[seat]} /> {words.loses(run.who(seat))}
                </span>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const isHeld = (symbol: number, view: Rattus): boolean => symbol >= MAJORITY || view.cards[symbol] >= 0

function meaning(symbol: number, { text }: Played, words: MomentText): string {
  if (symbol === MAJORITY) return words.majority
  return symbol === ALL ? words.all : words.holdsCard(text.cards[CARDS[symbol].id].name)
}
