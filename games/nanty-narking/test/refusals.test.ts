import { describe, expect, it } from 'vitest'
import { CARDS, cardNumber, IS_INTERRUPT, SYMBOLS } from '../data/cards.ts'
import { districtNumber } from '../data.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import { NONE } from '../state.ts'
import { fresh, GREEN, hand, put, refusal, scene, YELLOW } from './fixture.ts'

const NOT_AN_ANSWER = 'NN-6.2'

/** The rule that the question of a step names against a move, given what the step carries. */
const reason = (step: string, name: string, carries: object = {}, s = fresh(3)): string =>
  game.steps[step].question!.why(s, moves.parse(name)!, { do: step, ...carries }, GREEN)

const one = (verb: string): string => moves.all.find((move) => move.verb === verb)!.name

describe('the rule that a refusal names', () => {
  it.each([
    ['set-up-agent', 'kind', 'NN-3.8'],
    ['lift', 'lift', 'NN-4.2.2'],
    ['calm', 'calm', 'NN-4.2.4'],
    ['build-at-half', 'build', 'NN-4.2.6'],
    ['move-house', 'move-house', 'NN-4.2.7'],
    ['stir', 'stir', 'NN-4.3.4'],
    ['destination', 'to', 'NN-4.3.6'],
    ['ride', 'to', 'NN-4.3.6'],
    ['score-trouble', 'score', 'NN-4.5.5'],
    ['choose-pair', 'pair', 'NN-4.5.6'],
    ['lose-own', 'pay', 'NN-4.5.7'],
    ['discard-one', 'discard', 'NN-4.5.12'],
    ['sell', 'discard', 'NN-4.5.13'],
    ['throw-away', 'discard', 'NN-4.5.14'],
    ['give', 'give', 'NN-4.5.16'],
    ['coin-or-card', 'give', 'NN-4.5.17'],
    ['discard-theirs', 'discard', 'NN-4.5.19'],
    ['keep', 'keep', 'NN-4.5.20'],
    ['pick-own', 'pick', 'NN-4.5.28'],
    ['pick-other', 'pick', 'NN-4.5.31'],
    ['drive', 'to', 'NN-4.5.31'],
    ['pick-first', 'pick', 'NN-4.5.32'],
    ['pick-second', 'pick', 'NN-4.5.32'],
    ['victim', 'kill', 'NN-4.5.34'],
    ['lose-own', 'lose', 'NN-4.5.37'],
    ['buy', 'buy', 'NN-4.5.40'],
    ['raze', 'raze', 'NN-4.5.41'],
    ['player', 'target', 'NN-4.5.42'],
    ['flee', 'pick', 'NN-4.7.4'],
    ['murder-victim', 'kill', 'NN-4.7.9'],
    ['give-up', 'lose-house', 'NN-4.7.11'],
    ['name-agent', 'lose', 'NN-4.7.12'],
    ['ransom', 'pay', 'NN-4.9.1'],
    ['choose-kind', 'kind', 'NN-4.10.5'],
    ['house-kind', 'house-kind', 'NN-4.10.5'],
    ['street-girl', 'kill', 'NN-4.10.6'],
    ['draw-house', 'draw-house', 'NN-4.10.8'],
    ['take-theirs', 'take', 'NN-4.10.9'],
    ['to-bottom', 'bottom', 'NN-4.10.16'],
    ['to-top', 'top', 'NN-4.10.16'],
    ['mansion-own', 'pick', 'NN-4.10.19'],
    ['mansion-other', 'pick', 'NN-4.10.19'],
  ])('at %s against %s is %s; against what is no answer [NN-6.2]', (step, verb, clause) => {
    expect([reason(step, one(verb)), reason(step, 'declare')]).toEqual([clause, NOT_AN_ANSWER])
  })

  it.each([
    ['react', 'throw', 'NN-4.6.3'],
    ['react', 'react', 'NN-4.6.11'],
    ['react', 'suffragette', 'NN-4.6.11'],
    ['react', 'end', 'NN-4.6.4'],
    ['event-react', 'save', 'NN-4.6.11'],
    ['event-react', 'suffragette', 'NN-4.6.11'],
    ['event-react', 'end', 'NN-4.7.2'],
  ])('in the window %s against %s is %s', (step, verb, clause) => expect(reason(step, one(verb))).toBe(clause))

  it('against placing says where agents go: not back, only near, or where the text says [NN-4.2.1, 4.2.2, 4.5.26]', () => {
    const city = districtNumber('city')
    expect(reason('place', 'place:city', { where: 'near', from: city })).toBe('NN-4.2.2')
    expect(reason('place', 'place:city', { where: 'near', from: NONE })).toBe('NN-4.2.1')
    expect(reason('place', 'place:city', { where: 'any', from: NONE })).toBe('NN-4.5.26')
    expect(reason('place', 'declare', { where: 'near', from: NONE })).toBe(NOT_AN_ANSWER)
  })

  it('to a seat that is not asked is that it is not its turn, and after the end that it is over [NN-4.1.1, 5.1]', () => {
    const s = fresh(2)
    expect(refusal(s, 'end', YELLOW)).toBe('NN-4.1.1')
    s.agenda.length = 0
    expect(refusal(s, 'end', YELLOW)).toBe('NN-5.1')
  })

  it('in a turn is about victory, interrupts, plays that are used up, or the play that is due [NN-4.1.2, 4.1.3, 4.1.8, 5.2]', () => {
    const s = scene(2, 'city: g1', 'toby', 'john-clay')
    expect([refusal(s, 'declare'), refusal(s, 'play:toby'), refusal(s, 'end')]).toEqual([
      'NN-5.2',
      'NN-4.1.3',
      'NN-4.1.3',
    ])
    expect(refusal(s, 'play:marie-lloyd')).toBe(NOT_AN_ANSWER)
    expect([reason('turn', 'declare', { start: false }, s), reason('turn', 'play:john-clay', {}, s)]).toEqual([
      'NN-4.1.2',
      'NN-4.1.8',
    ])
  })

  it('against a free action is what it lacks [NN-4.4.1, 4.4.2, 4.6.3, 4.6.10, 4.10.25]', () => {
    const s = put(scene(2, 'city: g1'), 'city: g1 B=g; lambeth: B=y')
    const free = ['use:city', 'use:lambeth', one('watson'), one('throw'), one('agent'), one('house')]
    expect(free.map((name) => reason('turn', name, {}, s))).toEqual([
      'NN-4.4.2',
      'NN-4.4.1',
      'NN-4.6.10',
      'NN-4.6.3',
      'NN-4.10.25',
      'NN-4.10.25',
    ])
  })
})

