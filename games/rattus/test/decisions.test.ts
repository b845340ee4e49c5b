import { pick, seedLuck } from '#engine/luck.ts'
import { ask, play, playLegal, why, type Ask } from '#engine/play.ts'
import { playOut } from '#session/play-out.ts'
import { isAnyOf } from '#engine/step.ts'
import type { GameText } from '#engine/text.ts'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../data.ts'
import { game } from '../index.ts'
import { inFinalRound, type Rattus } from '../state.ts'
import { finalAction, turnAction } from '../steps.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import {
  calm,
  deal,
  everyRegion,
  go,
  lastTurn,
  offered,
  placed,
  plagueIn,
  put,
  RED,
  refused,
  regionsOf,
} from './fixture.ts'

/** Visits the questions of some random games. */
function visit(games: number, see: (s: Rattus, asks: readonly Ask[]) => void): void {
  const luck = seedLuck('visit')
  for (let i = 0; i < games; i++) {
    const setup = { seed: `visit-${i}`, seats: 2 + (i % 3), variants: {} }
    playOut(game, setup, {
      choose({ moves }, s, open) {
        see(s, open)
        return pick(luck, moves)
      },
    })
  }
}

describe('questions', () => {
  it('one at a time, of the seat whose turn it is [RAT-6.1]', () => {
    visit(5, (s, asks) => {
      expect(asks).toHaveLength(1)
      expect([s.active, s.turn === 0 ? asks[0].seat : s.active]).toContain(asks[0].seat)
    })
    expect(refused(put(calm(), 'gallia{rats 1}'), 'reveal:t1')).toBe('RAT-6.1')
  })

  it('never one with a single answer: that is played and told [RAT-6.2]', () => {
    visit(10, (_, asks) => expect(asks[0].moves.length).toBeGreaterThan(1))
    const s = deal(placed(put(calm(), 'gallia{rats 1}')), { monk: RED })
    expect(go(s, 'monk:gallia')).toEqual([{ kind: 'auto', seat: RED, move: 'monk-token:t1' }])
  })

  const isAction = isAnyOf(turnAction, finalAction)

  it('whatever is offered can be completed [RAT-6.3]', () => {
    let followed = 0
    visit(3, (s, asks) => {
      for (const move of asks[0].moves) {
        const after = game.clone(s)
        for (let next = playLegal(game, after, asks[0].seat, move); next.length > 0; followed++) {
          if (isAction(next[0].step)) break
          next = playLegal(game, after, next[0].seat, next[0].moves[0])
        }
        expect(game.broken(after)).toBeNull()
      }
    })
    expect(followed).toBeGreaterThan(300)
  })

  it('a turn has about 15 decisions at most [RAT-6.7]', () => {
    const turns = new Map<string, number>()
    let games = 0
    visit(60, (s) => {
      if (s.turn === 0 && s.supply.every((cubes) => cubes === 20)) games++
      if (s.turn > 0 && !inFinalRound(s)) turns.set(`${games}/${s.turn}`, (turns.get(`${games}/${s.turn}`) ?? 0) + 1)
    })
    expect(Math.max(...turns.values())).toBeLessThanOrEqual(20)
    expect(Math.min(...turns.values())).toBeGreaterThanOrEqual(1)
  })
})

describe('what is offered', () => {
  const position = () =>
    put(calm(), 'gallia{red 2; rats 2}', 'hispania{rats 1}', 'italia{red 1, blue 1}', 'scandia{blue 2}')
  const hand = { king: RED, monk: RED, merchant: RED, witch: RED }

  it('in a turn: cards, places, abilities, and the plague at last [RAT-6.4]', () => {
    const s = deal(position(), hand)
    expect(offered(s)).toEqual([
      'take:knight',
      'take:peasant',
      ...regionsOf('place', 'gallia', 'hispania'),
      ...regionsOf('king', 'italia'),
      ...regionsOf('monk', 'gallia', 'hispania'),
      ...regionsOf('merchant', 'gallia', 'italia'),
      ...regionsOf('witch', 'gallia', 'hispania'),
    ])
    go(s, 'take:peasant')
    expect(offered(s, 'place')).toEqual(everyRegion('place'))
    go(s, 'place:scandia')
    expect(offered(s).at(-1)).toBe('plague')
    expect([offered(s, 'take'), offered(s, 'place')]).toEqual([[], []])
  })

  it('the region named is the one taken from, or the one that receives [RAT-6.5]', () => {
    const s = deal(position(), hand)
    expect(go(s, 'king:italia')[0]).toMatchObject({ region: 5 })
    expect(go(s, 'monk:hispania', 'monk-to:gallia').at(-1)).toMatchObject({ kind: 'pushed', from: 3, to: 1 })
    expect(go(s, 'place:gallia')[0]).toMatchObject({ region: 1, cubes: 3 })
    expect(go(s, 'merchant:gallia', 'merchant-to:italia', 'merchant-cubes:1').at(-1)).toMatchObject({ from: 1, to: 5 })
  })

  it('in the final round: the same abilities, Peasant, Knight, and done [RAT-6.8]', () => {
    const s = deal(lastTurn(position()), hand)
    s.active = 1
    deal(s, { peasant: RED, knight: RED })
    go(plagueIn(s, 'turcia'), 'plague', 'plague-to:bulgaria')
    expect(offered(s)).toEqual([
      ...regionsOf('king', 'italia'),
      ...regionsOf('monk', 'gallia', 'hispania'),
      ...regionsOf('merchant', 'gallia', 'italia'),
      ...regionsOf('witch', 'gallia', 'hispania'),
      ...everyRegion('peasant'),
      ...regionsOf('knight', 'bulgaria', 'germania', 'hungaria', 'italia', 'polonia', 'turcia', 'russia', 'tartaria'),
      'done',
    ])
    go(s, 'monk:gallia')
    expect(ask(game, s)[0].seat).toBe(RED)
  })
})

describe('words', () => {
  it('every refusal names a rule that both languages explain', () => {
    const named = new Set<string>()
    visit(6, (s) => {
      for (const move of game.moves.all) {
        for (let seat = 0; seat < s.seats; seat++) named.add(why(game, s, seat, move) ?? 'RAT-4.1')
      }
    })
    expect([...named].filter((clause) => !(clause in en.clauses && clause in de.clauses))).toEqual([])
    expect(named.size).toBeGreaterThan(20)
  })

  it('every prompt, move and event is a sentence without gaps', () => {
    const who = (seat: number) => `Seat ${seat}`
    const kinds = new Set<string>()
    const gaps: string[] = []
    const check = (line: string) => /undefined|NaN|null|\[object|^$/.test(line) && gaps.push(line)
    visit(15, (s, [{ step, moves, seat }]) => {
      for (const text of [en, de]) {
        check((text as GameText).prompts[step.do](s, step, who))
        for (const { verb, at } of moves) check(text.moves[verb as keyof typeof text.moves](at, s, who))
      }
      play(game, game.clone(s), seat, moves[moves.length - 1], (event) => {
        kinds.add(event.kind)
        if (event.kind === 'auto') return
        for (const text of [en, de])
          check((text.events[event.kind] as (e: object, w: typeof who) => string)(event, who))
      })
    })
    expect(gaps).toEqual([])
    expect(kinds.size).toBeGreaterThan(12)
    expect(Object.keys(en.cards)).toHaveLength(CARDS.length)
  })
})
