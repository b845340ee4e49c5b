import { moveCount, moveFrom, moveTo } from '../steps.ts'
import { useTable } from '#table/context.ts'
import type { Move } from '#engine/move.ts'
import type { Step } from '#engine/state.ts'
import { AREAS, BY_CAR, BY_SHIP, CAR, SHIP } from '../data.ts'
import type { Boss } from '../state.ts'
import { carried } from '../text/words.ts'
import type { Room } from '#table/use-room.ts'
import { markAt } from './layout.ts'
import { about } from './things.ts'

interface Way {
  readonly card: number
  readonly from: number
  readonly to: number
}

const reach = (card: number) => (card === CAR ? BY_CAR : BY_SHIP)
const waysFrom = (card: number, from: number): Way[] => reach(card)[from].map((to) => ({ card, from, to }))

/** What a Car or Ship card, a source or a target that is looked at would mean on the map. */
function waysOf(view: Boss, move: Move | null, step: Step | undefined): Way[] {
  const { card, from, to } = carried(step)
  if (moveCount.is(step)) return [{ card, from, to }]
  if (move?.verb === 'to' && moveTo.is(step)) return [{ card, from, to: move.at }]
  if (move?.verb === 'from' && moveFrom.is(step)) return waysFrom(card, move.at)
  if (move?.verb === 'play' && (move.at === CAR || move.at === SHIP))
    return AREAS.flatMap((_, area) => (view.owner[area] === view.active ? waysFrom(move.at, area) : []))
  return moveTo.is(step) ? waysFrom(card, from) : []
}

/** Threads from pin to pin: where a card would lead; red by land, white and blue over the sea. */
export function Routes({ view, room }: { readonly view: Boss; readonly room: Room }) {
  const { previewed, question } = useTable()
  const ways = waysOf(view, previewed, question?.step)
  return (
    <g className={ways.length === 1 ? 'routes is-chosen' : 'routes'} {...about('route')}>
      {ways.map(({ card, from, to }) => {
        const [x, y] = markAt(from, room)
        const [tx, ty] = markAt(to, room)
        const bend = Math.min(60, Math.hypot(tx - x, ty - y) / 6)
        const d = `M${x} ${y}Q${(x + tx) / 2} ${(y + ty) / 2 - bend} ${tx} ${ty}`
        return (
          <g key={`${from}-${to}`}>
            <path className="thread-shadow" d={d} transform="translate(2 4)" />
            <path className={card === CAR ? 'thread' : 'thread by-ship'} d={d} />
          </g>
        )
      })}
    </g>
  )
}
