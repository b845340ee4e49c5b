import type { Seat } from '#engine/state.ts'
import { areaIndex, CARDS, MAFIA, MONOPOLIES, OPEN_KINDS, ORDERS, TILES } from '../data.ts'
import { faceOf, shownTo } from '../data/specials.ts'
import { addToHand, NOBODY, type Boss } from '../state.ts'

export const COLOUR_LETTERS = 'RBGYV'

export const area = areaIndex
export const tile = (name: string): number => TILES.indexOf(name.replace(' ', '-'))
export const order = (id: string): number => ORDERS.findIndex((o) => o.id === id)
export const card = (id: string): number => CARDS.findIndex((c) => c === id)
export const field = (id: string): number => MONOPOLIES.indexOf(id)

/** Puts figures on the map as RULES.md section 9 writes it: `kobe R2 [real-estate 2], la-paz G1`; without a company named, any will do. */
export function put(s: Boss, text: string): Boss {
  for (const item of text.split(', ')) {
    const [, id, letter, count, name] = /^(\S+) ([RBGYV])(\d+)(?: \[(.+)\])?$/.exec(item) as string[]
    const seat = COLOUR_LETTERS.indexOf(letter)
    lay(s, area(id), seat, Number(count), name ? tile(name) : spare(s))
  }
  return s
}

/** The most plentiful company, so that the rare ones are there for the test to name. */
function spare(s: Boss): number {
  const companies = s.bag.slice(0, MAFIA)
  return companies.lastIndexOf(Math.max(...companies))
}

function lay(s: Boss, at: number, seat: Seat, figures: number, company: number): void {
  s.owner = s.owner.with(at, seat)
  s.figures = s.figures.with(at, figures)
  s.supply[seat] -= figures
  s.company = s.company.with(at, company)
  s.bag = s.bag.with(company, s.bag[company] - 1)
}

/** Gives a seat cards: `car 2, ship, agent`. Special cards come from the stack, known to the seat. */
export function hand(s: Boss, seat: Seat, text: string): Boss {
  for (const item of text.split(', ')) {
    const [id, count = '1'] = item.split(' ')
    for (let i = 0; i < Number(count); i++) giveCard(s, seat, card(id))
  }
  return s
}

function giveCard(s: Boss, seat: Seat, kind: number): void {
  if (kind < OPEN_KINDS) {
    s.stacks[kind]--
    addToHand(s, seat, kind, 1)
    return
  }
  const at = s.specials.findIndex((c) => faceOf(c) === kind)
  s.held[seat] = [...s.held[seat], shownTo(seat, s.specials[at])]
  s.specials = s.specials.toSpliced(at, 1)
}

/** Lays out the orders: those open, those face down with the next one first; all others are out of the game. */
export function orders(s: Boss, open: readonly string[], stack: readonly string[] = []): Boss {
  s.open = open.map(order)
  s.orderStack = stack.map(order).reverse()
  s.orderOwner = ORDERS.map((_, i) => (s.open.includes(i) || s.orderStack.includes(i) ? NOBODY : -2))
  return s
}

/** Nobody meets these four easily, so they stay out of a test's way. */
export const dull = (s: Boss): Boss =>
  orders(
    s,
    ['four-winds', 'wool-cartel', 'hidden-bazaar', 'silver-for-gold'],
    ['copper-and-cashmere', 'ice-and-sand', 'harbour-lights', 'monsoon-trade'],
  )
