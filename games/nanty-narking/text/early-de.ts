import { board, names } from './map-de.ts'
import { unfinished } from './unfinished.ts'

export const text = unfinished(names, board)
