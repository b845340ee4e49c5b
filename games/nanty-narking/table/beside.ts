/** What lies beside the map, its streets, its river and its sights are wanted together, once the map is there. */
export { Goal } from './Goal.tsx'
export { Hand } from './Hand.tsx'
export { Side } from './Side.tsx'
export { Land } from './Land.tsx'
export { Sights } from './Sights.tsx'
export { HouseSign, SmallSign, Symbols } from './Sign.tsx'
export { Stock } from './Stock.tsx'
export { Thames } from './Thames.tsx'
