/** What lies beside the map is wanted together, once the map is there. */
export { Hand } from './Hand.tsx'
export { Side } from './Side.tsx'
