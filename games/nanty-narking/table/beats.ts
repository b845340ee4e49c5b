import type { Told } from '#engine/game.ts'
import type { Beat } from '#table/types.ts'
import { AGENTS, DISTRICTS, EVENTS, THAMES } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { EXACT, GRENADIER, OWNERS } from '../moves.ts'
import { outline, type IconName } from './signs.ts'

type Event<K extends NantyEvent['kind']> = Extract<NantyEvent, { kind: K }>
type Show = { readonly [K in NantyEvent['kind']]?: (event: Event<K>) => readonly Beat[] }
interface Figure {
  readonly owner: number
  readonly kind: number
}

const district = (d: number): string => `district:${DISTRICTS[d]}`
const trouble = (d: number): string => `trouble:${DISTRICTS[d]}`
const figure = ({ owner, kind }: Figure, d: number): string =>
  `figure:${kind < 0 ? d * OWNERS.length + owner : EXACT + owner * AGENTS + kind}`
const home = (owner: number): string => (owner >= GRENADIER ? 'barracks' : `seat:${owner}`)

const sound = (name: Extract<Beat, { do: 'sound' }>['sound']): Beat => ({ do: 'sound', sound: name })
const fly = (from: string, to: string): Beat => ({ do: 'fly', from, to })
const pop = (at: string, text: string, seat?: number): Beat => ({
  do: 'pop',
  at,
  text,
  ...(seat !== undefined && { seat }),
})
const glow = (...at: string[]): Beat => ({ do: 'glow', at })
const stamp = (at: string, sign: IconName): Beat => ({ do: 'stamp', at, sign: outline(sign) })
const together = (...beats: Beat[]): Beat => ({ do: 'together', beats })
const marked = (there: boolean, d: number): Beat[] => (there ? [stamp(trouble(d), 'trouble')] : [])

/** How each event looks and sounds [NN-10.4]. */
const SHOW: Show = {
  turn: ({ seat }) => [sound('turn'), glow(`seat:${seat}`)],
  played: ({ seat }) => [sound('take'), fly(`seat:${seat}`, 'in-play')],
  placed: (e) => [
    sound('place'),
    fly(home(e.figure.owner), figure(e.figure, e.district)),
    ...marked(e.trouble && !e.quiet, e.district),
  ],
  lifted: (e) => [sound('take'), glow(district(e.district))],
  moved: (e) => [sound('place'), fly(district(e.from), figure(e.figure, e.to)), ...marked(e.trouble, e.to)],
  swapped: ({ figures: [a, b], from: [home, away] }) => [
    sound('place'),
    together(fly(district(home), figure(a, away)), fly(district(away), figure(b, home))),
  ],
  /** A murder: the marker goes with the victim. */
  removed: (e) => [
    sound('fall'),
    stamp(district(e.district), 'assassinate'),
    ...(e.calmed ? [glow(trouble(e.district))] : []),
  ],
  calmed: (e) => [sound('place'), stamp(trouble(e.district), 'remove-trouble')],
  stirred: (e) => [sound('fall'), stamp(trouble(e.district), 'trouble')],
  scored: (e) => [glow(trouble(e.district))],
  paid: ({ from, to, amount }) => [
    sound('coins'),
    together(
      ...(from === null ? [] : [pop(`seat:${from}`, `−£${amount}`, from)]),
      ...(to === null ? [] : [pop(`seat:${to}`, `+£${amount}`, to)]),
    ),
  ],
  loan: (e) => [sound('coins'), fly('in-play', `before:${e.seat}`), pop(`seat:${e.seat}`, `+£${e.amount}`, e.seat)],
  built: (e) => [
    sound('place'),
    fly(`seat:${e.seat}`, `building:${DISTRICTS[e.district]}`),
    pop(district(e.district), `−£${e.price}`),
  ],
  'house-lost': (e) => [sound('fall'), glow(district(e.district))],
  drew: (e) => [sound('flip'), fly('deck', `hand:${e.seat}`)],
  'took-discards': (e) => [sound('flip'), fly('deck', `hand:${e.seat}`)],
  gave: (e) => [sound('flip'), fly(`hand:${e.from}`, `hand:${e.to}`)],
  inspected: (e) => [glow(`hand:${e.target}`)],
  /** Hands cross. */
  'exchanged-hands': (e) => [
    sound('flip'),
    together(fly(`hand:${e.seat}`, `hand:${e.target}`), fly(`hand:${e.target}`, `hand:${e.seat}`)),
  ],
  hindered: (e) => [sound('no'), fly('in-play', `before:${e.seat}`), glow(`seat:${e.seat}`)],
  rolled: (e) => [sound('dice'), pop(`seat:${e.seat}`, `${e.die}`, e.seat)],
  /** Slapped on the table. */
  interrupted: (e) => [sound('no'), together(stamp('in-play', 'interrupt'), glow(`seat:${e.seat}`))],
  covered: (e) => [sound('no'), stamp(`seat:${e.seat}`, 'suffragette')],
  watson: (e) => [sound('flip'), glow(`seat:${e.seat}`)],
  event: () => [sound('flip'), { do: 'glow', at: ['front-page'] }],
  'event-dice': (e) => struck(e.event, e.rolls),
  fog: () => [stamp('deck', 'fog')],
  riots: (e) => [sound(e.over ? 'end' : 'no'), stamp('meter:trouble', 'riots')],
  shielded: (e) => [stamp(`seat:${e.seat}`, 'shield')],
  'kept-away': (e) => [stamp(district(e.district), 'shield')],
  'card-voided': (e) => [sound('fall'), glow(district(e.district))],
  used: (e) => [sound('take'), glow(district(e.district))],
  declared: (e) => [sound('end'), glow(`seat:${e.seat}`)],
  'deck-out': () => [sound('end'), glow('deck')],
  /** Everybody turns up who they were. */
  revealed: (e) => [sound('end'), { do: 'flip', at: e.personas.map((_, seat) => `persona:${seat}`) }],
}

/** The dice of an event one after the other, each with the sign of what comes down there: fire hops, the river rises first. */
function struck(event: number, rolls: readonly number[]): Beat[] {
  const id = EVENTS[event]
  const river: Beat[] = id === 'flood' ? [glow('thames')] : []
  const hits = rolls.map((d): Beat => {
    const dry = id === 'flood' && !(THAMES & (1 << d))
    return together(pop(district(d), `${d + 1}`), ...(dry ? [] : [stamp(district(d), id)]))
  })
  return [sound('dice'), ...river, ...hits]
}

export function beats(event: Told<NantyEvent>): readonly Beat[] {
  if (event.kind === 'auto') return []
  const show = SHOW[event.kind] as ((event: NantyEvent) => readonly Beat[]) | undefined
  return show?.(event) ?? []
}
