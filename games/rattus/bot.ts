import { cubesOnBoard, type Rattus } from './state.ts'
import { seatsOf } from '#engine/state.ts'
export const value = (s: Rattus): number[] => seatsOf(s).map((x) => cubesOnBoard(s, x) / 20)
