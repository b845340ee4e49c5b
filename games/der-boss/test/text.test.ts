import { describe, expect, it } from 'vitest'
import { below, pick, seedLuck } from '#engine/luck.ts'
import { ask, why } from '#engine/play.ts'
import { describe as tell, type GameText, type Who } from '#engine/text.ts'
import { playOut } from '#session/play-out.ts'
import { draw } from '../draw.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import type { Boss } from '../state.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import type { Events } from './fixture.ts'

const who: Who = (seat) => ['Ada', 'Bo', 'Cy', 'Di', 'Eve'][seat]
const LANGUAGES = [
  ['English', en],
  ['German', de],
] as const

/** Plays random games and looks at every position. */
function wander(seats: number, games: number, look: (s: Boss, events: Events) => void): void {
  const luck = seedLuck(`wander ${seats}`)
  for (let i = 0; i < games; i++) {
    const events: Events = []
    const setup = { seed: `wander-${i}`, seats, variants: {} }
    const { state } = playOut(game, setup, {
      tell: (e) => events.push(e),
      choose(ask, s) {
        look(s, events.splice(0))
        return pick(luck, ask.moves)
      },
    })
    look(state, events)
  }
}

const sound = (sentence: string): boolean => sentence.length > 1 && !/undefined|NaN|null|\[object/.test(sentence)

describe.each(LANGUAGES)('in %s', (_, text) => {
  it('there are good sentences for questions, moves and events', () => {
    const bad = new Set<string>()
    const check = (key: string, sentence: string | null) =>
      sentence && sound(sentence) ? null : bad.add(`${key}: ${sentence}`)
    wander(4, 3, (s, events) => {
      for (const event of events) if (event.kind !== 'auto') check(event.kind, tell(text, event, who))
      for (const { step, moves: list } of ask(game, s)) {
        check(step.do, (text.prompts as GameText['prompts'])[step.do](s, step, who))
        for (const move of list) check(move.name, (text.moves as GameText['moves'])[move.verb](move.at, s, who))
      }
    })
    expect([...bad]).toEqual([])
  })

  it('every refusal has a reason', () => {
    const luck = seedLuck('refusals')
    const reasons = new Set<string>()
    wander(3, 3, (s) => {
      for (let i = 0; i < 12; i++) {
        const clause = why(game, s, i < 8 ? s.active : below(luck, 3), pick(luck, moves.all))
        if (clause) reasons.add(clause)
      }
    })
    expect([...reasons].filter((clause) => !(clause in text.clauses))).toEqual([])
    expect(reasons.size).toBeGreaterThan(20)
  })

  it('every move has a label, also where it is not allowed', () => {
    const bad = new Set<string>()
    wander(2, 1, (s) => {
      for (const move of moves.all)
        if (!sound((text.moves as GameText['moves'])[move.verb](move.at, s, who))) bad.add(move.name)
    })
    expect([...bad]).toEqual([])
  })

  it('a position can be drawn', () => {
    wander(5, 1, (s) => expect(sound(draw(game.view(s, 'spectator'), text, who))).toBe(true))
  })
})
