import { useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import type { Move } from '#engine/move.ts'
import { useTable } from './context.ts'

interface SpotProps {
  /** Its name for animations. */
  readonly id: string
  /** The moves that a click here can mean. */
  readonly moves?: readonly Move[]
  readonly className?: string
  readonly transform?: string
  /** What the mouse is told when it rests here. */
  readonly title?: string
  readonly children: ReactNode
}

const NO_MOVES: readonly Move[] = []

/**
 * A place on a board. It lights up when one of its moves is legal; a click makes the move, offers a choice among
 * several, or says why none is possible. Keyboard and screen reader use the buttons of the decision bar instead.
 */
export function Spot({ id, moves, className = '', transform, title, children }: SpotProps) {
  const { name, legal, click, look } = useSpot(className, moves)
  return (
    <g
      className={name}
      transform={transform}
      data-spot={id}
      data-move={legal.length === 1 ? legal[0].name : undefined}
      onClick={click}
      onMouseEnter={look && (() => look(true))}
      onMouseLeave={look && (() => look(false))}
    >
      {title && <title>{title}</title>}
      {children}
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
export function CardSpot({ id, moves, className = '', label, onLook, children }: CardSpotProps) {
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
      data-move={legal.length === 1 ? legal[0].name : undefined}
      onClick={click}
      onMouseEnter={() => closely(true)}
      onMouseLeave={() => closely(false)}
      onFocus={() => closely(true)}
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
  const start = (event: PointerEvent) => {
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
  const { question, isLegal, choose, offer, preview, previewed, lit, judged, lastMoves } = useTable()
  const legal = question ? moves.filter(isLegal) : NO_MOVES
  const state = [
    legal.length > 0 && 'is-legal',
    moves.some((move) => move === previewed || move === lit) && 'is-previewed',
    moves.some((move) => lastMoves.has(move.name)) && 'is-last',
    ...(judged?.map(({ move, tone }) => moves.includes(move) && `is-${tone}`) ?? []),
  ]
  const click = () => (legal.length > 1 ? offer(legal) : choose(legal[0] ?? moves[0]))
  return {
    name: ['spot', className, ...state].filter(Boolean).join(' '),
    legal,
    click: moves.length > 0 ? click : undefined,
    look: legal.length > 0 ? (on: boolean) => preview(on ? legal[0] : null) : undefined,
  }
}
