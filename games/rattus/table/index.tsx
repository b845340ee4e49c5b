import './typeface/typeface.css'
import './table.css'
import type { Told } from '#engine/game.ts'
import type { GameTable } from '#table/types.ts'
import type { RatEvent } from '../events.ts'
import { inFinalRound, ratSupply, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { beats } from './beats.ts'
import { Board } from './Board.tsx'
import { Face } from './Face.tsx'
import { foretell } from './foretell.ts'
import { Info } from './Info.tsx'
import { Stock } from './Stock.tsx'

function status(view: Rattus, { info }: Text): string {
  if (view.agenda.length === 0) return info.over
  if (inFinalRound(view)) return info.finalRound
  const rats = info.ratsLeft(ratSupply(view))
  return view.turn === 0 ? `${info.settling} · ${rats}` : `${info.turn(view.turn)} · ${rats}`
}

/** All rats that are turned over in one region are one moment. */
function ratsTurned(events: readonly Told<RatEvent>[], from: number): number {
  const first = events[from]
  if (first.kind !== 'revealed') return 0
  const end = events.findIndex((one, i) => i > from && (one.kind !== 'revealed' || one.region !== first.region))
  return (end < 0 ? events.length : end) - from
}

export const table: GameTable<Rattus, RatEvent, Text> = {
  Board,
  Stock,
  Info,
  Face,
  answers: {
    take: 'may',
    king: 'may',
    monk: 'may',
    merchant: 'may',
    witch: 'may',
    peasant: 'may',
    knight: 'may',
    done: 'stop',
  },
  foretell,
  status,
  beats,
  moments: { span: ratsTurned, load: async () => (await import('./moments/index.tsx')).scenes },
}
