import { setupPlace } from '../steps.ts'
import { seenBy } from '#engine/event.ts'
import { seedLuck } from '#engine/luck.ts'
import { begin, decide, takeBackLimit } from '#engine/match.ts'
import { seatsOf } from '#engine/state.ts'
import { expect, it } from 'vitest'
import { FACES, STARTING_RATS } from '../data.ts'
import { game } from '../index.ts'
import { clone, HIDDEN, tokensInGame } from '../state.ts'
import { unseenFaces } from '../view.ts'
import { asked, calm, deal, fresh, go, lastTurn, offered, placed, plagueIn, put, RED, YELLOW } from './fixture.ts'

const looked = () => {
  const s = deal(placed(put(calm(), 'gallia{rats 1}', 'italia{blue 2; rats 2}')), { witch: RED, monk: YELLOW })
  const events = go(s, 'witch:gallia', 'done')
  return { s, events }
}

it('everything but faces and luck is public [RAT-7.1]', () => {
  const { s } = looked()
  for (const eye of [...seatsOf(s), 'spectator'] as const) {
    expect({ ...game.view(s, eye), faces: s.faces, luck: s.luck, reveals: s.reveals }).toEqual(s)
  }
})

it('faces on the board, in the supply and removed are hidden from all [RAT-7.2]', () => {
  const s = fresh(2)
  for (const eye of [...seatsOf(s), 'spectator'] as const) {
    expect(game.view(s, eye).faces).toEqual(Array(FACES.length).fill(HIDDEN))
  }
})

it('a revealed face is known to all [RAT-7.1]', () => {
  const s = plagueIn(placed(put(calm(), 'italia{blue 2; rats 1: rat-16}')), 'gallia')
  go(s, 'plague', 'plague-to:italia', 'spread:gallia')
  expect(game.view(s, 'spectator').faces.filter((face) => face !== HIDDEN)).toEqual([s.faces[0]])
})

it('who looked at a token knows it wherever it goes; others know that it was looked at [RAT-7.3]', () => {
  const { s, events } = looked()
  const look = events.find((event) => event.kind === 'looked')!
  expect(seenBy(look, RED)).toMatchObject({ secret: { face: s.faces[0] } })
  for (const eye of [YELLOW, 'spectator'] as const) expect(seenBy(look, eye)).not.toHaveProperty('secret')
  go(s, 'plague', 'plague-to:turcia', 'monk:gallia', 'monk-to:anglia')
  expect([game.view(s, RED).faces[0], game.view(s, YELLOW).faces[0]]).toEqual([s.faces[0], HIDDEN])
})

it('what one seat looked at another may look at too; both know it [RAT-7.3]', () => {
  const { s } = looked()
  go(s, 'plague', 'plague-to:turcia')
  placed(deal(s, { witch: YELLOW }))
  go(s, 'witch:gallia')
  expect([RED, YELLOW, 'spectator' as const].map((eye) => game.view(s, eye).faces[0])).toEqual([
    s.faces[0],
    s.faces[0],
    HIDDEN,
  ])
})

it('a bot’s guess keeps what its seat knows and deals the rest where it may lie [RAT-7.4]', () => {
  const { s } = looked()
  const t = fresh(2)
  t.seen = t.seen.with(5, 1 << YELLOW)
  for (let i = 0; i < 40; i++) {
    const luck = seedLuck(`guess-${i}`)
    expect(game.guess(game.view(s, RED), RED, luck).faces[0]).toBe(s.faces[0])
    const world = game.guess(game.view(t, YELLOW), YELLOW, luck)
    expect([world.faces[5], game.broken(world)]).toEqual([t.faces[5], null])
    expect(world.faces.slice(0, 8).every((face) => face < STARTING_RATS)).toBe(true)
    expect(world.faces.slice(tokensInGame(t)).every((face) => face >= STARTING_RATS)).toBe(true)
  }
})

it('guesses are as random as the shuffle: any regular face may be out or in supply [RAT-7.4, 7.5]', () => {
  const t = fresh(2)
  const first = new Set<number>()
  const out = new Set<number>()
  for (let i = 0; i < 400; i++) {
    const world = game.guess(game.view(t, RED), RED, seedLuck(`spread-${i}`))
    first.add(world.faces[8])
    out.add(world.faces[48])
  }
  expect([first.size > 40, out.size]).toEqual([true, FACES.length - STARTING_RATS])
})

it('nothing a client gets betrays luck, a face or its number [RAT-7.5]', () => {
  const s = fresh(3)
  const other = clone(s)
  other.faces = [...s.faces].reverse()
  other.luck = seedLuck('another')
  for (const eye of [...seatsOf(s), 'spectator'] as const) {
    expect(game.view(other, eye)).toEqual(game.view(s, eye))
    expect(game.view(s, eye).luck).toEqual([])
  }
})

it('luck is used before the first decision only [RAT-7.5]', () => {
  const s = fresh(2)
  const luck = [...s.luck]
  while (asked(s)) go(s, offered(s).at(-1)!)
  expect(s.luck).toEqual(luck)
})

it('a look, a reveal or another seat ends what can be taken back; a rat drawn does not [RAT-7.6]', () => {
  let match = begin(game, { seed: 'undo', seats: 2, variants: { start: 'first-seat' } })
  const s = match.state
  deal(s, { witch: 0 })
  for (const region of ['anglia', 'anglia', 'anglia', 'anglia']) {
    match = decide(
      match,
      setupPlace.is(match.state.agenda.at(-1)) ? [0, 1, 1, 0][match.decisions.length] : 0,
      game.moves.parse(`settle:${region}`)!,
    )
  }
  const play = (name: string) => {
    match = decide(match, 0, game.moves.parse(name)!)
    return takeBackLimit(match, 0)
  }
  expect(takeBackLimit(match, 1)).toBe(0)
  match.state.plague = 4
  expect(play('place:gallia')).toBe(2)
  expect(play('witch:gallia')).toBe(0)
  expect(play('done')).toBe(1)
  expect([play('plague'), play('plague-to:polonia'), play('spread:hungaria')]).toEqual([2, 3, 4])
})

it('a reveal ends what can be taken back [RAT-7.6]', () => {
  const s = plagueIn(placed(put(calm(), 'italia{blue 2; rats 1}')), 'gallia')
  const before = s.reveals
  go(s, 'plague', 'plague-to:italia')
  expect(s.reveals).toBe(before)
  go(s, 'spread:gallia')
  expect(s.reveals).toBe(before + 1)
})

it('after the end all is shown [RAT-7.7]', () => {
  const s = fresh(2)
  while (asked(s)) go(s, offered(s).at(-1)!)
  expect(game.view(s, 'spectator').faces).toEqual(s.faces)
  expect(unseenFaces(s)).toHaveLength(FACES.length - s.revealed.length)
})

it('what the end shows bounds taking back, even if no rat was revealed [RAT-7.6, 7.7]', () => {
  const s = lastTurn(put(calm(), 'anglia{red 1}', 'gallia{rats 1}'))
  go(s, 'plague', 'plague-to:turcia')
  expect([asked(s), s.revealed, s.reveals]).toEqual([undefined, [], 1])
})
