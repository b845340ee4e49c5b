import { english } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { count } = english

export const text: PositionText = {
  district: (name, colour, free, apes) =>
    `${name}, ${colour}, ${free === 0 ? 'full' : `${count(free, 'field', 'fields')} free`}, apes worth ${apes}`,
  free: 'free',
  of: (tile, name) => `${tile} of ${name}`,
  printed: 'Printed on the board',
  display: 'Display',
  nth: (n) => `Tile ${n}`,
  colour: (name) => `for a ${name} district`,
  costs: (n) => `costs ${n}`,
  brings: (n) => `brings ${n}`,
  seats: 'Seats',
  points: (n) => count(n, 'point', 'points'),
  bundles: (n) => count(n, 'money bundle', 'money bundles'),
  discs: (n) => count(n, 'disc left', 'discs left'),
  taken: 'Tile taken',
  nothing: 'none',
}