/** A step that stands at a symbol of this kind. */
function at(due: string): { card: number; at: number } {
  const card = SYMBOLS.findIndex((symbols) => symbols.some((symbol) => symbol === due))
  return { card, at: SYMBOLS[card].findIndex((symbol) => symbol === due) }
}

describe('the rule that a refusal at a symbol names', () => {
  it.each([
    ['place-agent', 'place', 'NN-4.2.1'],
    ['remove-trouble', 'calm', 'NN-4.2.4'],
    ['assassinate', 'kill', 'NN-4.2.5'],
    ['build', 'build', 'NN-4.2.6'],
    ['place-agent', 'calm', 'NN-4.1.4'],
    ['place-agent', 'do', 'NN-4.1.5'],
    ['place-agent', 'play', 'NN-4.1.4'],
    ['scroll', 'do', 'NN-4.5.42'],
    ['event', 'skip', 'NN-4.2.9'],
  ])('%s against %s is %s', (due, verb, clause) => expect(reason('symbol', one(verb), at(due))).toBe(clause))

  it('another card is one of the hand, and no interrupt [NN-4.1.3, 4.1.9]', () => {
    const s = hand(fresh(2), GREEN, 'toby')
    expect(IS_INTERRUPT[cardNumber('toby')]).toBe(true)
    const notHeld = CARDS.find((_, card) => s.cards[card] !== GREEN && !IS_INTERRUPT[card])!
    for (const step of ['symbol', 'fill-slot'])
      expect(['toby', notHeld].map((id) => reason(step, `play:${id}`, at('play-another'), s))).toEqual([
        'NN-4.1.3',
        'NN-4.1.9',
      ])
    expect(reason('fill-slot', 'declare', {}, s)).toBe(NOT_AN_ANSWER)
  })
})
