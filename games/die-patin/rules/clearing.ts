import { clearing } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import { nextSeat, replaced } from '#engine/state.ts'
import { DISTRICTS, HENCHMEN, LOOT_PER_DISTRICT } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { IN_HAND, NONE, townOf, type DiePatin } from '../state.ts'
import { action } from './book.ts'

/** Figures and cards return, districts are refilled, the start seat moves on [PAT-4.3, 4.31]. */
action(clearing, (s, tell) => {
  s.henchmen = s.henchmen.map(() => 0)
  s.hand = s.hand.map(() => HENCHMEN)
  s.boss = s.boss.map(() => IN_HAND)
  s.card = s.card.map(() => NONE)
  s.open = s.open.map(() => false)
  tell?.({ kind: 'cleared', round: s.round })
  refill(s, tell)
  s.startSeat = nextSeat(s, s.startSeat)
})

/** If the supply is short, districts without loot come first [PAT-4.32]. */
function refill(s: DiePatin, tell: Tell<PatinEvent>): void {
  const before = s.loot
  for (let wanted = 1; wanted <= LOOT_PER_DISTRICT; wanted++)
    for (const district of townOf(s).districts)
      if (s.loot[district] < wanted && s.lootSupply > 0) {
        s.loot = replaced(s.loot, district, s.loot[district] + 1)
        s.lootSupply--
      }
  tell?.({ kind: 'refilled', added: DISTRICTS.map((_, district) => s.loot[district] - before[district]) })
}
