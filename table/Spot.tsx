import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent as FingerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { SeatColour } from '#engine/colour.ts'
import type { Move } from '#engine/move.ts'
import type { About } from './about.ts'
import { useTable } from './context.ts'
import { corners } from './corners.ts'

interface SpotProps {
  /** Its name for animations. */
  readonly id: string
  /** The moves that a click here can mean. */
  readonly moves?: readonly Move[]
  readonly className?: string
  readonly transform?: string
  /** What it is, for the legend. */
  readonly about?: About
  /** What the mouse is told when it rests here. */
  readonly title?: string
  readonly children: ReactNode
}

const NO_MOVES: readonly Move[] = []

/**
 * A place on a board. It lights up when one of its moves is legal; a click makes the move, offers a choice among
 * several, or says why none is possible. Keyboard and screen reader use the buttons of the decision bar instead.
 */
export function Spot({ id, moves, className = '', transform, about, title, children }: SpotProps) {
  const { name, legal, click, look, by } = useSpot(className, moves)
  const place = useRef<SVGGElement>(null)
  return (
    <g
      className={name}
      ref={place}
      transform={transform}
      data-spot={id}
      {...about}
      {...answersOf(legal)}
      onClick={click}
      onPointerEnter={look && ((event) => event.pointerType === 'mouse' && look(true))}
      onPointerLeave={look && ((event) => event.pointerType === 'mouse' && look(false))}
    >
      {title && <title>{title}</title>}
      {children}
      {by && <Changed around={place} colour={by} />}
    </g>
  )
}

/** What a spot says of itself: the answer it stands for if it is one, and all of them. */
const answersOf = (legal: readonly Move[]) => ({
  'data-move': legal.length === 1 ? legal[0].name : undefined,
  'data-moves': legal.length > 0 ? legal.map((move) => move.name).join(' ') : undefined,
})

interface ChangedProps {
  readonly around: RefObject<SVGGElement | null>
  /** Of the seat that changed something here. */
  readonly colour: SeatColour
}

/** Four corners around what has just changed. */
function Changed({ around, colour }: ChangedProps) {
  const [d, setD] = useState('')
  useLayoutEffect(() => {
    if (around.current?.getBBox) setD(corners(around.current.getBBox()))
  }, [around])
  return (
    <g className={`changed seat-${colour}`} aria-hidden="true">
      <path d={d} />
      <path d={d} />
    </g>
  )
}

interface CardSpotProps extends Omit<SpotProps, 'transform' | 'title'> {
  /** What a screen reader says of it. */
  readonly label: string
  /** Told when somebody looks closer: mouse, focus or a long press. */
  readonly onLook?: (closely: boolean) => void
}

/** The same beside the board: a card in a hand, which can be looked at closely. */
export function CardSpot({ id, moves, className = '', about, label, onLook, children }: CardSpotProps) {
  const { name, legal, click, look } = useSpot(className, moves)
  const closely = (on: boolean) => {
    look?.(on)
    onLook?.(on)
  }
  return (
    <button
      type="button"
      className={name}
      aria-label={label}
      data-spot={id}
      {...about}
      {...answersOf(legal)}
      onClick={click}
      onPointerEnter={(event) => event.pointerType === 'mouse' && closely(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && closely(false)}
      onFocus={({ currentTarget }) => {
        onLook?.(true)
        if (currentTarget.matches(':focus-visible')) look?.(true) // a finger shows first what would happen when it clicks
      }}
      onBlur={() => closely(false)}
      {...useLongPress(closely)}
    >
      {children}
    </button>
  )
}

const LONG_PRESS_MS = 350

/** A finger that rests looks closely; the click that follows is none. */
function useLongPress(closely: (on: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const looked = useRef(false)
  const start = (event: FingerEvent) => {
    looked.current = false
    if (event.pointerType === 'mouse') return
    timer.current = setTimeout(() => {
      looked.current = true
      closely(true)
    }, LONG_PRESS_MS)
  }
  const end = () => {
    clearTimeout(timer.current)
    if (looked.current) closely(false)
  }
  const swallow = (event: MouseEvent) => {
    if (!looked.current) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onPointerDown: start,
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: swallow,
    onContextMenu: swallow,
  }
}

/** How a spot looks and what it does, whatever it is drawn with. */
function useSpot(className: string, moves: readonly Move[] = NO_MOVES) {
  const { question, isLegal, choose, offer, preview, previewed, lit, judged, lastMoves, seatOf } = useTable()
  const legal = question ? moves.filter(isLegal) : NO_MOVES
  const mover = moves.map((move) => lastMoves.get(move.name)).find((seat) => seat !== undefined)
  const state = [
    legal.length > 0 && 'is-legal',
    moves.some((move) => move === previewed || move === lit) && 'is-previewed',
    mover !== undefined && 'is-last',
    ...(judged?.map(({ move, tone }) => moves.includes(move) && `is-${tone}`) ?? []),
  ]
  /** A finger that comes for the first time shows what would happen; a mouse has seen it by then. */
  const click = (event: MouseEvent) => {
    if (legal.length > 1) return offer(legal)
    if (isTouch(event) && legal.length === 1 && previewed !== legal[0]) return preview(legal[0])
    choose(legal[0] ?? moves[0])
  }
  return {
    name: ['spot', className, ...state].filter(Boolean).join(' '),
    legal,
    click: moves.length > 0 ? click : undefined,
    look: legal.length > 0 ? (on: boolean) => preview(on ? legal[0] : null) : undefined,
    by: mover === undefined ? undefined : seatOf(mover).colour,
  }
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
