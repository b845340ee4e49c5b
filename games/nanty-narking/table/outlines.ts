import type { HouseId } from '../data.ts'

/** A figure in a top hat and a cloak, in a box from -10 to 10 and from -16 to 16. */
export const PAWN = 'M-5 -16H5V-10H8.5V-8H5Q5 -3 2.5 -1.5Q10 1 10 16H-10Q-10 1 -2.5 -1.5Q-5 -3 -5 -8H-8.5V-10H-5Z'
/** A flag on its pole. */
export const FLAG = 'M-12 16V-16H12L6 -7L12 2H-8V16Z'
/** A pound in a ring. */
export const COIN =
  'M0 -16A16 16 0 1 1 0 16A16 16 0 1 1 0 -16ZM0 -13A13 13 0 1 0 0 13A13 13 0 1 0 0 -13ZM5 -6Q4 -10 0 -10Q-5 -9 -4 -3L-4 -1H-7V2H-4Q-3 6 -7 8V10H7V7H-2Q0 5 -1 2H4V-1H-1.5Q-2 -7 0 -7.5Q2 -7 2 -5Z'
export const CLOAK = 'M-3.500 -3Q-11 0 -11.500 17H11.500Q11 0 3.500 -3Z'
export const FACE = 'M-4.500 -10H4.500Q5 -4 3 -2Q0 1 -3 -2Q-5 -4 -4.500 -10Z'
export const TOP_HAT = 'M-5.500 -20Q0 -21.500 5.500 -20L5 -10H9.500V-8H-9.500V-10H-5Z'
export const HATBAND = 'M-5.200 -13.500H5.200L5 -10.500H-5Z'
export const BEARSKIN = 'M-6.500 -6Q-8 -21 0 -21Q8 -21 6.500 -6Q5 -9 0 -9Q-5 -9 -6.500 -6Z'
export const CAP = 'M-8 -8Q-7 -15 0 -15Q7 -15 7.500 -9.500L11 -8Z'

/** The marker of trouble: a star of twelve rays. */
export const STAR = `M${Array.from({ length: 24 }, (_, i) => {
  const [r, turn] = [i % 2 ? 13 : 16.5, (i * Math.PI) / 12]
  return `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`
}).join('L')}Z`

/** Roof, windows and door of a plain house. */
export const HOUSE_DETAILS = 'M-16 -4L-9 -13H9L16 -4ZM-11 -1V4M11 -1V4'

/** Fronts of buildings, in a box from -16 to 16. */
export const FRONTS: Readonly<Record<HouseId | 'house', string>> = {
  house: 'M-14 16V-4H-16L-9 -13V-20H-5V-13H5V-20H9V-13L16 -4H14V16Z',
  palace: 'M-16 14V-1H-10V-6H-7Q-6 -13 -1 -14V-17H1V-14Q6 -13 7 -6H10V-1H16V14Z',
  mansion: 'M-16 14V-2L-8 -12L0 -3L8 -12L16 -2V14Z',
  factory: 'M-16 14V-16H-11V-2L-3 -9V-2L5 -9V-2L13 -9H16V14Z',
  tenement: 'M-11 14V-12H-8V-17H-4V-12H4V-17H8V-12H11V14Z',
  office: 'M-14 14V-4H-17L0 -15L17 -4H14V14Z',
  hotel: 'M-15 14V-4L-10 -11H3V-17H12V-9L15 -4V14Z',
}
