import type { GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import type { PartProps } from '#table/types.ts'
import { IS_INTERRUPT } from '../data/cards.ts'
import { DISTRICTS } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { removeFigure } from '../rules/figures.ts'
import { handOf } from '../rules/hands.ts'
import { clone, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'

/** Trouble markers, as districts in bits, that would come and go. */
interface Marks {
  readonly added: number
  readonly lifted: number
}

/** What a move would do to the markers: as the events say, or for a murder that nobody stops as the rules say. */
export function marksAfter(view: NantyNarking, move: Move, events: readonly Told<GameEvent>[]): Marks {
  if (move.verb === 'kill' || move.verb === 'lose' || move.verb === 'lift') return removal(view, move.at)
  let [added, lifted] = [0, 0]
  for (const event of events as readonly Told<NantyEvent>[]) {
    if (event.kind === 'placed' && event.trouble) added |= 1 << event.district
    if (event.kind === 'stirred') added |= 1 << event.district
    if (event.kind === 'calmed') lifted |= 1 << event.district
    if (event.kind === 'moved') {
      if (event.trouble) added |= 1 << event.to
      if (event.calmed) lifted |= 1 << event.from
    }
  }
  return { added, lifted }
}

function removal(view: NantyNarking, figure: number): Marks {
  const after = clone(view)
  removeFigure(after, figure, undefined)
  return { added: after.trouble & ~view.trouble, lifted: view.trouble & ~after.trouble }
}

type Props = PartProps<NantyNarking, Text> & { readonly move: Move }

/** What a preview says besides the events: what a building brings, what a murder ends, what would be given up. */
export function foretell({ view, text, move }: Props): string[] {
  if (move.verb === 'build' || move.verb === 'buy') return [text.districts[DISTRICTS[move.at]][1]]
  if (move.verb === 'use') return [text.districts[DISTRICTS[move.at]][1]]
  if (move.verb === 'kill') return removal(view, move.at).lifted ? [text.screen.troubleWouldGo] : []
  if (move === moves.of.skip) return [text.screen.wouldSkip]
  if (move === moves.of.end && onlyInterrupts(view)) return [text.screen.onlyInterrupts]
  return []
}

/** Whether the active seat holds cards, but none that can be played. */
function onlyInterrupts(view: NantyNarking): boolean {
  const hand = handOf(view, view.active)
  return hand.length > 0 && hand.every((card) => IS_INTERRUPT[card])
}
