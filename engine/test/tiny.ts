import type { Game } from '../game.ts'
import { noLuck, seedLuck } from '../luck.ts'
import { vocabulary } from '../move.ts'
import type { State, Step } from '../state.ts'
import { acts, rulebook, stepTable, type StepKind } from '../step.ts'

/** A game for one test: it keeps a log of what was done, and its steps are the test's own. */
export interface Tiny extends State {
  log: string[]
}
export type TinyEvent = { readonly kind: 'did'; readonly what: string }

export const words = vocabulary({ say: ['a', 'b', 'c', 'd'], done: null })
export const [a, b, c, d] = words.of.say
export const { done } = words.of

export const { question, action } = rulebook<Tiny, TinyEvent>()

type Maker = { readonly step: string; readonly asks: boolean; readonly kind: StepKind<Tiny, TinyEvent> }

export function tiny(
  makers: readonly Maker[],
  first: readonly Step[],
  parts: Partial<Game<Tiny, TinyEvent>> = {},
): Game<Tiny, TinyEvent> {
  return {
    id: 'tiny',
    version: 1,
    seats: { min: 1, max: 3 },
    variants: {},
    secrets: false,
    moves: words,
    steps: stepTable(makers),
    setup: ({ seats, seed }) => ({
      seats,
      active: 0,
      turn: 1,
      agenda: first.toReversed(),
      luck: seedLuck(seed),
      reveals: 0,
      log: [],
    }),
    clone: (s) => ({ ...s, agenda: s.agenda.slice(), luck: s.luck.slice(), log: s.log.slice() }),
    view: (s) => ({ ...s, luck: noLuck() }),
    guess: (s) => s,
    result: () => null,
    scores: (s) => Array<number>(s.seats).fill(0),
    value: (s) => Array<number>(s.seats).fill(0),
    why: () => 'TINY-0.1',
    broken: () => null,
    news: {},
    sights: { log: 'open' },
    ...parts,
  }
}

export const table = (seats = 2, variants: Record<string, string> = {}) => ({ seats, seed: 'tiny', variants })

/** An action that writes its name down. */
export const note = (name: string) => action(acts(name), (s) => void s.log.push(name))
