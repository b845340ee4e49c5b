import { describe, expect, it } from 'vitest'
import { asks, begin, decide, type Match } from '#engine/match.ts'
import { openness } from '#engine/play.ts'
import { seatsOf } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import { toy } from '#test/battery/toy.ts'
import { backFrom, eyesFor, screenFor, type Screen } from '../screen.ts'

const seats = (...players: Seating['player'][]): Seating[] =>
  players.map((player, seat) => ({ name: `Seat ${seat}`, colour: 'blue', player }))

const open = (secrets = true): Match => begin({ ...toy, secrets }, { seed: 'screen', seats: 3, variants: {} })
const nobody: Screen = { eye: 'spectator', curtain: null }

/** The game after these seats have answered with the first on their list. */
const after = (match: Match, ...deciders: readonly number[]): Match =>
  deciders.reduce((now, seat) => {
    const ask = asks(now).find((one) => one.seat === seat)
    if (!ask) throw new Error(`seat ${seat} is not asked`)
    return decide(now, seat, ask.moves[0])
  }, match)

/** Plays until only that seat is asked, then gives the game. */
function until(match: Match, seat: number): Match {
  for (let n = 0; n < 100; n++) {
    const asked = asks(match)
    if (asked.length === 1 && asked[0].seat === seat) return match
    match = after(match, asked[0].seat)
  }
  throw new Error('never asked alone')
}

function over(match: Match): Match {
  for (let n = 0; n < 200 && asks(match).length > 0; n++) match = after(match, asks(match)[0].seat)
  return match
}

describe('whom the screen is for', () => {
  it('is the one person there is, whoever is asked', () => {
    const seating = seats('medium', 'me', 'hard')
    for (const match of [open(), after(open(), 0), after(open(), 1), over(open())])
      expect(screenFor(match, seating, nobody)).toEqual({ eye: 1, curtain: null })
  })

  it('is nobody where only bots play', () => {
    expect(screenFor(open(), seats('easy', 'easy', 'easy'), nobody)).toEqual(nobody)
  })

  it('is behind a curtain until the asked person takes it', () => {
    const seating = seats('me', 'friend', 'medium')
    const first = screenFor(open(), seating, nobody)
    expect(first).toEqual({ eye: 'spectator', curtain: 0 })
    const taken: Screen = { eye: 0, curtain: null }
    expect(screenFor(open(), seating, taken)).toEqual(taken)
    expect(screenFor(after(open(), 0), seating, taken)).toEqual({ eye: 'spectator', curtain: 1 })
  })

  it('goes round the table once where all are asked', () => {
    const seating = seats('me', 'friend', 'friend')
    const begun = open()
    expect(asks(begun).map(({ seat }) => seat)).toEqual([0, 1, 2])
    const taken: Screen = { eye: 1, curtain: null }
    expect(screenFor(begun, seating, taken)).toEqual(taken)
    expect(screenFor(after(begun, 1), seating, taken)).toEqual({ eye: 'spectator', curtain: 2 })
    expect(screenFor(after(begun, 1, 2), seating, { eye: 2, curtain: null })).toEqual({ eye: 'spectator', curtain: 0 })
  })

  it('has no curtain where the next one sees nothing that the others do not', () => {
    const seating = seats('me', 'friend', 'medium')
    let bare = until(open(), 1)
    for (let n = 0; n < 50 && !openness(bare.game, bare.state).move; n++) bare = until(after(bare, 1), 1)
    const plain: Match = { ...bare, game: { ...bare.game, view: (state) => state } }
    expect(screenFor(plain, seating, { eye: 0, curtain: null })).toEqual({ eye: 1, curtain: null })
    expect(screenFor(bare, seating, { eye: 0, curtain: null })).toEqual({ eye: 'spectator', curtain: 1 })
  })

  it('shows nobody’s view while a bot is asked', () => {
    const seating = seats('me', 'friend', 'medium')
    const bots = until(open(), 2)
    for (const eye of [0, 1] as const)
      expect(screenFor(bots, seating, { eye, curtain: null })).toEqual({ eye: 'spectator', curtain: null })
  })

  it('goes from hand to hand without a curtain where there are no secrets', () => {
    const seating = seats('me', 'friend', 'medium')
    const taken: Screen = { eye: 0, curtain: null }
    expect(screenFor(after(open(false), 0), seating, taken)).toEqual({ eye: 1, curtain: null })
    expect(screenFor(until(open(false), 2), seating, taken)).toEqual(taken)
  })

  it('is everybody once it is over', () => {
    const end = over(open())
    expect(toy.result(end.state as never)).not.toBeNull()
    expect(screenFor(end, seats('me', 'friend', 'medium'), { eye: 1, curtain: null })).toEqual({
      eye: 'everybody',
      curtain: null,
    })
  })
})

describe('what can be taken back from the screen', () => {
  it('is the last decision of whoever looks, bots or not', () => {
    const match = after(open(), 1, 0)
    expect(backFrom(match, seats('medium', 'me', 'medium'), { eye: 1, curtain: null }).step).toBe(2)
    expect(backFrom(match, seats('friend', 'me', 'medium'), { eye: 1, curtain: null }).step).toBe(0)
  })

  it('is what somebody else decided last, where nobody has secrets or nobody looks', () => {
    const match = after(open(), 0)
    const seating = seats('me', 'friend', 'medium')
    expect(backFrom(match, seating, nobody).step).toBe(1)
    expect(backFrom(match, seating, { eye: 1, curtain: null }).step).toBe(0)
    expect(backFrom(after(open(false), 0), seating, { eye: 1, curtain: null }).step).toBe(1)
  })

  it('is nothing before anything was decided', () => {
    expect(backFrom(open(), seats('me', 'friend', 'medium'), nobody)).toEqual({ step: 0, turn: 0 })
  })
})

describe('whose eyes a game may be looked at with', () => {
  const alone = seats('medium', 'me', 'hard')
  const together = seats('me', 'friend', 'hard')
  it('are all of them once it is over', () => {
    const all = ['everybody', 'spectator', ...seatsOf({ seats: 3 })]
    expect(eyesFor(alone, true, true)).toEqual(all)
    expect(eyesFor(together, true, false)).toEqual(all)
  })
  it('are the own until then, if there is only one person', () =>
    expect(eyesFor(alone, false, true)).toEqual([1, 'spectator']))
  it('are a spectator’s if there are several, or if it is somebody else’s game', () => {
    expect(eyesFor(together, false, true)).toEqual(['spectator'])
    expect(eyesFor(alone, false, false)).toEqual(['spectator'])
    expect(eyesFor(seats('easy', 'easy'), false, true)).toEqual(['spectator'])
  })
})
