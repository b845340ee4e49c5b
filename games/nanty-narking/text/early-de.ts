import { districts, personalities } from './board-de.ts'
import { unfinished } from './unfinished.ts'
import { screen } from './screen-de.ts'

export const text = unfinished({ districts, personalities, screen })
