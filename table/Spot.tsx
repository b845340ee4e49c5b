import type { ReactNode } from 'react'
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
export function Spot({ id, moves = NO_MOVES, className = '', transform, title, children }: SpotProps) {
  const { question, isLegal, choose, offer, preview, previewed, lastMoves } = useTable()
  const legal = question ? moves.filter(isLegal) : NO_MOVES
  const state = [
    legal.length > 0 && 'is-legal',
    previewed && moves.includes(previewed) && 'is-previewed',
    moves.some((move) => lastMoves.has(move.name)) && 'is-last',
  ]
  const click = () => {
    if (legal.length > 1) offer(legal)
    else if (moves.length > 0) choose(legal[0] ?? moves[0])
  }
  return (
    <g
      className={['spot', className, ...state].filter(Boolean).join(' ')}
      transform={transform}
      data-spot={id}
      data-move={legal.length === 1 ? legal[0].name : undefined}
      onClick={moves.length > 0 ? click : undefined}
      onMouseEnter={legal.length > 0 ? () => preview(legal[0]) : undefined}
      onMouseLeave={legal.length > 0 ? () => preview(null) : undefined}
    >
      {title && <title>{title}</title>}
      {children}
    </g>
  )
}
