import type { Game } from '#engine/game.ts'
import { stepTable } from '#engine/step.ts'
import { value } from './bot.ts'
import { broken } from './broken.ts'
import type { ApeEvent } from './events.ts'
import { moves } from './moves.ts'
import { fullDistrict } from './rules/district.ts'
import { endOfTurn } from './rules/end-of-turn.ts'
import { result } from './rules/end.ts'
import { place } from './rules/place.ts'
import { take } from './rules/take.ts'
import { turn } from './rules/turn.ts'
import { clone, newState, type ApeTown } from './state.ts'
import { guess, view } from './view.ts'

export const game: Game<ApeTown, ApeEvent> = {
  id: 'ape-town',
  rules: 1,
  seats: { min: 2, max: 4 },
  variants: {},
  secrets: false,
  moves,
  steps: stepTable([turn, take, place, fullDistrict, endOfTurn]),
  setup: (table) => ({ ...newState(table), agenda: [turn()] }),
  clone,
  view: (s) => view(s),
  guess: (seen, _eye, luck) => guess(seen, luck),
  result,
  scores: (s) => s.score,
  value,
  why: (s) => (s.agenda.length === 0 ? 'APE-5.1' : 'APE-4.1'),
  broken,
}
