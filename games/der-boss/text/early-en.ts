import { board } from './board-en.ts'
import { names } from './names-en.ts'
import { unfinished } from './unfinished.ts'

export const text = unfinished(names, board)
