/** What lies beside the map, and the ways on it, are wanted together, once the map is there. */
export { Hand } from './Hand.tsx'
export { Info } from './Info.tsx'
export { Routes } from './Routes.tsx'
