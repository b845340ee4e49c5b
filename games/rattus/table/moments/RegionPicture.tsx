import type { Seat } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import { FACES, REGION_IDS } from '../../data.ts'
import { Cube } from '../Cubes.tsx'
import { REGION_SHAPES } from '../generated/map.ts'
import { LAND } from '../layout.ts'
import { RatBack, RatFace, Sign, SymbolSign } from '../Token.tsx'

/** The cubes of a seat, and those that have just fallen. */
export interface Crowd {
  readonly seat: Seat
  readonly cubes: number
  readonly fallen: number
}

interface RegionPictureProps {
  readonly region: number
  readonly name: string
  readonly seating: readonly Seating[]
  /** Whether the plague piece is shown. */
  readonly plague: boolean
  /** Rats that lie face down. */
  readonly rats: number
  /** The one that was turned over. */
  readonly face: number | null
  /** Its signs that strike. */
  readonly lit: readonly number[]
  readonly crowd: readonly Crowd[]
  readonly note: { readonly text: string; readonly outbreak: boolean } | null
}

/** The picture is so large; land is drawn behind, pieces in its middle. */
const [WIDTH, HEIGHT] = [460, 400]

interface Extent {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The corners of an outline that is written as a place and steps from there. */
function cornersOf(ring: string): { readonly xs: number[]; readonly ys: number[] } {
  const numbers = [...ring.matchAll(/-?\d+/g)].map(Number)
  const along = (axis: 0 | 1) => {
    let at = 0
    return numbers.filter((_, i) => i % 2 === axis).map((step) => (at += step))
  }
  return { xs: along(0), ys: along(1) }
}

/** Where a region lies on the map. */
export function extentOf(path: string): Extent {
  const rings = path.split('z').filter(Boolean).map(cornersOf)
  const [xs, ys] = [rings.flatMap((ring) => ring.xs), rings.flatMap((ring) => ring.ys)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    size: Math.max((right - left) / WIDTH, (bottom - top) / HEIGHT),
  }
}

/** A region, large, with all that lies in it; everything else is dark. */
export function RegionPicture({ region, name, seating, plague, rats, face, lit, crowd, note }: RegionPictureProps) {
  const { path } = REGION_SHAPES[REGION_IDS[region]]
  const { x, y, size } = extentOf(path)
  const scale = 0.94 / size
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="rattus-board moment-region">
      <rect className="moment-sea" x="-400" y="-400" width="1300" height="1200" />
      <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${scale}) translate(${-x} ${-y})`}>
        <path className="moment-dark" d={LAND} />
        <path className="moment-lit" d={path} strokeWidth={5 / scale} />
      </g>
      <text className="moment-place" x={WIDTH / 2} y="46" textAnchor="middle">
        {name}
      </text>
      <g transform={`translate(${WIDTH / 2} 150)`}>
        <Rats plague={plague} rats={rats} face={face} lit={lit} />
      </g>
      <g transform={`translate(${WIDTH / 2} 284)`}>
        <Cubes crowd={crowd} seating={seating} />
      </g>
      {note && (
        <g
          transform={`translate(${WIDTH / 2} 350)`}
          className={note.outbreak ? 'moment-note is-outbreak' : 'moment-note'}
        >
          <rect x={-note.text.length * 5 - 14} y="-17" width={note.text.length * 10 + 28} height="34" rx="17" />
          <text y="6" textAnchor="middle">
            {note.text}
          </text>
        </g>
      )}
    </svg>
  )
}

/** The plague piece or the rat just turned over, and beside it those face down. */
function Rats({ plague, rats, face, lit }: Pick<RegionPictureProps, 'plague' | 'rats' | 'face' | 'lit'>) {
  const width = (plague ? 110 : 0) + (face === null ? 0 : 150) + rats * 74
  const start = -width / 2
  const behind = start + (plague ? 110 : 0) + (face === null ? 0 : 150)
  return (
    <>
      {plague && (
        <g transform={`translate(${start + 50} 0) scale(2.1)`} className="plague">
          <circle r="20" />
          <Sign name="plague" size={34} />
        </g>
      )}
      {face !== null && (
        <g transform={`translate(${start + 72} 0)`}>
          <g key={face} className="moment-turned">
            <g transform="scale(2.3)">
              <RatFace face={face} />
            </g>
          </g>
          <Signs face={face} lit={lit} />
        </g>
      )}
      {Array.from({ length: rats }, (_, i) => (
        <g key={i} transform={`translate(${behind + 37 + i * 74} 0)`}>
          <RatBack radius={32} />
        </g>
      ))}
    </>
  )
}

/** Signs that strike, lit below the token. */
function Signs({ face, lit }: { readonly face: number; readonly lit: readonly number[] }) {
  const struck = FACES[face].symbols.filter((symbol) => lit.includes(symbol))
  return struck.map((symbol, i) => (
    <g key={symbol} transform={`translate(${(i - (struck.length - 1) / 2) * 36} 78)`} className="moment-sign">
      <circle r="17" />
      <SymbolSign symbol={symbol} size={21} />
    </g>
  ))
}

const STEP = 34
const A_ROW = 12

/** Cubes one by one, those that fell crossed out below. */
function Cubes({ crowd, seating }: Pick<RegionPictureProps, 'crowd' | 'seating'>) {
  const cubes = crowd.flatMap(({ seat, cubes: standing, fallen }) =>
    Array.from({ length: standing + fallen }, (_, i) => ({ seat, fallen: i >= standing })),
  )
  const step = Math.min(STEP, (STEP * A_ROW) / Math.max(1, cubes.length))
  return cubes.map(({ seat, fallen }, i) => (
    <g key={i} transform={`translate(${(i - (cubes.length - 1) / 2) * step} 0)`}>
      <g className={fallen ? 'moment-cube is-fallen' : 'moment-cube'}>
        <g transform="scale(1.6)">
          <Cube seat={seat} colour={seating[seat].colour} />
        </g>
        {fallen && <path d="M-14 -14L14 14M14 -14L-14 14" />}
      </g>
    </g>
  ))
}
