import { loseOwn, remove, victim } from '../../steps.ts'
import { below } from '#engine/luck.ts'
import { agenda, type Seat } from '#engine/state.ts'
import { DIE } from '../../data.ts'
import { moves } from '../../moves.ts'
import type { NantyNarking } from '../../state.ts'
import * as board from '../board.ts'
import { pay, type Tell } from '../board.ts'

import { openRemovalWindow } from '../interrupts.ts'
import { unless } from '../why.ts'
import { question } from '../book.ts'

/** A die from 1 to 12. */
export function roll(s: NantyNarking, tell: Tell, seat: Seat = s.active): number {
  const die = below(s.luck, DIE) + 1
  tell?.({ kind: 'rolled', seat, die })
  return die
}

/** A seat removes one of its own agents, or pays to keep it; an impossible loss is left out. */
question(loseOwn, {
  who: (_, { seat }) => seat,
  moves(s, { seat, orPay }) {
    const list = board.toOwnFigures(s, moves.of.lose, board.presence(s, seat), seat)
    if (orPay > 0 && s.money[seat] >= orPay) list.push(moves.of.pay)
    return list
  },
  play(s, chosen, tell, { seat, orPay }) {
    if (chosen === moves.of.pay) return void pay(s, seat, null, orPay, tell)
    agenda(s, remove({ figure: chosen.at }))
    openRemovalWindow(s, chosen.at, 'text-removes')
  },
  why: (_, chosen) => (chosen.verb === 'pay' ? 'NN-4.5.7' : chosen.verb === 'lose' ? 'NN-4.5.37' : 'NN-6.2'),
})

/** Somebody is to be removed from one of these districts, whose owner may react; agents of one seat can be exempt. */
question(victim, {
  who: (_, { seat }) => seat,
  moves: (s, { mask, but }) => board.toFigures(s, moves.of.kill, mask, but),
  play(s, chosen) {
    agenda(s, remove({ figure: chosen.at }))
    openRemovalWindow(s, chosen.at, 'text-removes')
  },
  why: unless('kill', 'NN-4.5.34'),
})
