import type { ReactNode } from 'react'
import { TILES, type TileId } from '../data.ts'
import { hexPath } from './layout.ts'

/** The six tiles, drawn around the origin in a hexagon. Simple shapes: they must be told apart at 30 pixels. */
const ART: Readonly<Record<TileId, ReactNode>> = {
  tarsier: (
    <>
      <path d="M-17 -8Q-24 -22 -10 -15ZM17 -8Q24 -22 10 -15Z" fill="#8a6a48" />
      <ellipse rx="17" ry="15" fill="#b08a5e" />
      <circle cx="-7.5" cy="-2" r="7.5" fill="#f5c542" />
      <circle cx="7.5" cy="-2" r="7.5" fill="#f5c542" />
      <circle cx="-7" cy="-2" r="3.2" fill="#14161c" />
      <circle cx="7" cy="-2" r="3.2" fill="#14161c" />
      <path d="M-2 7h4l-2 2.5zM-4 11q4 3 8 0" fill="#5b4229" stroke="#5b4229" strokeWidth="1" />
    </>
  ),
  chimpanzee: (
    <>
      <circle cx="-17" cy="-1" r="6.5" fill="#c89a72" />
      <circle cx="17" cy="-1" r="6.5" fill="#c89a72" />
      <ellipse rx="15.5" ry="17" fill="#33271f" />
      <path d="M-11 -4Q-11 -12 -4 -10Q0 -8 4 -10Q11 -12 11 -4Q13 14 0 15Q-13 14 -11 -4Z" fill="#d9b08a" />
      <circle cx="-5" cy="-4" r="2" />
      <circle cx="5" cy="-4" r="2" />
      <path d="M-2 3q2 1.5 4 0M-6 9q6 4 12 0" fill="none" stroke="#33271f" strokeWidth="1.6" />
    </>
  ),
  mandrill: (
    <>
      <path d="M-17 -10Q0 -26 17 -10L18 8Q0 24 -18 8Z" fill="#77703a" />
      <path d="M-12 -4Q-6 4 -8 14Q-17 6 -12 -4ZM12 -4Q6 4 8 14Q17 6 12 -4Z" fill="#5aa0d8" />
      <path d="M-3.5 -8h7l1.5 20q-5 4 -10 0z" fill="#d8343a" />
      <path d="M-10 -7l6 2M10 -7l-6 2" stroke="#14161c" strokeWidth="2.5" />
      <circle cx="-6.5" cy="-4" r="2" fill="#f5c542" />
      <circle cx="6.5" cy="-4" r="2" fill="#f5c542" />
      <path d="M-5 16q5 3 10 0l-2 6q-3 2 -6 0z" fill="#e8c45a" />
    </>
  ),
  orangutan: (
    <>
      <path d="M0 -20Q13 -20 14 -9Q24 -4 20 7Q14 20 0 20Q-14 20 -20 7Q-24 -4 -14 -9Q-13 -20 0 -20Z" fill="#c8571b" />
      <path d="M-13 -6Q-19 0 -15 8Q-11 4 -10 -2ZM13 -6Q19 0 15 8Q11 4 10 -2Z" fill="#6d4636" />
      <path d="M-10 -7Q0 -14 10 -7Q12 12 0 16Q-12 12 -10 -7Z" fill="#8f6450" />
      <circle cx="-4" cy="-4" r="1.9" />
      <circle cx="4" cy="-4" r="1.9" />
      <path d="M-6 9q6 3 12 0" fill="none" stroke="#3b241b" strokeWidth="1.6" />
      <path d="M-6 16Q0 28 6 16Z" fill="#e27a2c" />
    </>
  ),
  lemur: (
    <>
      <path d="M-15 -8L-18 -22L-6 -15ZM15 -8L18 -22L6 -15Z" fill="#e9e4d6" stroke="#14161c" strokeWidth="1" />
      <path d="M-15 -9Q0 -20 15 -9Q15 6 5 14Q0 18 -5 14Q-15 6 -15 -9Z" fill="#e9e4d6" />
      <path d="M-12 -6Q-4 -9 -2 -1Q-6 6 -11 2ZM12 -6Q4 -9 2 -1Q6 6 11 2Z" fill="#14161c" />
      <circle cx="-6.5" cy="-2" r="2.6" fill="#f0a020" />
      <circle cx="6.5" cy="-2" r="2.6" fill="#f0a020" />
      <path d="M-4 9q4 -3 8 0q0 6 -4 6.5q-4 -0.5 -4 -6.5z" fill="#14161c" />
    </>
  ),
  banana: (
    <>
      <path d="M-19 3H19L15 18H-15Z" fill="#7a5230" stroke="#3d2816" strokeWidth="1.5" />
      <path d="M-17 8H17M-16 13H16" stroke="#3d2816" strokeWidth="1.5" />
      <path d="M-15 -8Q-10 8 8 3Q-4 2 -8 -11Z" fill="#f5c93a" stroke="#8a6a12" strokeWidth="1" />
      <path d="M-5 -14Q-2 4 14 1Q4 -3 2 -16Z" fill="#ffdf5e" stroke="#8a6a12" strokeWidth="1" />
      <path d="M5 -17Q8 -3 19 -3Q12 -8 11 -18Z" fill="#f5c93a" stroke="#8a6a12" strokeWidth="1" />
    </>
  ),
}

/** A tile of the game around the origin; apes carry their value as pips. */
export function Tile({ kind }: { readonly kind: number }) {
  const { id, value } = TILES[kind]
  return (
    <g className={`tile tile-${id}`}>
      <path className="tile-plate" d={hexPath(0.9)} />
      {ART[id]}
      {Array.from({ length: value }, (_, i) => (
        <circle key={i} className="tile-pip" cx={(i - (value - 1) / 2) * 7} cy="25" r="2.6" />
      ))}
    </g>
  )
}

/** A tile nobody has seen. */
export function TileBack() {
  return (
    <g className="tile tile-back">
      <path className="tile-plate" d={hexPath(0.72)} />
      <path d={hexPath(0.5)} className="tile-line" />
      <path d="M-8 4Q0 -12 8 4Q0 10 -8 4Z" className="tile-line" />
    </g>
  )
}
