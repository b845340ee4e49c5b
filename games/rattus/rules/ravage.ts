import { knightCount, ravage, reveal } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, reveal as revealed } from '#engine/state.ts'
import { ALL, FACES, KNIGHT, MAJORITY, NEUTRAL_CUBES } from '../data.ts'
import type { Hit, RatEvent } from '../events.ts'
import { moves, YES } from '../moves.ts'
import { cubesOf, holds, knows, population, removeRat, supplyCubes, tokenAt, type Rattus } from '../state.ts'
import { question, action } from './book.ts'

/** There must be a cube to kill and a rat to kill it [RAT-4.28, 4.29]. */
const goesOn = (s: Rattus, region: number): boolean => s.rats[region] > 0 && population(s, region) > 0

/** Before the first reveal the Knight's holder decides for the whole ravage [RAT-4.31]. */
question(knightCount, {
  moves: (s) => (holds(s, KNIGHT) && goesOn(s, s.plague) ? moves.of.count : []),
  play(s, move, tell) {
    s.neutral = move.at === YES ? NEUTRAL_CUBES : 0
    tell?.({ kind: 'counted', seat: s.active, region: s.plague, cubes: s.neutral })
  },
  why: () => 'RAT-4.31',
})

/** Reveals rat after rat, asking which one only where the seat knows something of them [RAT-4.29, 4.30]. */
action(ravage, (s, tell) => {
  while (goesOn(s, s.plague)) {
    if (hasChoice(s)) return agenda(s, reveal(), ravage())
    strike(s, s.plague, tokenAt(s, s.plague, 0), s.neutral, tell)
  }
  s.neutral = 0
})

/** Two rats or more, one of them known to the seat [RAT-4.30]. */
function hasChoice(s: Rattus): boolean {
  const rats = s.rats[s.plague]
  if (rats < 2) return false
  for (let slot = 0; slot < rats; slot++) if (knows(s, s.active, tokenAt(s, s.plague, slot))) return true
  return false
}

question(reveal, {
  moves(s) {
    const list: Move[] = []
    for (let slot = 0; slot < s.rats[s.plague]; slot++) list.push(moves.of.reveal[tokenAt(s, s.plague, slot)])
    return list
  },
  play: (s, move, tell) => strike(s, s.plague, move.at, s.neutral, tell),
  why: (_, move) => (move.verb === 'reveal' ? 'RAT-4.29' : 'RAT-4.4'),
})

/** Reveals one rat, which leaves the game, and carries it out [RAT-4.29, 4.32]. */
export function strike(s: Rattus, region: number, token: number, neutral: number, tell: Tell<RatEvent>): void {
  const show = revealed(s, tell)
  removeRat(s, region, token)
  s.revealed = [...s.revealed, token]
  const face = s.faces[token]
  const cubes = population(s, region)
  const outbreak = cubes + neutral >= FACES[face].limit
  const hits: Hit[] | undefined = show && []
  if (outbreak) breakOut(s, region, FACES[face].symbols, hits)
  show?.({ kind: 'revealed', region, token, face, cubes, neutral, outbreak, hits: hits! })
}

/** Faces name the majority first, so that it strikes first; the order of the others makes no difference [RAT-4.33, 4.34]. */
function breakOut(s: Rattus, region: number, symbols: readonly number[], hits: Hit[] | undefined): void {
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i]
    if (symbol === MAJORITY) hitLargest(s, region, hits)
    else if (symbol === ALL) for (let seat = 0; seat < s.seats; seat++) hit(s, region, seat, symbol, hits)
    else if (s.cards[symbol] >= 0) hit(s, region, s.cards[symbol], symbol, hits)
  }
}

/** All that tie for most cubes lose one [RAT-4.33]. */
function hitLargest(s: Rattus, region: number, hits: Hit[] | undefined): void {
  let most = 1
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, cubesOf(s, region, seat))
  for (let seat = 0; seat < s.seats; seat++) {
    if (cubesOf(s, region, seat) === most) hit(s, region, seat, MAJORITY, hits)
  }
}

/** A killed cube goes back to its owner's supply [RAT-4.35]; who has none in the region is spared. */
function hit(s: Rattus, region: number, seat: number, symbol: number, hits: Hit[] | undefined): void {
  if (cubesOf(s, region, seat) === 0) return
  supplyCubes(s, region, seat, -1)
  hits?.push({ symbol, seat })
}
