/** What lies beside the map, and what is to be seen in it, is wanted together, once the map is there. */
export { Goal } from './Goal.tsx'
export { Hand } from './Hand.tsx'
export { Side } from './Side.tsx'
export { Sights } from './Sights.tsx'
export { HouseSign, SmallSign, Symbols } from './Sign.tsx'
export { Stock } from './Stock.tsx'
