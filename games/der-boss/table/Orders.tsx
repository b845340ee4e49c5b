import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import { seatsOf, type Seat } from '#engine/state.ts'
import { ORDER_CITIES, ORDERS, PAYOUT, UNSCORED_ORDERS } from '../data.ts'
import { moves } from '../moves.ts'
import { NOBODY, ordersLeft, type Boss } from '../state.ts'
import { words } from '../text/words.ts'
import type { LookedAt } from './definitions.tsx'
import type { Box } from './layout.ts'
import { about } from './things.ts'

interface OrdersProps extends LookedAt {
  readonly slips: readonly Box[]
  readonly pile: Box | null
  readonly grown: number
}

/** Whether the next order that is taken is the last one to count. */
export const isLastOrder = (view: Boss): boolean => ordersLeft(view) === UNSCORED_ORDERS + 1

/** The open orders as telegrams pinned to the wall, and how many are to come. */
export function Orders({ slips, pile, ...part }: OrdersProps) {
  const { view } = part
  return (
    <g className="orders" data-spot="orders">
      {view.open.map((order, i) => (
        <Slip key={order} {...part} order={order} nth={i} box={slips[i]} />
      ))}
      {view.turn === 0 && <NoOrders {...part} first={slips[0]} last={slips[slips.length - 1]} />}
      {pile && <Pile {...part} box={pile} />}
    </g>
  )
}

/** Before the first turn: what the pins mean. */
function NoOrders({ text, grown, first, last }: Omit<OrdersProps, 'slips' | 'pile'> & Record<'first' | 'last', Box>) {
  const w = (last.x + last.w - first.x) / grown
  return (
    <g className="slip" transform={`translate(${first.x} ${first.y}) scale(${grown})`} {...about('pin')}>
      <rect className="slip-paper" width={Math.min(w, 460)} height={first.h / grown} rx="2" />
      <use href="#boss-pin" transform={`translate(18 ${first.h / grown / 2 + 18}) scale(1.8)`} />
      {text.screen.noOrders.map((line, i) => (
        <text key={line} className="slip-city" x="48" y={first.h / grown / 2 - 4 + i * 20}>
          {line}
        </text>
      ))}
    </g>
  )
}

interface SlipProps extends Omit<OrdersProps, 'slips' | 'pile'> {
  readonly order: number
  readonly nth: number
  readonly box: Box
}

/** A telegram narrower than this has its cities below each other. */
const BROAD = 200
/** One narrower than this has smaller letters. */
const NARROW = 130
/** As wide as a letter of a title. */
const LETTER = 8.3
/** Pinned by hand: none hangs straight. */
const TILT = [-0.9, 0.7, -0.5, 0.9]

function Slip({ view, text, order, nth, box, grown, onLook }: SlipProps) {
  const { isLegal } = useTable()
  const [w, h] = [box.w / grown, box.h / grown]
  const columns = w > BROAD ? 2 : 1
  const title = linesOf(text.names.orders[ORDERS[order].id], (w - 14) / LETTER)
  const near = seatsOf(view).filter((seat) => missingOf(view, order, seat) === 1)
  return (
    <g
      transform={`translate(${box.x} ${box.y}) rotate(${TILT[nth]}) scale(${grown})`}
      onMouseEnter={() => onLook(order)}
      onMouseLeave={() => onLook(null)}
      onClick={() => onLook(order)}
    >
      <Spot
        id={`order:${ORDERS[order].id}`}
        moves={[moves.of.remove[order], moves.of.fulfil[order]].filter(isLegal)}
        className={['slip', near.length > 0 && 'is-near', w < NARROW && 'is-narrow'].filter(Boolean).join(' ')}
        about={about('order', order)}
      >
        <g className="piece">
          <SlipPaper w={w} h={h} />
          {title.map((line, i) => (
            <text key={line} className="slip-title" x="8" y={22 + i * 14}>
              {line}
            </text>
          ))}
          <text className="slip-payout" x={w - 7} y={columns === 2 ? 25 : h - 8} textAnchor="end">
            {text.screen.money(PAYOUT[order])}
          </text>
          <Cities view={view} text={text} order={order} w={w} columns={columns} titles={title.length} />
          {columns === 2 && <Footer view={view} text={text} order={order} near={near} w={w} y={h - 11} />}
          <use href="#boss-pin" x={w / 2 - 6} y="11" />
        </g>
      </Spot>
    </g>
  )
}

