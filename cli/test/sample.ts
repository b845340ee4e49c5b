import { GAMES } from '#games/index.ts'

/** What the terminal does it does with every game: the first on the shelf will do. */
export const [ID] = Object.keys(GAMES)
export const { manifest } = GAMES[ID]
export const game = await GAMES[ID].game()
