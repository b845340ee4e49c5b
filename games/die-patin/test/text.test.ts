import { describe, expect, it } from 'vitest'
import type { Told } from '#engine/game.ts'
import { why } from '#engine/play.ts'
import { describe as sentence, type GameText } from '#engine/text.ts'
import { draw } from '../draw.ts'
import type { PatinEvent } from '../events.ts'
import { game } from '../index.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import { go, position, table, watch } from './fixture.ts'

const who = (seat: number): string => `Seat ${seat}`
const LANGUAGES = [
  ['en', en],
  ['de', de],
] as const

/** Two tables of every size. */
const TABLES = [2, 3, 4, 5, 2, 3, 4, 5].map((seats, i) => table(seats, `text-${i}`))

describe.each(LANGUAGES)('in %s', (_, text) => {
  it('every question and every move has words, and no two moves the same', () => {
    for (const setup of TABLES)
      watch(setup, (s, asks) => {
        for (const { step, moves } of asks) {
          const prompts: GameText['prompts'] = text.prompts
          expect(prompts[step.do](s, step, who)).toMatch(/^\S.+[.?]$/)
          const labels = moves.map((move) => text.moves[move.verb as keyof typeof text.moves](move.at, s, who))
          expect(new Set(labels).size).toBe(labels.length)
          for (const label of labels) expect(label).not.toMatch(/undefined|NaN|-1/)
        }
      })
  })

  it('every event has a sentence [PAT-6.6]', () => {
    const told = new Map<string, string>()
    const hear = (event: Told<PatinEvent>) => {
      const line = sentence(text, event, who)
      expect(line ?? '').not.toMatch(/undefined|NaN|null/)
      if (line) told.set(event.kind, line)
    }
    for (const setup of TABLES) watch(setup, () => {}, hear)
    for (const event of rare()) hear(event)
    expect([...told.keys()].sort()).toEqual(Object.keys(text.events).sort())
    for (const line of told.values()) expect(line).toMatch(/^\S.+\.$/)
  })

  it('every refusal names a rule that has a sentence', () => {
    const named = new Set<string>()
    for (const setup of TABLES.slice(0, 4))
      watch(setup, (s) => {
        for (let seat = 0; seat < s.seats; seat++)
          for (const move of game.moves.all) named.add(why(game, s, seat, move) ?? 'PAT-4.1')
      })
    expect(named.size).toBeGreaterThan(20)
    expect([...named].filter((clause) => !(clause in text.clauses))).toEqual([])
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
function rare(): Told<PatinEvent>[] {
  const full = 'brown-n brown-sw brown-se teal-corner teal-flank teal-inner pink-corner pink-inner'
  const stranded = position(2, { own: [full, 'pink-flank'], cards: ['invasion'], henchmen: ['teal-flank teal-flank'] })
  const empty = position(2, { own: ['teal-flank teal-inner', 'pink-flank'], rats: ['m06×15 m12×15'] })
  return [
    ...go(stranded, 'figure:henchman', 'area:teal-flank', 'done', 'figure:henchman', 'done'),
    ...go(empty, 'figure:henchman', 'area:teal-flank', 'place:m08', 'from:m06'),
  ]
}
