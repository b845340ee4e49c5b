import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { Move } from '#engine/move.ts'
import { useTable } from '#table/context.ts'
import { Spot } from '#table/Spot.tsx'
import { AREAS } from '../data.ts'
import { NOBODY, type Boss } from '../state.ts'
import { Definitions, type LookedAt } from './definitions.tsx'
import { AREA_PATHS } from './generated/map.ts'
import { areaMoves, MAP, markAt, row, type Box } from './layout.ts'
import { MonopolyBoard } from './Monopolies.tsx'
import { Orders } from './Orders.tsx'
import { about } from './things.ts'
import { NextFields } from './Track.tsx'
import { placed, windowAround, type Point } from './window.ts'
import { WorldMap } from './WorldMap.tsx'

const GROWN = 1.12
const SLIPS: Box = { x: 0, y: 0, w: 390, h: 102 }
const NEXT: Box = { x: 104, y: 0, w: 286, h: 48 }

/** A window of the world at a size to be read, the telegrams, and below them the next fields beside a small world to jump by. */
export function TallBoard(props: LookedAt) {
  const { view } = props
  const { frame, shown, jump, drag } = useWindow(view)
  const inSight = (area: number) => isIn(shown, markAt(area, 'tall'))
  return (
    <div className="boss-board boss-tall">
      <svg
        className="boss-window boss-parts"
        ref={frame}
        viewBox={`${shown.x} ${shown.y} ${shown.w} ${shown.h}`}
        {...drag}
      >
        <Definitions />
        <WorldMap {...props} room="tall" grown={GROWN} inSight={inSight} />
      </svg>
      <svg className="boss-parts" viewBox={`-2 -3 ${SLIPS.w + 4} ${SLIPS.h + 6}`}>
        <Orders {...props} slips={row(SLIPS, 4, 4)} pile={null} grown={0.86} />
      </svg>
      <svg className="boss-parts" viewBox={`-2 0 ${SLIPS.w + 4} ${NEXT.h}`}>
        <SmallWorld view={view} shown={shown} inSight={inSight} onJump={jump} />
        <NextFields {...props} box={NEXT} grown={1} />
      </svg>
      <MonopolyBoard {...props} />
    </div>
  )
}

const isIn = ({ x, y, w, h }: Box, [px, py]: Point): boolean =>
  px > x + 24 && px < x + w - 24 && py > y + 16 && py < y + h - 16

/** The part of the map in the window: it goes where something can be chosen, or has changed, or is pointed at; and wherever it is dragged. */
function useWindow(view: Boss) {
  const { question, previewed, isLegal, lit, lastMoves } = useTable()
  const frame = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState({ w: 390, h: 330 })
  const [centre, setCentre] = useState<Point>([487, 330])
  const shown = windowAround(centre, size)
  const last = useRef(view)
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(([{ contentRect }]) => setSize({ w: contentRect.width, h: contentRect.height }))
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])
  const show = (areas: readonly number[]) => {
    if (areas.length > 0)
      setCentre((now) =>
        placed(
          areas.map((area) => markAt(area, 'tall')),
          now,
          size,
        ),
      )
  }
  useEffect(() => {
    const where = (so: (move: Move) => boolean) =>
      AREAS.flatMap((_, area) => (areaMoves(area, question?.step).some(so) ? [area] : []))
    const told = [
      where(isLegal),
      changed(last.current, view),
      where((move) => move === lit || lastMoves.has(move.name)),
    ]
    show(told.find((areas) => areas.length > 0) ?? [])
    last.current = view
  }, [question, view, size.w, size.h])
  useEffect(() => {
    show(AREAS.flatMap((_, area) => (previewed && areaMoves(area, question?.step).includes(previewed) ? [area] : [])))
  }, [previewed])
  return { frame, shown, jump: setCentre, drag: useDrag(frame, shown, setCentre) }
}

/** Areas in which something is no longer as it was. */
const changed = (before: Boss, now: Boss): number[] =>
  AREAS.flatMap((_, area) =>
    before.owner[area] !== now.owner[area] || before.figures[area] !== now.figures[area] ? [area] : [],
  )

/** A finger moves the window as long as the whole board is not enlarged: then it moves that. */
function useDrag(
  frame: { readonly current: SVGSVGElement | null },
  shown: Box,
  move: (how: (centre: Point) => Point) => void,
) {
  const from = useRef<Point | null>(null)
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    if (!from.current || currentTarget.closest('.is-zoomed')) return
    const perPixel = shown.w / (frame.current?.clientWidth || shown.w)
    const [dx, dy] = [(clientX - from.current[0]) * perPixel, (clientY - from.current[1]) * perPixel]
    from.current = [clientX, clientY]
    move(() => [shown.x + shown.w / 2 - dx, shown.y + shown.h / 2 - dy])
  }
  const stop = () => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      from.current = event.isPrimary ? [event.clientX, event.clientY] : null
    },
    onPointerMove,
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  }
}

interface SmallWorldProps {
  readonly view: Boss
  readonly shown: Box
  readonly inSight: (area: number) => boolean
  readonly onJump: (to: Point) => void
}

const SMALL = 100 / MAP.w

/** The whole world as large as a stamp: whose is what, what the window shows, and where else something can be chosen. */
function SmallWorld({ view, shown, inSight, onJump }: SmallWorldProps) {
  const { seatOf, question } = useTable()
  const jump = ({ clientX, clientY, currentTarget }: PointerEvent<SVGGElement>) => {
    const inverse = currentTarget.getScreenCTM()?.inverse()
    if (!inverse) return
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse)
    onJump([x, y])
  }
  return (
    <g
      className="small-world"
      transform={`scale(${SMALL}) translate(${-MAP.x} ${-MAP.y})`}
      onPointerDown={jump}
      {...about('small-world')}
    >
      <rect className="small-sea" x={MAP.x} y={MAP.y} width={MAP.w} height={MAP.h} />
      <use href="#boss-world" className="coast" />
      <g transform="scale(.5)">
        {AREAS.map(
          ({ id }, area) =>
            view.owner[area] !== NOBODY && (
              <path key={id} className={`small-held seat-${seatOf(view.owner[area]).colour}`} d={AREA_PATHS[area]} />
            ),
        )}
      </g>
      <rect className="small-window" x={shown.x} y={shown.y} width={shown.w} height={shown.h} />
      {AREAS.map(({ id }, area) => {
        const [x, y] = markAt(area, 'tall')
        if (inSight(area)) return null
        return (
          <Spot
            key={id}
            id={`small:${id}`}
            className="small-spot"
            moves={areaMoves(area, question?.step)}
            transform={`translate(${x} ${y})`}
          >
            <circle className="edge" r="26" />
          </Spot>
        )
      })}
    </g>
  )
}