interface CitiesProps extends Pick<SlipProps, 'view' | 'text' | 'order'> {
  readonly w: number
  readonly columns: number
  /** Lines of the title above them. */
  readonly titles: number
}

/** Whose each city of an order is, in one column or two. */
function Cities({ view, text, order, w, columns, titles }: CitiesProps) {
  const { city } = words(text.names)
  const [left, top, line] = [w < NARROW ? 14 : 17, columns === 2 ? 43 : 25 + 13 * titles, columns === 2 ? 20 : 17]
  return ORDER_CITIES[order].map((area, i) => (
    <CityPip
      key={area}
      view={view}
      area={area}
      name={city(area)}
      x={left + (i % columns) * ((w - 10) / columns)}
      y={top + Math.floor(i / columns) * line}
    />
  ))
}

/** The paper of a telegram, with its stripe. */
export const SlipPaper = ({ w, h }: Pick<Box, 'w' | 'h'>) => (
  <>
    <rect className="slip-paper edge" width={w} height={h} rx="2" />
    <path className="slip-stripe" d={`M2 4.5H${w - 2}`} />
  </>
)

/** A title in lines of so many letters at most, as far as its words allow. */
function linesOf(title: string, letters: number): string[] {
  const lines = ['']
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= letters || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const missingOf = (view: Boss, order: number, seat: Seat): number =>
  ORDER_CITIES[order].filter((area) => view.owner[area] !== seat).length

interface FooterProps extends Pick<LookedAt, 'view' | 'text'> {
  readonly order: number
  /** Seats that lack a single city. */
  readonly near: readonly Seat[]
  readonly w: number
  readonly y: number
}

/** How much the one who looks still lacks, and who is a single city away. */
function Footer({ view, text, order, near, w, y }: FooterProps) {
  const { eye, seatOf } = useTable()
  const rivals = near.filter((seat) => seat !== eye)
  return (
    <>
      {typeof eye === 'number' && (
        <text className={near.includes(eye) ? 'slip-left is-near' : 'slip-left'} x="8" y={y + 4}>
          {text.screen.toGo(missingOf(view, order, eye))}
        </text>
      )}
      {rivals.length > 0 && <path className="alarm" d={`M${w - 12 - rivals.length * 19} ${y - 8}l9 16h-18z`} />}
      {rivals.map((seat, i) => (
        <g key={seat} transform={`translate(${w - 14 - i * 19} ${y}) scale(.8)`}>
          <SeatGlyph seat={seat} seating={seatOf(seat)} />
        </g>
      ))}
    </>
  )
}

interface PipProps {
  readonly view: Boss
  readonly area: number
  readonly name: string
  readonly x: number
  readonly y: number
}

/** A city of an order, with the mark of whoever holds it. */
function CityPip({ view, area, name, x, y }: PipProps) {
  const { seatOf, eye } = useTable()
  const owner = view.owner[area]
  return (
    <g transform={`translate(${x} ${y})`}>
      {owner === NOBODY ? (
        <circle className="pip-free" r="6.5" />
      ) : (
        <g transform="scale(.8)">
          <SeatGlyph seat={owner} seating={seatOf(owner)} />
        </g>
      )}
      <text className={owner === eye ? 'slip-city is-own' : 'slip-city'} x="12" y="5">
        {name}
      </text>
    </g>
  )
}

/** The orders face down, and how many are to come. */
function Pile({ view, text, box }: Pick<LookedAt, 'view' | 'text'> & { readonly box: Box }) {
  const { x, y, w, h } = box
  const last = isLastOrder(view)
  const notes = last ? text.screen.lastOrder : text.screen.toCome
  return (
    <g
      className={last ? 'pile is-last-order' : 'pile'}
      transform={`translate(${x} ${y})`}
      data-spot="order-stack"
      {...about('order-pile')}
    >
      {view.orderStack.length > 1 && <rect className="pile-paper" x="5" y="5" width={w - 6} height={h - 5} rx="3" />}
      <rect className="pile-paper" width={w - 6} height={h - 5} rx="3" />
      <text className="pile-count" x={w / 2 - 3} y={h / 2 - 4} textAnchor="middle">
        {view.orderStack.length}
      </text>
      {notes.map((line, i) => (
        <text key={line} className="pile-note" x={w / 2 - 3} y={h / 2 + 15 + i * 17} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
}
