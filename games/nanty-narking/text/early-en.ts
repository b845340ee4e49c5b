import { districts, personalities } from './board-en.ts'
import { unfinished } from './unfinished.ts'
import { screen } from './screen-en.ts'

export const text = unfinished({ districts, personalities, screen })
