import { colourOf } from '#engine/colour.ts'
import type { Rules } from '#engine/game.ts'
import type { Seating } from '#session/seats.ts'
import { settings } from '../settings.ts'
import type { AppText } from '../text/text.ts'

/** Me against bots: what most people want most of the time. Names begin with the letters of their marks. */
export const defaultSeating = (game: Rules, seats: number, words: AppText, mine = 0): Seating[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seat === mine ? settings.getState().name || words.me : words.botNames[(seat || mine) - 1],
    colour: colourOf(game, seat),
    player: seat === mine ? 'me' : 'medium',
  }))
