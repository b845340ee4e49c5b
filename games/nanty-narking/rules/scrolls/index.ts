import { each, finish, player, ransom, strike } from '../../steps.ts'
import { agenda, nextSeat, type Seat } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { EFFECTS, effectOf, type Effect, type TextId } from '../../data/cards.ts'
import { moves } from '../../moves.ts'
import type { NantyNarking } from '../../state.ts'
import { pay, type Tell } from '../board.ts'
import { openWindow } from '../interrupts.ts'
import { PIECE_TEXTS } from '../variants.ts'
import { feeOf, type Scroll, type Scrolls } from './scroll.ts'
import { BUILDING_TEXTS } from './buildings.ts'
import { CARD_TEXTS } from './cards.ts'
import { FIGURE_TEXTS } from './figures.ts'
import { MONEY } from './money.ts'
import { unless } from '../why.ts'
import { question, action } from '../book.ts'

/** Every text that can be carried out, in the order of the rules (chapters 4.5, 4.10). Interrupts are not begun: they answer. */
const TEXTS: Scrolls<Exclude<TextId, `int-${string}` | 'agent-suffragette'>> = {
  ...MONEY,
  ...CARD_TEXTS,
  ...FIGURE_TEXTS,
  ...BUILDING_TEXTS,
  ...PIECE_TEXTS,
}

/** The text of each card; a card without one has none. */
const ANY_TEXT: Readonly<Record<string, Scroll<Effect>>> = TEXTS
const TEXT_OF = EFFECTS.map((effect) => effect && ANY_TEXT[effect.text])

const textOf = (source: number): Scroll<Effect> => TEXT_OF[source]!

export function canBegin(s: NantyNarking, source: number): boolean {
  const text = textOf(source)
  return text.can ? text.can(s, effectOf(source), source) : true
}

export function beginText(s: NantyNarking, source: number, tell: Tell): void {
  agenda(s, finish())
  textOf(source).begin(s, effectOf(source), source, tell)
}

const affects = (s: NantyNarking, source: number, seat: Seat): boolean =>
  seat !== s.active && textOf(source).affects!(s, effectOf(source), seat, source)

/** Does the text to a seat as soon as its window has closed. */
function attack(s: NantyNarking, source: number, seat: Seat): void {
  agenda(s, strike({ source, seat }))
  const { window } = textOf(source)
  if (window) openWindow(s, window, [seat])
}

/** Whom the text is aimed at; a fee goes to that player at once, whatever comes of it [NN-4.5.29, 4.5.34, 4.5.35]. */
question(player, {
  moves(s, { source }) {
    const list: Move[] = []
    for (let seat = 0; seat < s.seats; seat++) if (affects(s, source, seat)) list.push(moves.of.target[seat])
    return list
  },
  play(s, chosen, tell, { source }) {
    pay(s, s.active, chosen.at, feeOf(effectOf(source)), tell)
    attack(s, source, chosen.at)
  },
  why: unless('target', 'NN-4.5.42'),
})

action(strike, (s, tell, { source, seat }) => textOf(source).strike!(s, effectOf(source), seat, source, tell))

/** One seat after the other; who has nothing of what is wanted is passed over [NN-4.5.42]. */
action(each, (s, _, { source, seat }) => {
  if (seat === s.active) return
  agenda(s, each({ source, seat: nextSeat(s, seat) }))
  if (affects(s, source, seat)) attack(s, source, seat)
})

question(ransom, {
  who: (_, { seat }) => seat,
  moves: (s, { source, seat }) =>
    s.money[seat] >= ransomOf(source) ? [moves.of.pay, moves.of.refuse] : [moves.of.refuse],
  play(s, chosen, tell, { source, seat, figure }) {
    if (chosen === moves.of.pay) pay(s, seat, s.active, ransomOf(source), tell)
    else textOf(source).refused!(s, effectOf(source), seat, source, figure, tell)
  },
  why: (_, chosen) => (chosen === moves.of.pay ? 'NN-4.9.1' : 'NN-6.2'),
})

export const ransomOf = (source: number): number => (effectOf(source) as { readonly ransom: number }).ransom
