import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import { ORDER_CITIES, ORDERS, PAYOUT, UNSCORED_ORDERS } from '../data.ts'
import { moves } from '../moves.ts'
import { NOBODY, ordersLeft, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { words } from '../text/words.ts'
import type { Box } from './layout.ts'

type Props = PartProps<Boss, Text>

interface OrdersProps extends Props {
  readonly slips: readonly Box[]
  readonly pile: Box | null
  readonly grown: number
  /** Looks at an order, so that its cities light up. */
  readonly onLook: (order: number | null) => void
}

/** Whether the next order that is taken is the last one to count. */
export const isLastOrder = (view: Boss): boolean => ordersLeft(view) === UNSCORED_ORDERS + 1

/** The open orders as telex slips, and how many are left. */
export function Orders({ slips, pile, ...part }: OrdersProps) {
  const { view, text } = part
  return (
    <g className="orders" data-spot="orders">
      {view.open.map((order, i) => (
        <Slip key={order} {...part} order={order} box={slips[i]} />
      ))}
      {pile && <Pile view={view} text={text} box={pile} />}
    </g>
  )
}

interface SlipProps extends Omit<OrdersProps, 'slips' | 'pile'> {
  readonly order: number
  readonly box: Box
}

function Slip({ view, text, who, order, box, grown, onLook }: SlipProps) {
  const { isLegal } = useTable()
  const { city } = words(text.names)
  const cities = ORDER_CITIES[order]
  const lacking = seatsOf(view).map((seat) =>
    text.screen.missing(who(seat), cities.filter((area) => view.owner[area] !== seat).map(city)),
  )
  const [w, h] = [box.w / grown, box.h / grown]
  const roomy = h > ROOMY
  return (
    <g
      transform={`translate(${box.x} ${box.y}) scale(${grown})`}
      onMouseEnter={() => onLook(order)}
      onMouseLeave={() => onLook(null)}
      onClick={() => onLook(order)}
    >
      <Spot
        id={`order:${ORDERS[order].id}`}
        moves={[moves.of.remove[order], moves.of.fulfil[order]].filter(isLegal)}
        className={nearest(view, order) === 1 ? 'slip is-near' : 'slip'}
        title={lacking.join(' ')}
      >
        <g className="piece">
          <SlipPaper w={w} h={h} />
          <text className="slip-title" x="16" y={roomy ? 21 : 18}>
            {text.names.orders[ORDERS[order].id]}
          </text>
          <text className="slip-payout" x={w - 14} y={roomy ? 23 : 21} textAnchor="end">
            {text.screen.money(PAYOUT[order])}
          </text>
          {roomy && <Missing view={view} order={order} y={h - 12} />}
          {cities.map((area, i) => (
            <CityPip
              key={area}
              view={view}
              area={area}
              name={city(area)}
              x={24 + (i % 2) * ((w - 20) / 2)}
              y={rowOf(h, i)}
            />
          ))}
        </g>
      </Spot>
    </g>
  )
}

/** From this height on a slip has room for what each seat lacks. */
const ROOMY = 80
const rowOf = (h: number, i: number): number => (h > ROOMY ? 42 : 36) + Math.floor(i / 2) * (h > ROOMY ? 22 : 20)

const missingOf = (view: Boss, order: number, seat: Seat): number =>
  ORDER_CITIES[order].filter((area) => view.owner[area] !== seat).length

/** How many cities each seat still lacks; bold where it is the last one. */
function Missing({ view, order, y }: { readonly view: Boss; readonly order: number; readonly y: number }) {
  const { seatOf } = useTable()
  return (
    <g className="missing">
      {seatsOf(view).map((seat) => {
        const missing = missingOf(view, order, seat)
        return (
          <g
            key={seat}
            className={missing === 1 ? 'is-near' : undefined}
            transform={`translate(${22 + seat * 36} ${y})`}
          >
            <g transform="scale(.5)">
              <SeatGlyph seat={seat} seating={seatOf(seat)} />
            </g>
            <text x="9" y="4">
              −{missing}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** How many cities the seat that is nearest still lacks. */
const nearest = (view: Boss, order: number): number =>
  Math.min(...seatsOf(view).map((seat) => missingOf(view, order, seat)))

/** Telex paper: a row of holes at each edge. */
export function SlipPaper({ w, h }: { readonly w: number; readonly h: number }) {
  return (
    <>
      <rect className="slip-paper edge" width={w} height={h} rx="2" />
      <path className="slip-holes" d={`M6 7V${h - 4}M${w - 6} 7V${h - 4}`} />
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
  const { seatOf } = useTable()
  const owner = view.owner[area]
  return (
    <g transform={`translate(${x} ${y})`}>
      {owner === NOBODY ? (
        <circle className="pip-free" r="6.5" />
      ) : (
        <g transform="scale(.72)">
          <SeatGlyph seat={owner} seating={seatOf(owner)} />
        </g>
      )}
      <text className="slip-city" x="12" y="5">
        {name}
      </text>
    </g>
  )
}

/** The orders face down, and how many are left in the game. */
function Pile({ view, text, box }: Pick<Props, 'view' | 'text'> & { readonly box: Box }) {
  const { x, y, w, h } = box
  const last = isLastOrder(view)
  return (
    <g className={last ? 'pile is-last-order' : 'pile'} transform={`translate(${x} ${y})`} data-spot="order-stack">
      <title>{text.screen.ordersLeft}</title>
      {view.orderStack.length > 1 && <rect className="pile-paper" x="6" y="4" width={w - 8} height={h - 6} rx="2" />}
      <rect className="pile-paper" x="2" y="8" width={w - 8} height={h - 12} rx="2" />
      <text className="pile-count" x={w / 2 - 2} y={h / 2 + 8} textAnchor="middle">
        {view.orderStack.length}
      </text>
      <text className="pile-note" x={w / 2 - 2} y={h / 2 + 28} textAnchor="middle">
        {last ? text.screen.lastOrder : text.screen.faceDown}
      </text>
    </g>
  )
}
