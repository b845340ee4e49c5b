import { describe, expect, it } from 'vitest'
import { pick, seedLuck } from '#engine/luck.ts'
import { ask, playLegal, start, why, type Ask } from '#engine/play.ts'
import { describe as sentence, type GameText } from '#engine/text.ts'
import { draw } from '../draw.ts'
import type { PatinEvent } from '../events.ts'
import { game } from '../index.ts'
import type { DiePatin } from '../state.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import { go, position, table } from './fixture.ts'

const who = (seat: number): string => `Seat ${seat}`
const LANGUAGES = [
  ['en', en],
  ['de', de],
] as const

/** Plays a game at random and shows every position and event on the way. */
function watch(
  seed: string,
  look: (s: DiePatin, asks: readonly Ask[]) => void,
  tell?: (event: PatinEvent) => void,
): void {
  const luck = seedLuck(seed)
  const hear = tell as ((event: object) => void) | undefined
  const s = start(game, table(2 + (seed.length % 4), seed), hear)
  for (let asks = ask(game, s); asks.length > 0;) {
    look(s, asks)
    const { seat, moves } = pick(luck, asks)
    asks = playLegal(game, s, seat, pick(luck, moves), hear)
  }
}

const SEEDS = ['a', 'bb', 'ccc', 'dddd', 'e', 'ff', 'ggg', 'hhhh']

describe.each(LANGUAGES)('in %s', (_, text) => {
  it('every question and every move has words, and no two moves the same', () => {
    for (const seed of SEEDS)
      watch(seed, (s, asks) => {
        for (const { step, moves } of asks) {
          const prompts: GameText['prompts'] = text.prompts
          expect(prompts[step.do]!(s, step, who)).toMatch(/^\S.+[.?]$/)
          const labels = moves.map((move) => text.moves[move.verb as keyof typeof text.moves](move.at, s, who))
          expect(new Set(labels).size).toBe(labels.length)
          for (const label of labels) expect(label).not.toMatch(/undefined|NaN|-1/)
        }
      })
  })

  it('every event has a sentence [PAT-6.6]', () => {
    const told = new Map<string, string>()
    const hear = (event: PatinEvent) => {
      const line = sentence(text, event, who)
      expect(line ?? '').not.toMatch(/undefined|NaN|null/)
      if (line) told.set(event.kind, line)
    }
    for (const seed of SEEDS) watch(seed, () => {}, hear)
    for (const event of rare()) hear(event)
    expect([...told.keys()].sort()).toEqual(Object.keys(text.events).sort())
    for (const line of told.values()) expect(line).toMatch(/^\S.+\.$/)
  })

  it('every refusal names a rule that has a sentence', () => {
    for (const seed of SEEDS.slice(0, 4))
      watch(seed, (s) => {
        for (let seat = 0; seat < s.seats; seat++)
          for (const move of game.moves.all) {
            const clause = why(game, s, seat, move)
            if (clause !== null && !(clause in text.clauses)) expect.fail(`${move.name}: no words for ${clause}`)
          }
      })
  })

  it('the terminal shows the position', () => {
    const s = position(3, {
      own: ['teal-flank teal-inner', 'yellow-corner', 'blue-flank'],
      rats: ['m06×3 m12×2', 'm17×3'],
      tiles: { 'teal-flank': 'claw-studio-place' },
      henchmen: ['teal-flank'],
      rooms: 'teal-inner',
    })
    const shown = draw(game.view(s, 0), text, who)
    for (const part of ['6:0x3', '12:0x2', '17:1x3', '[4]0', 'claw-studio-place', '0:h', text.draw.hidden])
      expect(shown).toContain(part)
    expect(shown).not.toContain('31:')
  })
})

/** What seldom happens at random. */
function rare(): PatinEvent[] {
  const full = 'brown-n brown-sw brown-se teal-corner teal-flank teal-inner pink-corner pink-inner'
  const stranded = position(2, { own: [full, 'pink-flank'], cards: ['invasion'], henchmen: ['teal-flank teal-flank'] })
  const empty = position(2, { own: ['teal-flank teal-inner', 'pink-flank'], rats: ['m06×15 m12×15'] })
  return [
    ...go(stranded, 'figure:henchman', 'area:teal-flank', 'done', 'figure:henchman', 'done'),
    ...go(empty, 'figure:henchman', 'area:teal-flank', 'place:m08', 'from:m06'),
  ].filter((event): event is PatinEvent => event.kind !== 'auto')
}
