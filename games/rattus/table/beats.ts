import type { Told } from '#engine/game.ts'
import type { Beat } from '#table/types.ts'
import { CARDS, FACES, REGION_IDS, TOKENS } from '../data.ts'
import type { RatEvent } from '../events.ts'
import type { Rattus } from '../state.ts'

const region = (index: number): string => `region:${REGION_IDS[index]}`
const token = (index: number): string => `token:${TOKENS[index]}`
const cubes = (index: number, seat: number): string => `cubes:${REGION_IDS[index]}:${seat}`
const seatSpot = (seat: number): string => `seat:${seat}`

type Of<K extends RatEvent['kind']> = Extract<RatEvent, { kind: K }>

/** How each event looks and sounds [RULES.md 10]. */
export function beats(event: Told<RatEvent>, view: Rattus): readonly Beat[] {
  return ofPeople(event) ?? ofRats(event, view) ?? []
}

/** Cubes and cards. */
function ofPeople(event: Told<RatEvent>): readonly Beat[] | null {
  switch (event.kind) {
    case 'settled':
    case 'placed':
      return arrive(event.seat, event.region, event.cubes)
    case 'took':
      return took(event)
    case 'to-palace':
      return carried(event)
    case 'travelled':
      return [
        { do: 'sound', sound: 'place' },
        { do: 'fly', from: cubes(event.from, event.seat), to: cubes(event.to, event.seat) },
        { do: 'pop', at: cubes(event.to, event.seat), text: `+${event.cubes}`, seat: event.seat },
      ]
    case 'triggered':
      return [
        { do: 'sound', sound: 'end' },
        { do: 'glow', at: ['supply', seatSpot(event.last)] },
      ]
    case 'ended':
      return ended(event)
    default:
      return null
  }
}

/** Rats and the plague. */
function ofRats(event: Told<RatEvent>, view: Rattus): readonly Beat[] | null {
  switch (event.kind) {
    case 'pushed':
      return scurried(region(event.from), event.token)
    case 'spread':
      return scurried('plague', event.token)
    case 'looked':
      return [
        { do: 'sound', sound: 'flip' },
        { do: 'flip', at: [token(event.token)] },
        { do: 'glow', at: [token(event.token)] },
      ]
    case 'swapped':
      return event.swap ? swapped(event) : []
    case 'plague-moved':
      return moved(event)
    case 'counted':
      return event.cubes > 0 ? [swell(event)] : []
    case 'revealed':
      return view.agenda.length === 0 ? swept(event) : revealed(event)
    case 'final-ravage':
      return [
        { do: 'sound', sound: 'fall' },
        { do: 'glow', at: ['plague'] },
      ]
    default:
      return null
  }
}

const scurried = (from: string, index: number): Beat[] => [
  { do: 'sound', sound: 'flip' },
  { do: 'fly', from, to: token(index) },
]

const arrive = (seat: number, at: number, count: number): Beat[] => [
  { do: 'fly', from: seatSpot(seat), to: cubes(at, seat) },
  { do: 'sound', sound: 'place' },
  { do: 'pop', at: cubes(at, seat), text: `+${count}`, seat },
]

/** From the display, or snatched from another seat. */
function took({ card, from }: Of<'took'>): Beat[] {
  const { id } = CARDS[card]
  const source = from === null ? `card:${id}` : seatSpot(from)
  return [
    { do: 'sound', sound: 'take' },
    {
      do: 'together',
      beats: [
        { do: 'fly', from: source, to: `held:${id}` },
        { do: 'fly', from: source, to: `holder:${id}` },
        { do: 'glow', at: [`card:${id}`] },
      ],
    },
  ]
}

const carried = ({ seat, region: from }: Of<'to-palace'>): Beat[] => [
  { do: 'fly', from: cubes(from, seat), to: `palace:${seat}` },
  { do: 'sound', sound: 'score' },
  { do: 'glow', at: ['palace'] },
]

function swapped({ tokens: [a, b], regions: [from, to] }: Of<'swapped'>): Beat[] {
  return [
    { do: 'sound', sound: 'take' },
    {
      do: 'together',
      beats: [
        { do: 'fly', from: region(from), to: token(a) },
        { do: 'fly', from: region(to), to: token(b) },
      ],
    },
  ]
}

/** Two hops with the Knight. */
const moved = ({ from, to, over }: Of<'plague-moved'>): Beat[] => [
  { do: 'sound', sound: 'turn' },
  { do: 'fly', from: region(from), via: over === null ? [] : [region(over)], to: 'plague' },
  { do: 'glow', at: [region(to)] },
]

/** The piece swells when it counts. */
const swell = ({ cubes: count }: Of<'counted'>): Beat => ({
  do: 'together',
  beats: [
    { do: 'glow', at: ['plague'] },
    { do: 'pop', at: 'plague', text: `+${count}` },
  ],
})

/** The rat flips, its limit against the population; then it strikes, or it does not. */
function revealed(event: Of<'revealed'>): Beat[] {
  const { limit } = FACES[event.face]
  const against = `${event.cubes + event.neutral} ${event.outbreak ? '≥' : '<'} ${limit}`
  const shown = `revealed:${TOKENS[event.token]}`
  return [
    { do: 'sound', sound: 'flip' },
    { do: 'flip', at: [shown] },
    {
      do: 'together',
      beats: [
        { do: 'glow', at: [region(event.region), shown] },
        { do: 'pop', at: region(event.region), text: against },
      ],
    },
    ...strikes(event),
  ]
}

/** In the final ravage the plague sweeps over the map: a glance for a harmless rat, a blow for the others. */
function swept(event: Of<'revealed'>): Beat[] {
  return event.hits.length > 0 ? strikes(event) : []
}

/** Every seat that is hit sees how many of its cubes sink. */
function strikes({ hits, region: at }: Of<'revealed'>): Beat[] {
  const seats = [...new Set(hits.map((hit) => hit.seat))]
  if (seats.length === 0) return []
  const pops = seats.map((seat): Beat => {
    const lost = hits.filter((hit) => hit.seat === seat).length
    return { do: 'pop', at: cubes(at, seat), text: `−${lost}`, seat }
  })
  return [
    { do: 'sound', sound: 'fall' },
    { do: 'together', beats: [{ do: 'glow', at: [region(at)] }, ...pops] },
  ]
}

const ended = ({ scores }: Of<'ended'>): Beat[] => [
  { do: 'sound', sound: 'end' },
  {
    do: 'together',
    beats: scores.map((score, seat) => ({ do: 'pop', at: seatSpot(seat), text: `${score}`, seat })),
  },
]
