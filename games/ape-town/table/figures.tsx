import type { ReactNode } from 'react'
import { CHIMPANZEE, LEMUR, MANDRILL, ORANGUTAN, POST, TARSIER, TILES } from '../data.ts'
import type { FigureOf } from '#table/rules-page.ts'
import type { Figures } from '#table/types.ts'
import type { structure } from '../text/rules.ts'
import type { Text } from '../text/text.ts'
import { hexPath, SIDE, type Point } from './layout.ts'
import { Tile, TileBack } from './Tile.tsx'

const W = SIDE * Math.sqrt(3)
const hex = (col: number, row: number): Point => ({ x: (col + (row % 2) / 2) * W, y: row * SIDE * 1.5 })

interface PlacedProps {
  readonly col: number
  readonly row: number
  readonly kind?: number
  readonly colour?: string
  readonly label?: string
}

function Placed({ col, row, kind, colour = 'grey', label }: PlacedProps) {
  const { x, y } = hex(col, row)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={hexPath()} className={`field fill-${colour}`} />
      {kind !== undefined && <Tile kind={kind} />}
      {label && (
        <text className="spot-gain" y="8" textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  )
}

/** All six kinds with their names. */
function tiles(text: Text): ReactNode {
  return (
    <div className="figure-tiles">
      {TILES.map(({ id }, kind) => (
        <span key={id}>
          <svg viewBox="-36 -40 72 80" width="64" height="72" aria-hidden="true">
            <Tile kind={kind} />
          </svg>
          {text.tiles[id]}
        </span>
      ))}
    </div>
  )
}

/** Skipping two tiles costs a bundle on each. */
function display(): ReactNode {
  const kinds = [POST, TARSIER, MANDRILL, LEMUR]
  return (
    <svg viewBox="-40 -50 340 130" width="340" aria-hidden="true" className="ape-town-board">
      {kinds.map((kind, i) => (
        <g key={kind} transform={`translate(${i * 68} 0)`}>
          <rect
            x="-32"
            y="40"
            width="64"
            height="26"
            className={`strip fill-${['black', 'grey', 'white', 'grey'][i]}`}
          />
          <Tile kind={kind} />
          {i < 2 && (
            <g className="bundles" transform="translate(0 53)">
              <rect x="-17" y="-12" width="34" height="24" rx="4" />
              <text y="7" textAnchor="middle">
                +1
              </text>
            </g>
          )}
        </g>
      ))}
      <path d="M-30 -40Q68 -62 130 -40" className="figure-arrow" />
    </svg>
  )
}

/** A mandrill beside two posts, a post beside three apes. */
function scoring(): ReactNode {
  return (
    <svg viewBox="-40 -45 440 190" width="440" aria-hidden="true" className="ape-town-board">
      <Placed col={0} row={0} kind={POST} />
      <Placed col={1} row={0} kind={ORANGUTAN} />
      <Placed col={0} row={1} kind={MANDRILL} label="6" />
      <Placed col={1} row={1} kind={POST} colour="white" />
      <g transform="translate(230 0)">
        <Placed col={0} row={0} kind={CHIMPANZEE} colour="black" />
        <Placed col={1} row={0} kind={TARSIER} colour="black" />
        <Placed col={0} row={1} kind={POST} colour="black" label="6" />
        <Placed col={1} row={1} kind={MANDRILL} />
      </g>
    </svg>
  )
}

/** Tiles that nobody has seen yet lie face down around the city. */
function track(): ReactNode {
  return (
    <svg viewBox="-40 -40 340 80" width="340" aria-hidden="true" className="ape-town-board">
      {[LEMUR, POST].map((kind, i) => (
        <g key={kind} transform={`translate(${i * 68} 0)`}>
          <Tile kind={kind} />
        </g>
      ))}
      {[2, 3, 4].map((i) => (
        <g key={i} transform={`translate(${i * 65} 0)`}>
          <TileBack />
        </g>
      ))}
    </svg>
  )
}

/** A district that is full: its boss takes the values of all apes in it. */
function goal(): ReactNode {
  return (
    <svg viewBox="-38 -44 270 148" width="350" aria-hidden="true" className="ape-town-board">
      <Placed col={0} row={0} kind={MANDRILL} />
      <Placed col={1} row={0} kind={POST} />
      <Placed col={2} row={0} kind={CHIMPANZEE} />
      <Placed col={3} row={0} kind={POST} />
      <Placed col={0} row={1} kind={POST} />
      <Placed col={1} row={1} kind={ORANGUTAN} label="+8" />
      <Placed col={2} row={1} kind={MANDRILL} />
      <g transform={`translate(${hex(1, 1).x} ${hex(1, 1).y})`}>
        <path d={hexPath()} className="figure-boss seat-blue" />
      </g>
    </svg>
  )
}

export const figures: Figures<Text, FigureOf<typeof structure>> = { goal, tiles, display, scoring, track }
