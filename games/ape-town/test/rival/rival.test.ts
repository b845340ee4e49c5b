import type { State } from 'boardgame.io'
import { describe, expect, it, vi } from 'vitest'
import { pick, seedLuck } from '#engine/luck.ts'
import { ask, playLegal, start } from '#engine/play.ts'
import { CELLS, SEGMENTS } from '../../data.ts'
import { game } from '../../index.ts'
import type { ApeTown } from '../../state.ts'
import { enumerate, rivalGame, type RivalG, type RivalMove } from './game.ts'
import { makeRivalMove, randomPlay, startRival } from './index.ts'

const GAMES_PER_TABLE = 10

const nameOf = ({ move, args: [at] }: RivalMove): string =>
  move === 'take' ? `take:${SEGMENTS[at]}` : `place:${CELLS[at].id}`

/** Our kernel makes moves without a choice by itself; the rival is led past them. */
function toNextChoice(state: State<RivalG>): State<RivalG> {
  while (state.ctx.gameover === undefined) {
    const moves = enumerate(state.G, state.ctx)
    if (moves.length > 1) break
    state = makeRivalMove(state, moves[0])
  }
  return state
}

/** What both can say of a position. */
const ours = (s: ApeTown) => ({ scores: s.score, bundles: s.purse, discs: s.supply, city: s.city, owners: s.discs })
const theirs = ({ G }: State<RivalG>) => ({
  scores: G.scores,
  bundles: G.purses,
  discs: G.supplies,
  city: G.city,
  owners: G.discs,
})

/** One whole game in both, with the same tiles and the same moves. */
function playBoth(seats: number, seed: string): void {
  const luck = seedLuck(`rival ${seed}`)
  const s = start(game, { seed, seats, variants: {} })
  let rival = toNextChoice(startRival(seats, seed, { tiles: s.tiles }))
  for (let asks = ask(game, s); asks.length > 0;) {
    const { seat, moves } = asks[0]
    const offered = enumerate(rival.G, rival.ctx)
    expect(offered.map(nameOf)).toEqual(moves.map((move) => move.name))
    expect(rival.ctx.currentPlayer).toBe(String(seat))
    expect(theirs(rival)).toEqual(ours(s))
    const move = pick(luck, moves)
    asks = playLegal(game, s, seat, move)
    rival = toNextChoice(
      makeRivalMove(
        rival,
        offered.find((other) => nameOf(other) === move.name)!,
      ),
    )
  }
  const { scores, places } = game.result(s)!
  expect(rival.ctx.gameover).toEqual({ scores, winner: String(places.indexOf(1)) })
  expect(theirs(rival)).toEqual(ours(s))
}

describe('Ape Town for boardgame.io', () => {
  it.each([2, 3, 4])('plays by our rules, move by move, with %i seats', (seats) => {
    for (let i = 0; i < GAMES_PER_TABLE; i++) playBoth(seats, `same-${i}`)
  })

  it('breaks ties for the seat that would be next', () => {
    const tied = { freeOfColour: [0, 0, 0], scores: [9, 7, 9, 3] } as RivalG
    const { ctx } = startRival(4, 'tie')
    const endIf = rivalGame.endIf as (at: { G: RivalG; ctx: typeof ctx }) => unknown
    expect(endIf({ G: tied, ctx: { ...ctx, playOrderPos: 2 } })).toMatchObject({ winner: '0' })
    expect(endIf({ G: tied, ctx: { ...ctx, playOrderPos: 0 } })).toMatchObject({ winner: '2' })
  })

  it('takes every one of the 75 turns in random play: two moves each', () => {
    expect(randomPlay(4)()).toBe(150)
  })

  it('refuses what is not on the list', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined) // where the library reports it
    const state = startRival(2, 'refusal')
    const taken = makeRivalMove(state, { move: 'take', args: [0] })
    const refused = (at: State<RivalG>, move: RivalMove) => expect(makeRivalMove(at, move).G).toBe(at.G)
    refused(state, { move: 'take', args: [7] }) // too dear
    refused(state, { move: 'take', args: [12] }) // face down
    refused(state, { move: 'place', args: [0] }) // nothing taken yet
    refused(taken, { move: 'take', args: [1] }) // a second one
    refused(taken, { move: 'place', args: [0] }) // a grey field, for a tile from a black segment
    expect(taken.G.hand).toBe(state.G.faces[0])
    expect(log).toHaveBeenCalledTimes(5)
    log.mockRestore()
  })

  it('keeps the tiles that were never turned up from all players', () => {
    const { G, ctx } = startRival(2, 'view')
    expect(G.secret!.tiles).toHaveLength(80)
    const seen = rivalGame.playerView!({ G, ctx, playerID: '0' }) as RivalG
    expect(seen.secret).toBeUndefined()
    expect(seen.faces).toEqual(G.secret!.tiles.slice(0, 10))
  })
})
