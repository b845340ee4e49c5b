import { seatsOf, type Seat } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { CARDS } from './data/cards.ts'
import { COLOURS, COST, DISTRICTS, PERSONALITIES, RIOTS_FROM } from './data.ts'
import { CITIZEN, GRENADIER } from './moves.ts'
import * as board from './rules/board.ts'
import { handOf } from './rules/hands.ts'
import { NOBODY, NONE, type NantyNarking } from './state.ts'
import type { Text } from './text/text.ts'

/** The position with characters: a line a district, a line a seat. `g2 y1 [g] !` two green agents, one yellow, a green building, trouble. */
export function draw(s: NantyNarking, text: Text, who: Who): string {
  return [
    ...DISTRICTS.map((_, d) => districtLine(s, d, text, who)),
    '',
    ...seatsOf(s).map((seat) => seatLine(s, seat, text, who)),
    '',
    ...footer(s, text),
  ].join('\n')
}

const letter = (seat: Seat): string => COLOURS[seat][0]

function districtLine(s: NantyNarking, d: number, text: Text, who: Who): string {
  const agents = seatsOf(s).map((seat) =>
    board.count(s, d, seat) > 0 ? `${letter(seat)}${board.count(s, d, seat)}` : '  ',
  )
  const house = s.building[d] === NOBODY ? '   ' : `[${letter(s.building[d])}]`
  const neutrals = [
    board.count(s, d, GRENADIER) > 0 && `${text.draw.grenadier} ${board.count(s, d, GRENADIER)}`,
    board.count(s, d, CITIZEN) > 0 && `${text.draw.citizen} ${board.count(s, d, CITIZEN)}`,
  ].filter(Boolean)
  const controller = board.controller(s, d)
  const rest = [...neutrals, controller === NONE ? '' : `→ ${who(controller)}`].filter(Boolean).join(', ')
  const name = `${String(d + 1).padStart(2)} ${text.districts[DISTRICTS[d]][0]} £${COST[d]}`.padEnd(22)
  return `${name} ${agents.join(' ')} ${house} ${s.trouble & (1 << d) ? '!' : ' '} ${rest}`.trimEnd()
}

function seatLine(s: NantyNarking, seat: Seat, text: Text, who: Who): string {
  const { hand, of, loans } = text.draw
  const size = `${hand} ${s.handCount[seat]} ${of} ${board.handLimit(s, seat)}`
  const debts = board.loans(s, seat) > 0 ? `, ${loans} ${board.loans(s, seat)}` : ''
  const cards = handOf(s, seat).map((card) => text.cards[CARDS[card]][0])
  const known = cards.length > 0 ? `: ${cards.join(', ')}` : ''
  return `${s.active === seat ? '>' : ' '} ${letter(seat)} ${who(seat)} £${s.money[seat]}, ${size}${debts}${known}${identity(s, seat, text)}`
}

/** Who the seat is, where that may be seen. */
function identity(s: NantyNarking, seat: Seat, text: Text): string {
  const persona = s.personas.indexOf(seat)
  return persona < 0 ? '' : ` (${text.personalities[PERSONALITIES[persona]][0]})`
}

function footer(s: NantyNarking, text: Text): string[] {
  const { trouble, deck, events, of, table } = text.draw
  const laid = s.laid.map((card) => text.cards[CARDS[card]][0])
  return [
    `${trouble} ${board.sizeOf(s.trouble)} ${of} ${RIOTS_FROM}, ${deck} ${s.deck.length}, ${events} ${s.events.length}`,
    ...(laid.length > 0 ? [`${table}: ${laid.join(', ')}`] : []),
  ]
}
