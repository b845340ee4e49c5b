import { board } from './board-de.ts'
import { names } from './names-de.ts'
import { unfinished } from './unfinished.ts'

export const text = unfinished(names, board)
