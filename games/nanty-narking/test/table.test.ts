import { describe, expect, it } from 'vitest'
import { foresee } from '#engine/foresee.ts'
import { seedLuck, pick } from '#engine/luck.ts'
import { ask, play, start } from '#engine/play.ts'
import { describe as sentence, type GameText } from '#engine/text.ts'
import { greedy } from '#bots/greedy.ts'
import { AT_MOST, GOAL, PERSONALITIES, THRESHOLD } from '../data.ts'
import { draw } from '../draw.ts'
import { game } from '../index.ts'
import { controller, handLimit, loans, presence, sizeOf } from '../rules/board.ts'
import { progress, threshold } from '../rules/end.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import { at, before, fresh, go, GREEN, hand, offered, persona, put, scene, told, YELLOW } from './fixture.ts'

const who = (seat: number) => ['Ada', 'Ben', 'Cleo', 'Dan'][seat]
const ANY_WORDS: GameText = en
const label = (name: string, s: ReturnType<typeof fresh>) => {
  const move = game.moves.parse(name)!
  return ANY_WORDS.moves[move.verb](move.at, s, who)
}

describe('notes for the table', () => {
  it('[NN-10.1] everything at a glance follows from what a spectator sees', () => {
    const s = before(put(fresh(3), 'city: g2 y1 T; lambeth: B=g; strand: y1'), GREEN, 'mr-merryweather', 'irene-adler')
    const view = game.view(s, 'spectator')
    expect([controller(view, 5), handLimit(view, GREEN), loans(view, GREEN), sizeOf(presence(view, YELLOW))]).toEqual([
      GREEN,
      4,
      1,
      2,
    ])
    const reached = PERSONALITIES.slice(0, 7).map((_, p) => [progress(view, GREEN, p), threshold(view, p)])
    expect(reached).toEqual([
      [1, 9],
      [1, 8],
      [16, 50],
      [2, 5],
      [2, 5],
      [2, 5],
      [0, 0],
    ])
    expect(draw(view, en, who)).toContain('Lambeth £18')
  })

  it('[NN-10.2] a preview is the move on a copy of the view; prices stand on the buttons', () => {
    const s = scene(2, 'city: g1; lambeth: g1', 'marie-lloyd', 'toby')
    go(s, 'play:marie-lloyd')
    const seen = foresee(game, game.view(s, GREEN), ask(game, s)[0], game.moves.parse('place:city')!)
    expect(seen.events).toMatchObject([{ kind: 'placed', district: 5, trouble: true }])
    expect(at(s, 'city')).toBe('g1')
    go(s, 'skip')
    expect(offered(s).map((name) => label(name, s))).toEqual(['Build in The City (£6)', 'Skip', 'Discard Toby unused'])
  })

  it('[NN-10.3] Watson’s button warns', () => {
    const s = scene(2, 'city: g1', 'alhambra-music-hall', 'doctor-watson')
    go(s, 'play:alhambra-music-hall')
    expect(
      [label('watson', s), de.moves.watson(0, s, who)].every((words) =>
        /ends your turn|beendet deinen Zug/.test(words),
      ),
    ).toBe(true)
  })

  it('[NN-10.4] events carry what an animation needs', () => {
    const s = scene(2, 'city: g1 y1 T', 'john-clay', 'toby')
    const [removed] = told(go(s, 'play:john-clay', 'kill:city/yellow'), 'removed')
    expect(removed).toEqual({ kind: 'removed', figure: { owner: YELLOW, kind: -1 }, district: 5, calmed: true })
  })

  it('[NN-10.5] the value knows the own Personality and the ones to fear', () => {
    const value = (position: string, ...ids: Parameters<typeof persona>[1][]) =>
      game.value(persona(put(fresh(2), position), ...ids))
    const wide = 'chelsea: g1; city: g1; strand: g1; lambeth: g1; holborn: g1; highbury: g1; east-end: y1'
    const narrow = 'chelsea: g3; city: g3; east-end: y1'
    expect(value(wide, 'professor-moriarty')[GREEN]).toBeGreaterThan(value(narrow, 'professor-moriarty')[GREEN])
    expect(value(wide, 'fagin')[YELLOW]).toBeLessThan(value(narrow, 'fagin')[YELLOW])
    const winner = persona(scene(2, 'city: g1', 'bob-cratchit'), 'lord-bellinger')
    put(
      winner,
      ['chelsea', 'westminster', 'strand', 'west-end', 'holborn', 'city', 'highbury']
        .map((id) => `${id}: g1`)
        .join('; '),
    )
    winner.turn = 9
    const [question] = ask(game, winner)
    const chosen = greedy(4).choose({
      game: game,
      view: game.view(winner, GREEN),
      ask: question,
      luck: seedLuck('x'),
    })
    expect(chosen.name).toBe('declare')
  })
})

describe('words', () => {
  it.each([2, 3, 4])(
    'every question, move and event of games with %i seats has a sentence in both languages',
    (seats) => {
      const kinds = new Set<string>()
      for (let n = 0; n < 6; n++) {
        const luck = seedLuck(`words ${n}`)
        const variants = {
          personalities: n % 2 ? 'standard' : 'alternative',
          'agent-and-building-cards': n % 3 ? 'on' : 'off',
        }
        const s = start(game, { seed: `words-${n}`, seats, variants })
        while (s.agenda.length > 0) {
          const question = pick(luck, ask(game, s))
          const view = game.view(s, question.seat)
          const move = pick(luck, question.moves)
          for (const text of [en, de]) {
            const { prompts, moves: labels }: GameText = text
            for (const words of [
              prompts[question.step.do](view, question.step, who),
              labels[move.verb](move.at, view, who),
            ])
              expect(words).not.toMatch(/undefined|NaN|^$/)
            expect(draw(view, text, who)).not.toMatch(/undefined|NaN/)
          }
          play(game, s, question.seat, move, (event) => {
            kinds.add(event.kind)
            if (event.kind === 'auto') return
            for (const text of [en, de]) expect(sentence(text, event, who) ?? '').not.toMatch(/undefined|NaN/)
          })
        }
      }
      expect(kinds.size).toBeGreaterThan(30)
    },
  )

  it('[NN-5.2, 5.3] of Personalities name what it takes with 2, 3 and 4 players', () => {
    const differ = PERSONALITIES.filter((_, p) => new Set(THRESHOLD[p]).size > 1 && THRESHOLD[p].every(Number.isFinite))
    expect(differ).toHaveLength(14)
    for (const id of differ) {
      const p = PERSONALITIES.indexOf(id)
      const told = [...[AT_MOST[GOAL[p]] ?? []].filter((most) => most.length > 0), THRESHOLD[p], [2, 3, 4]]
      for (const text of [en, de]) {
        const triples = text.personalities[id][1].match(/£?\d+ \/ £?\d+ \/ £?\d+/g)
        expect(triples?.map((triple) => triple.match(/\d+/g)?.map(Number))).toEqual(told)
      }
    }
  })

  it('every Personality that is known has a name on the terminal', () => {
    const s = persona(hand(fresh(2), GREEN, 'bob-cratchit'), 'fagin')
    expect(draw(game.view(s, GREEN), en, who)).toContain('(Fagin)')
    expect(draw(game.view(s, YELLOW), en, who)).not.toContain('(Fagin)')
  })
})
