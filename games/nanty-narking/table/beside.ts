/** What lies beside the map is wanted together, once the map is there. */
export { Goal } from './Goal.tsx'
export { Hand } from './Hand.tsx'
export { Near } from './Near.tsx'
export { Side } from './Side.tsx'
