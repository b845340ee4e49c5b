import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import type { Decision } from '#engine/match.ts'
import { ask, playLegal, start } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import { GAMES } from '#games/index.ts'
import { advise } from '../advice.ts'
import { analyse, plain, type Analysis, type Played } from '../analyse.ts'
import { parseBot } from '../index.ts'

const games = await Promise.all(Object.values(GAMES).map((folder) => folder.game()))

/** A game in which the first seat thinks and the others do not. */
function played(game: Game, seed: string, limit = Infinity): Played {
  const setup = { seed, seats: 2, variants: {} }
  const state = start(game, setup)
  const luck = seedLuck(seed)
  const bots = [parseBot('greedy:1'), parseBot('random')]
  const decisions: Decision[] = []
  for (let asks = ask(game, state); asks.length > 0 && decisions.length < limit;) {
    const [open] = asks
    const move = bots[open.seat].choose({ game, view: game.view(state, open.seat), ask: open, luck })
    decisions.push({ seat: open.seat, move })
    asks = playLegal(game, state, open.seat, move)
  }
  return { game, setup, decisions }
}

const DEPTH = { guesses: 1, turns: 2, budget: { iterations: 20 } }

function finished(game: Played, steps: number[] = []): Analysis {
  const running = analyse(game, DEPTH)
  for (let step = running.next(); ; step = running.next()) {
    if (step.done) return step.value
    steps.push(step.value.done)
  }
}

/** Positions here and there in a random game. */
function* positions(game: Game, seats: number): Generator<State> {
  const luck = seedLuck('terms')
  const state = start(game, { seed: 'terms', seats, variants: {} })
  for (let asks = ask(game, state), n = 0; asks.length > 0; n++) {
    if (n % 7 === 0) yield state
    const { seat, moves } = pick(luck, asks)
    asks = playLegal(game, state, seat, pick(luck, moves))
  }
}

describe.each(games)('what speaks for a seat at $id', (game) => {
  it.each([game.seats.min, game.seats.max])('adds up to what is expected of it, with %i seats', (seats) => {
    for (const state of positions(game, seats)) {
      const { expected } = game.outlook!(state)
      expected.forEach((whole, seat) => {
        const parts = game.terms!(state, seat)
        expect(parts.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(whole, 9)
      })
    }
  })

  it('has words in both languages', async () => {
    const folder = GAMES[game.id]
    const state = start(game, { seed: 'words', seats: 2, variants: {} })
    for (const load of Object.values(folder.text)) {
      const { terms } = (await load()) as { terms: Readonly<Record<string, string>> }
      expect(Object.keys(terms).sort()).toEqual(
        game.terms!(state, 0)
          .map(({ term }) => term)
          .sort(),
      )
    }
  })

  it('is what advice gives as its reason', () => {
    const state = start(game, { seed: 'advice', seats: 2, variants: {} })
    const [open] = ask(game, state)
    const view = game.view(state, open.seat)
    const advices = advise({ game, view, ask: open, luck: seedLuck('x') }, { iterations: 30 })
    expect(advices.length).toBe(Math.min(3, open.moves.length))
    const names = game.terms!(state, 0).map(({ term }) => term)
    for (const { move, chance, reason } of advices) {
      expect(open.moves).toContain(move)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect([...names, null]).toContain(reason)
    }
  })
})

describe('an analysis', () => {
  const [first] = games
  const game = played(first, 'analysis')
  const steps: number[] = []
  const found = finished(game, steps)

  it('has the chances of every seat at every position, which end with the result', () => {
    expect(found.chances).toHaveLength(game.decisions.length + 1)
    expect(found.chances.at(-1)).toEqual([1, 0])
    for (const chances of found.chances) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
  })

  it('goes on by one decision at a time', () => {
    const all = game.decisions.map((_, i) => i + 1)
    expect(steps.slice(0, all.length)).toEqual(all)
    const close = steps.slice(all.length) // then turns are looked at closely; not all of them turn out to be lessons
    expect(close).toEqual(close.map((_, i) => all.length + i + 1))
    expect(close.length).toBeGreaterThanOrEqual(found.lessons.length)
  })

  it('calls no turn dear that cost nothing anybody would see', () => {
    expect(found.lessons.length).toBeGreaterThan(0)
    for (const { cost } of found.lessons) expect(Math.round(100 * cost)).toBeGreaterThan(0)
  })

  it('finds that whoever does not think pays for it', () => {
    const [thinker, other] = found.shares
    expect(other.choice).toBeLessThan(thinker.choice)
    expect(thinker.choice).toBeLessThanOrEqual(0)
  })

  it('leaves nothing over between choice, luck and the others', () => {
    found.shares.forEach(({ choice, luck, others }, seat) => {
      const change = found.chances.at(-1)![seat] - found.chances[0][seat]
      expect(choice + luck + others).toBeCloseTo(change)
    })
  })

  it('finds luck where something is uncovered, and none where all lies open', () => {
    const swings = ({ luck }: Analysis) => luck.flat().filter((share) => Math.abs(share) > 1e-9)
    const swingsAt = (one: Game) => swings(finished(played(one, 'luck', 40))).length > 0
    const open = games.find(({ secrets }) => !secrets)
    const hidden = games.find(({ secrets }) => secrets)
    expect([open && swingsAt(open), hidden && swingsAt(hidden)]).toEqual([open && false, hidden && true])
  })

  it('is plain data for those who want moves by their names', () => {
    const data = plain(found)
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    expect(data.lessons.map(({ best }) => best)).toEqual(found.lessons.map(({ best }) => best.name))
  })

  it('shows the turns that cost most, with a better move and what it leads to', () => {
    const seats = found.lessons.map(({ seat }) => seat)
    expect(seats).toContain(1)
    for (const seat of [0, 1]) expect(seats.filter((other) => other === seat).length).toBeLessThanOrEqual(2)
    expect(found.lessons.map(({ cost }) => cost)).toEqual(found.lessons.map(({ cost }) => cost).sort((a, b) => b - a))
    for (const { at, seat, line, best, played, options, cost } of found.lessons) {
      expect(options[0].move).toBe(best)
      expect(best).not.toBe(played)
      expect(options.map(({ move }) => move)).toContain(played)
      expect(game.decisions[at].seat).toBe(seat)
      expect(line[0]).toEqual({ seat, move: best })
      expect(cost).toBeGreaterThanOrEqual(0)
    }
  })

  it("begins where anybody sat down: what bots decided before a short game is nobody's", () => {
    const late = Math.floor(game.decisions.length / 2)
    const short = finished({ ...game, setup: { ...game.setup, late } })
    expect(short.from).toBe(late)
    expect(short.chances).toEqual(found.chances)
    expect(Math.min(...short.verdicts.map(({ at }) => at))).toBeGreaterThanOrEqual(late)
    expect(short.lessons.every(({ at }) => at >= late)).toBe(true)
    expect(
      short.luck
        .slice(0, late)
        .flat()
        .every((change) => change === 0),
    ).toBe(true)
    short.shares.forEach(({ choice, luck, others }, seat) =>
      expect(choice + luck + others).toBeCloseTo(short.chances.at(-1)![seat] - short.chances[late][seat]),
    )
  })

  it('is the same each time', () => expect(finished(game)).toEqual(found))

  it('can be made of a game that is not over', () => {
    const half = played(first, 'half', 20)
    expect(finished(half).chances).toHaveLength(21)
  })
})
