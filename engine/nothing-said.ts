import type { GameText } from './text.ts'

/** In place of all that is asked and told, as long as only the words of the board are there. */
export const nothingSaid = <T extends GameText>() =>
  ({ prompts: {}, moves: {}, events: {}, sheet: {}, clauses: {}, terms: {} }) as Pick<
    T,
    'prompts' | 'moves' | 'events' | 'sheet' | 'clauses' | 'terms'
  >
