import { board, names } from './map-en.ts'
import { unfinished } from './unfinished.ts'

export const text = unfinished(names, board)
