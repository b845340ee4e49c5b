import type { HouseId } from '../data.ts'

/** A figure in a top hat and a cloak, in a box from -10 to 10 and from -16 to 16. */
export const PAWN = 'M-5 -16H5V-10H8.5V-8H5Q5 -3 2.5 -1.5Q10 1 10 16H-10Q-10 1 -2.5 -1.5Q-5 -3 -5 -8H-8.5V-10H-5Z'
/** A pound in a ring. */
export const COIN =
  'M0 -16A16 16 0 1 1 0 16A16 16 0 1 1 0 -16ZM0 -13A13 13 0 1 0 0 13A13 13 0 1 0 0 -13ZM5 -6Q4 -10 0 -10Q-5 -9 -4 -3L-4 -1H-7V2H-4Q-3 6 -7 8V10H7V7H-2Q0 5 -1 2H4V-1H-1.5Q-2 -7 0 -7.5Q2 -7 2 -5Z'
export const BODY = 'M-2.5 -1.5Q10 1 10 16H-10Q-10 1 2.5 -1.5Z'
export const BEARSKIN = 'M-6 -4Q-7 -17 0 -17Q7 -17 6 -4Q5 -7 0 -7Q-5 -7 -6 -4Z'
export const BOWLER = 'M-8.5 -8H8.5Q7 -10 5.5 -10Q5 -16 0 -16Q-5 -16 -5.5 -10Q-7 -10 -8.5 -8Z'
export const FACE = 'M-4.5 -8H4.5Q5 -3 2.5 -1.5H-2.5Q-5 -3 -4.5 -8Z'

/** Fronts of buildings, in a box from -16 to 16. */
export const FRONTS: Readonly<Record<HouseId | 'house', string>> = {
  house: 'M-14 14V-4L-6 -12V-16H-2V-13L0 -15L14 -4V14Z',
  palace: 'M-16 14V-1H-10V-6H-7Q-6 -13 -1 -14V-17H1V-14Q6 -13 7 -6H10V-1H16V14Z',
  mansion: 'M-16 14V-2L-8 -12L0 -3L8 -12L16 -2V14Z',
  factory: 'M-16 14V-16H-11V-2L-3 -9V-2L5 -9V-2L13 -9H16V14Z',
  tenement: 'M-11 14V-12H-8V-17H-4V-12H4V-17H8V-12H11V14Z',
  office: 'M-14 14V-4H-17L0 -15L17 -4H14V14Z',
  hotel: 'M-15 14V-4L-10 -11H3V-17H12V-9L15 -4V14Z',
}
