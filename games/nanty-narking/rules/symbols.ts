import { carryOut, fillSlot, finish, lift, remove, slot, symbol } from '../steps.ts'
import { agenda } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { AMOUNTS, IS_INTERRUPT, SYMBOLS } from '../data/cards.ts'
import { moves } from '../moves.ts'
import { NONE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import { pay, type Tell } from './board.ts'
import { lots, price, startBuilding } from './buildings.ts'
import { drawEvent } from './events.ts'
import { canPlace, destinations, settle } from './figures.ts'
import { isFree, mayActFreely, playFree, pushFree, whyFree } from './free.ts'
import { clearTable, lay, pushPlayable, without } from './hands.ts'
import { openRemovalWindow } from './interrupts.ts'
import { beginText, canBegin } from './scrolls/index.ts'
import { removeTrouble } from './scrolls/figures.ts'
import { question, action, type Clause } from './book.ts'

/** Steps made once, as they are needed all the time: by card and symbol, and one for after the last. */
const ready = (make: typeof carryOut | typeof symbol) =>
  SYMBOLS.map((symbols, card) => [...symbols, 0].map((_, at) => make({ card, at })))
const CARRY_OUT = ready(carryOut)
const SYMBOL = ready(symbol)

/** Goes on to the next symbol at which there may be something to decide [NN-4.1.4, 4.1.5, 6.1]. */
action(carryOut, (s, tell, { card, at }) => {
  const symbols = SYMBOLS[card]
  for (let i = at; i < symbols.length; i++) {
    if (canDo(s, card, i) || mayActFreely(s)) return agenda(s, SYMBOL[card][i])
    tell?.({ kind: 'lapsed', seat: s.active, card, at: i })
  }
})

function canDo(s: NantyNarking, card: number, at: number): boolean {
  switch (SYMBOLS[card][at]) {
    case 'place-agent':
      return canPlace(s, s.active, 'near')
    case 'remove-trouble':
      return s.trouble !== 0
    case 'assassinate':
      return board.othersIn(s, s.trouble, s.active)
    case 'build':
      return lots(s, false) !== 0
    case 'scroll':
      return canBegin(s, card)
    case 'play-another':
      return s.handCount[s.active] > 0 // whether there is anything but interrupts is not for all to know
    case 'money':
    case 'event':
      return true
    case 'interrupt':
      return false // never laid [NN-4.1.3]
  }
}

/** One symbol: carried out, or skipped unless it is an event; free actions before it [NN-4.1.4, 4.1.7]. */
question(symbol, {
  always: (s, { card, at }) => SYMBOLS[card][at] !== 'event' || mayActFreely(s),
  moves(s, { card, at }) {
    const isEvent = SYMBOLS[card][at] === 'event'
    const list = options(s, card, at)
    if (!isEvent) list.push(moves.of.skip)
    pushFree(s, list, isEvent)
    return list
  },
  play(s, chosen, tell, { card, at }) {
    if (isFree(chosen)) {
      agenda(s, CARRY_OUT[card][at])
      return playFree(s, chosen, tell)
    }
    agenda(s, CARRY_OUT[card][at + 1])
    if (chosen === moves.of.skip) tell?.({ kind: 'skipped', seat: s.active, card, at })
    else perform(s, chosen, card, at, tell)
  },
  why: (s, chosen, { card, at }) => (isFree(chosen) ? whyFree(s, chosen) : whySymbol(s, chosen, card, at)),
})

/** The ways in which a symbol can be carried out (chapter 4.2). */
function options(s: NantyNarking, card: number, at: number): Move[] {
  switch (SYMBOLS[card][at]) {
    case 'place-agent':
      if (s.supply[s.active] > 0) return board.toDistricts(moves.of.place, destinations(s, s.active, 'near'))
      return canPlace(s, s.active, 'near') ? [moves.of.do] : []
    case 'remove-trouble':
      return board.toDistricts(moves.of.calm, s.trouble)
    case 'assassinate':
      return board.toFigures(s, moves.of.kill, s.trouble, s.active)
    case 'build':
      return board.toDistricts(moves.of.build, lots(s, false))
    case 'scroll':
      return canBegin(s, card) ? [moves.of.do] : []
    case 'play-another':
      return playable(s)
    case 'money':
    case 'event':
      return [moves.of.do]
    case 'interrupt':
      return []
  }
}

function playable(s: NantyNarking): Move[] {
  const list: Move[] = []
  pushPlayable(s, list, moves.of.play, s.active)
  return list
}

function perform(s: NantyNarking, chosen: Move, card: number, at: number, tell: Tell): void {
  switch (SYMBOLS[card][at]) {
    case 'place-agent': // [NN-4.2.1, 4.2.2]
      if (chosen.verb === 'place') return settle(s, s.active, chosen.at, NONE, false, tell)
      return agenda(s, lift({ seat: s.active, where: 'near', quiet: false, optional: false }))
    case 'money': // [NN-4.2.3]
      return void pay(s, null, s.active, AMOUNTS[card][at], tell)
    case 'remove-trouble': // [NN-4.2.4]
      return removeTrouble(s, chosen.at, tell)
    case 'assassinate': // [NN-4.2.5]
      agenda(s, remove({ figure: chosen.at }), finish())
      return openRemovalWindow(s, chosen.at, 'skull')
    case 'build': // [NN-4.2.6]
      return startBuilding(s, chosen.at, price(s, chosen.at, false), tell)
    case 'scroll': // [NN-4.2.8]
      return beginText(s, card, tell)
    case 'event': // [NN-4.2.9]
      return drawEvent(s, tell)
    case 'play-another': // [NN-4.2.10]
      return playCard(s, chosen.at, 'another', tell)
  }
}

/** Lays a card and carries it out before anything else that is open [NN-4.1.9]. */
export function playCard(s: NantyNarking, card: number, how: 'turn' | 'another' | 'slot', tell: Tell): void {
  lay(s, s.active, card, how, tell)
  agenda(s, CARRY_OUT[card][0])
}

/** A slot of a card that lets others be played; with an empty hand and nothing else to do it lapses [NN-4.1.9]. */
action(slot, (s, _, { card, left }) => {
  if (s.handCount[s.active] > 0 || mayActFreely(s)) agenda(s, fillSlot({ card, left }))
  else closeSlots(s, card)
})

/** A card without open slots is finished [NN-4.1.6]. */
function closeSlots(s: NantyNarking, card: number): void {
  s.open = without(s.open, card)
  clearTable(s)
}

/** Skipping a slot ends the text [NN-4.5.15]. */
question(fillSlot, {
  always: true,
  moves(s) {
    const list = playable(s)
    list.push(moves.of.skip)
    pushFree(s, list)
    return list
  },
  play(s, chosen, tell, { card, left }) {
    if (isFree(chosen)) {
      agenda(s, slot({ card, left }))
      return playFree(s, chosen, tell)
    }
    if (chosen === moves.of.skip) return closeSlots(s, card)
    if (left > 1) agenda(s, slot({ card, left: left - 1 }))
    else s.open = without(s.open, card)
    playCard(s, chosen.at, 'slot', tell)
  },
  why: (s, chosen) => (isFree(chosen) ? whyFree(s, chosen) : whyPlay(s, chosen)),
})

function whyPlay(s: NantyNarking, chosen: Move): Clause {
  if (chosen.verb !== 'play') return 'NN-6.2'
  return s.cards[chosen.at] === s.active && IS_INTERRUPT[chosen.at] ? 'NN-4.1.3' : 'NN-4.1.9'
}

const OF_VERB: Readonly<Record<string, [symbol: string, clause: Clause]>> = {
  place: ['place-agent', 'NN-4.2.1'],
  calm: ['remove-trouble', 'NN-4.2.4'],
  kill: ['assassinate', 'NN-4.2.5'],
  build: ['build', 'NN-4.2.6'],
}

/** Why a symbol cannot be carried out like this. */
function whySymbol(s: NantyNarking, chosen: Move, card: number, at: number): Clause {
  const due = SYMBOLS[card][at]
  if (due === 'event') return 'NN-4.2.9'
  const [wants, clause] = OF_VERB[chosen.verb] ?? []
  if (wants === due && clause !== undefined) return clause
  if (chosen.verb === 'play') return due === 'play-another' ? whyPlay(s, chosen) : 'NN-4.1.4'
  if (chosen === moves.of.do) return due === 'scroll' ? 'NN-4.5.42' : 'NN-4.1.5'
  return 'NN-4.1.4'
}
