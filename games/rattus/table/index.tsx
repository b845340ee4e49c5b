import './typeface/typeface.css'
import './table.css'
import type { GameTable } from '#table/types.ts'
import type { RatEvent } from '../events.ts'
import { inFinalRound, ratSupply, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Board } from './Board.tsx'
import { Face } from './Face.tsx'
import { foretell } from './foretell.ts'
import { Info } from './Info.tsx'
import { Stock } from './Stock.tsx'
import { span } from './moments/span.ts'

function status(view: Rattus, { info }: Text): string {
  if (view.agenda.length === 0) return info.over
  if (inFinalRound(view)) return info.finalRound
  const rats = info.ratsLeft(ratSupply(view))
  return view.turn === 0 ? `${info.settling} · ${rats}` : `${info.turn(view.turn)} · ${rats}`
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
  beats: async () => (await import('./beats.ts')).beats,
  position: async () => (await import('./position/index.ts')).describePosition,
  legend: async () => (await import('./legend/index.ts')).legend,
  moments: { span, load: async () => (await import('./moments/index.tsx')).scenes },
}
