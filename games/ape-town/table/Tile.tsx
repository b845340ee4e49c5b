import type { ReactNode } from 'react'
import { TILES, type TileId } from '../data.ts'
import { hexPath } from './layout.ts'

const INK = '#14161c'

/** The six tiles, drawn around the origin in a hexagon: heads that fill it. They must be told apart at 30 pixels. */
const ART: Readonly<Record<TileId, ReactNode>> = {
  tarsier: (
    <>
      <path d="M-19 -9Q-29 -22 -22 -24Q-13 -25 -9 -15ZM19 -9Q29 -22 22 -24Q13 -25 9 -15Z" fill="#8a6a48" stroke={INK} />
      <path d="M-19 -15Q-23 -20 -20 -21Q-16 -21 -13 -15ZM19 -15Q23 -20 20 -21Q16 -21 13 -15Z" fill="#d9a88a" />
      <path d="M0 -19Q22 -18 22 -1Q20 17 0 19Q-20 17 -22 -1Q-22 -18 0 -19Z" fill="#b08a5e" stroke={INK} />
      <path d="M0 -18Q6 -12 0 6Q-6 -12 0 -18Z" fill="#8a6a48" />
      <circle cx="-10" cy="-3" r="10" fill="#f7cb46" stroke={INK} strokeWidth="1.6" />
      <circle cx="10" cy="-3" r="10" fill="#f7cb46" stroke={INK} strokeWidth="1.6" />
      <circle cx="-9" cy="-3" r="4.4" fill={INK} />
      <circle cx="9" cy="-3" r="4.4" fill={INK} />
      <circle cx="-7.4" cy="-5" r="1.5" fill="#fff" />
      <circle cx="10.6" cy="-5" r="1.5" fill="#fff" />
      <path d="M-3 8h6l-3 3.5z" fill="#5b4229" />
      <path d="M-6 13q6 4 12 0" fill="none" stroke="#5b4229" strokeWidth="1.6" />
    </>
  ),
  chimpanzee: (
    <>
      <circle cx="-21" cy="-3" r="8" fill="#c89a72" stroke={INK} />
      <circle cx="21" cy="-3" r="8" fill="#c89a72" stroke={INK} />
      <circle cx="-21" cy="-3" r="4" fill="#a87850" />
      <circle cx="21" cy="-3" r="4" fill="#a87850" />
      <path d="M0 -25Q21 -24 20 0Q19 21 0 22Q-19 21 -20 0Q-21 -24 0 -25Z" fill="#33271f" stroke={INK} />
      <path d="M-14 -5Q-15 -17 -5 -15Q0 -12 5 -15Q15 -17 14 -5Q17 19 0 20Q-17 19 -14 -5Z" fill="#dcb48d" />
      <ellipse cx="-6" cy="-6" rx="3.4" ry="3.8" fill="#fff" />
      <ellipse cx="6" cy="-6" rx="3.4" ry="3.8" fill="#fff" />
      <circle cx="-5.4" cy="-5.6" r="2.2" fill={INK} />
      <circle cx="5.4" cy="-5.6" r="2.2" fill={INK} />
      <path d="M-9 -11q3 -2 6 0M9 -11q-3 -2 -6 0M-2.5 2q2.5 2 5 0" fill="none" stroke="#5b3d28" strokeWidth="1.8" />
      <path d="M-9 9Q0 17 9 9Q7 15 0 16Q-7 15 -9 9Z" fill="#fff6e4" stroke="#5b3d28" strokeWidth="1.6" />
    </>
  ),
  mandrill: (
    <>
      <path d="M-21 -12Q-8 -28 0 -23Q8 -28 21 -12L23 8Q12 24 0 26Q-12 24 -23 8Z" fill="#6f6a34" stroke={INK} />
      <path d="M-21 -6L-29 2L-22 10ZM21 -6L29 2L22 10Z" fill="#d9d2b0" stroke={INK} />
      <path d="M-14 -5Q-5 4 -7 18Q-20 9 -14 -5ZM14 -5Q5 4 7 18Q20 9 14 -5Z" fill="#63b0ea" stroke="#1d4d78" />
      <path d="M-14 3L-8 5M-13 8L-8 10M14 3L8 5M13 8L8 10" stroke="#1d4d78" strokeWidth="1.4" />
      <path d="M-4 -11H4L6.5 15Q0 20 -6.5 15Z" fill="#e0363c" stroke={INK} />
      <path d="M-15 -11L-4 -7.5M15 -11L4 -7.5" stroke={INK} strokeWidth="4" />
      <ellipse cx="-8.5" cy="-5" rx="4" ry="3" fill="#f7cb46" />
      <ellipse cx="8.5" cy="-5" rx="4" ry="3" fill="#f7cb46" />
      <circle cx="-7.8" cy="-5" r="1.8" fill={INK} />
      <circle cx="7.8" cy="-5" r="1.8" fill={INK} />
      <path d="M-3 13.5h.1M3 13.5h.1" stroke={INK} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M-7 19Q0 23 7 19L3 29Q0 31 -3 29Z" fill="#f0d27a" stroke={INK} />
    </>
  ),
  orangutan: (
    <>
      <path
        d="M0 -19Q16 -18 18 -7Q28 0 23 12Q17 24 0 25Q-17 24 -23 12Q-28 0 -18 -7Q-16 -18 0 -19Z"
        fill="#d9631f"
        stroke={INK}
      />
      <path d="M-17 14L-21 21M-9 20L-11 27M17 14L21 21M9 20L11 27M0 22V28" stroke="#b04a12" strokeWidth="2" />
      <path d="M-12 -7Q-23 -2 -19 10Q-13 8 -11 0ZM12 -7Q23 -2 19 10Q13 8 11 0Z" fill="#6d4636" stroke={INK} />
      <path d="M-12 -8Q0 -15 12 -8Q15 15 0 20Q-15 15 -12 -8Z" fill="#9c6d57" />
      <ellipse cx="0" cy="9" rx="9.5" ry="8" fill="#b98a72" />
      <ellipse cx="-5" cy="-3.5" rx="3" ry="2.6" fill="#fff" />
      <ellipse cx="5" cy="-3.5" rx="3" ry="2.6" fill="#fff" />
      <circle cx="-4.6" cy="-3.2" r="1.9" fill={INK} />
      <circle cx="4.6" cy="-3.2" r="1.9" fill={INK} />
      <path
        d="M-8 -7L-3 -5.5M8 -7L3 -5.5M-6.5 11Q0 15 6.5 11M-1.5 4.5h.1M1.5 4.5h.1"
        fill="none"
        stroke="#3b241b"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <path d="M-26 -12Q0 -20 26 -12Q27 -9 23 -9Q0 -15 -23 -9Q-27 -9 -26 -12Z" fill="#1d2130" stroke="#000" />
      <path d="M-14 -15Q-15 -30 -6 -28Q0 -25 6 -28Q15 -30 14 -15Q0 -19 -14 -15Z" fill="#2a3045" stroke="#000" />
      <path d="M-14 -17.500Q0 -21.5 14 -17.500V-14.500Q0 -18.5 -14 -14.500Z" fill="#f2c94c" />
    </>
  ),
  lemur: (
    <>
      <path d="M-18 -8L-23 -27L-7 -17ZM18 -8L23 -27L7 -17Z" fill="#f4f0e4" stroke={INK} strokeWidth="1.6" />
      <path d="M-17 -13L-19.5 -22L-11 -17ZM17 -13L19.5 -22L11 -17Z" fill="#d9a88a" />
      <path d="M-19 -9Q0 -24 19 -9Q20 8 7 17Q0 24 -7 17Q-20 8 -19 -9Z" fill="#f4f0e4" stroke={INK} strokeWidth="1.6" />
      <path d="M-7 -16Q0 -20 7 -16L0 -7Z" fill="#8d8a86" />
      <path d="M-17 -7Q-7 -13 -3 -2Q-7 9 -15 4ZM17 -7Q7 -13 3 -2Q7 9 15 4Z" fill={INK} />
      <circle cx="-9.3" cy="-2.5" r="4.3" fill="#f5a11f" />
      <circle cx="9.3" cy="-2.5" r="4.3" fill="#f5a11f" />
      <circle cx="-9" cy="-2.5" r="1.9" fill={INK} />
      <circle cx="9" cy="-2.5" r="1.9" fill={INK} />
      <path d="M-5 10Q0 6 5 10Q5 17 0 19Q-5 17 -5 10Z" fill={INK} />
    </>
  ),
  banana: (
    <>
      <path d="M-19 -12Q-14 9 9 5Q-4 3 -10 -17Z" fill="#f2c12e" stroke="#7a5a0c" />
      <path d="M-8 -20Q-4 6 17 3Q5 -2 1 -23Z" fill="#ffdf5e" stroke="#7a5a0c" />
      <path d="M4 -24Q8 -2 24 -3Q15 -9 13 -26Z" fill="#f8cd3d" stroke="#7a5a0c" />
      <path d="M-20 -13L-10 -18M-8 -21L1 -24M4 -25L13 -27" stroke="#5b4209" strokeWidth="3" strokeLinecap="round" />
      <path d="M-24 3H24L19 23H-19Z" fill="#8a5d36" stroke="#3d2816" strokeWidth="1.6" />
      <path d="M-22.5 9.500H22.500M-21 16H21M-9 3L-7 23M9 3L7 23" stroke="#3d2816" strokeWidth="1.6" />
    </>
  ),
}

/** Where the dots of an ape's value stand. */
const PIPS_Y = 26

/** A tile of the game around the origin; apes carry their value as dots. */
export function Tile({ kind }: { readonly kind: number }) {
  const { id, value } = TILES[kind]
  return (
    <g className={`tile tile-${id}`}>
      <path className="tile-plate" d={hexPath(0.94)} />
      <g transform={value > 0 ? 'translate(0 -4.5) scale(.86)' : undefined}>{ART[id]}</g>
      {Array.from({ length: value }, (_, i) => (
        <circle
          key={i}
          className="tile-pip"
          cx={(i - (value - 1) / 2) * 8.5}
          cy={PIPS_Y - Math.abs(i - (value - 1) / 2) * 2.5}
          r="3.6"
        />
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
