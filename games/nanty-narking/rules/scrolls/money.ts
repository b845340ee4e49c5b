import { choosePair, forcePayment, loseOwn, player, scoreTrouble, victim } from '../../steps.ts'
import { agenda, type Seat } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { districtNumber } from '../../data.ts'
import { moves } from '../../moves.ts'
import { BEFORE, NOBODY, NONE, type NantyNarking } from '../../state.ts'
import * as board from '../board.ts'
import { pay, plus, type Tell } from '../board.ts'
import { layBefore } from '../hands.ts'
import { openWindow } from '../interrupts.ts'
import { roll } from './losses.ts'

import { aimed, hasMoney, reachesAll, type Scrolls } from './scroll.ts'
import { unless } from '../why.ts'
import { question, action } from '../book.ts'

/** What another seat is made to pay: up to what it has. */
export const demand = (s: NantyNarking, seat: Seat, amount: number, tell: Tell): number =>
  pay(s, seat, s.active, amount, tell)

export const earn = (s: NantyNarking, amount: number, tell: Tell): number => pay(s, null, s.active, amount, tell)

const LUCKY = 7
const UNLUCKY = 1

export const MONEY: Scrolls<
  | 'take-from-each'
  | 'take-from-player'
  | 'take-loan'
  | 'earn-per-trouble'
  | 'earn-per-building'
  | 'earn-per-figure-in'
  | 'earn-in-trouble-district'
  | 'force-payment'
  | 'gamble-bank'
  | 'gamble-player'
  | 'gamble-murder'
> = {
  /** [NN-4.5.1] */
  'take-from-each': {
    ...reachesAll(hasMoney),
    window: 'text',
    strike: (s, e, seat, _, tell) => void demand(s, seat, e.amount, tell),
  },
  /** [NN-4.5.2] */
  'take-from-player': {
    ...aimed(hasMoney),
    window: 'text',
    strike: (s, e, seat, _, tell) => void demand(s, seat, e.amount, tell),
  },
  /** [NN-4.5.3] */
  'take-loan': {
    begin(s, e, card, tell) {
      layBefore(s, card, BEFORE + s.active)
      s.money = plus(s.money, s.active, e.amount)
      tell?.({ kind: 'loan', seat: s.active, card, amount: e.amount })
    },
  },
  /** [NN-4.5.4] */
  'earn-per-trouble': {
    begin: (s, e, _, tell) => void earn(s, e.amount * board.sizeOf(s.trouble), tell),
  },
  'earn-per-building': {
    begin: (s, e, _, tell) => void earn(s, e.amount * s.building.filter((seat) => seat !== NOBODY).length, tell),
  },
  'earn-per-figure-in': {
    begin: (s, e, _, tell) => void earn(s, e.amount * board.figuresIn(s, districtNumber(e.district)), tell),
  },
  /** [NN-4.5.5] */
  'earn-in-trouble-district': {
    can: (s) => s.trouble !== 0,
    begin: (s, e) => agenda(s, scoreTrouble({ amount: e.amount })),
  },
  /** [NN-4.5.6] */
  'force-payment': {
    can: (s) => pairs(s).length > 0,
    begin: (s, e) => agenda(s, choosePair({ amount: e.amount })),
  },
  /** [NN-4.5.7] */
  'gamble-bank': {
    begin(s, e, _, tell) {
      const die = roll(s, tell)
      if (die >= LUCKY) earn(s, e.win, tell)
      if (die === UNLUCKY) agenda(s, loseOwn({ seat: s.active, orPay: e.loss }))
    },
  },
  /** [NN-4.5.8] */
  'gamble-player': {
    begin(s, _, source, tell) {
      const die = roll(s, tell)
      if (die >= LUCKY) agenda(s, player({ source }))
      if (die === UNLUCKY) agenda(s, loseOwn({ seat: s.active, orPay: 0 }))
    },
    affects: hasMoney,
    window: 'text',
    strike: (s, e, seat, _, tell) => void demand(s, seat, e.win, tell),
  },
  /** [NN-4.5.9] */
  'gamble-murder': {
    begin(s, _, _source, tell) {
      const die = roll(s, tell)
      if (die >= LUCKY) agenda(s, victim({ seat: s.active, mask: s.trouble, but: NONE }))
      if (die === UNLUCKY) agenda(s, loseOwn({ seat: s.active, orPay: 0 }))
    },
  },
}

question(scoreTrouble, {
  moves: (s) => board.toDistricts(moves.of.score, s.trouble),
  play(s, chosen, tell, { amount }) {
    tell?.({ kind: 'scored', seat: s.active, district: chosen.at })
    earn(s, amount * board.figuresIn(s, chosen.at), tell)
  },
  why: unless('score', 'NN-4.5.5'),
})

question(choosePair, {
  moves: pairs,
  play(s, chosen, _, { amount }) {
    const payer = Math.floor(chosen.at / 4)
    agenda(s, forcePayment({ payer, payee: chosen.at % 4, amount }))
    openWindow(s, 'text', [payer])
  },
  why: unless('pair', 'NN-4.5.6'),
})

/** A payer with money and a payee, both others. */
function pairs(s: NantyNarking): Move[] {
  const list: Move[] = []
  for (let payer = 0; payer < s.seats; payer++)
    for (let payee = 0; payee < s.seats; payee++)
      if (payer !== payee && payer !== s.active && payee !== s.active && s.money[payer] > 0)
        list.push(moves.of.pair[payer * 4 + payee])
  return list
}

action(forcePayment, (s, tell, { payer, payee, amount }) => void pay(s, payer, payee, amount, tell))
