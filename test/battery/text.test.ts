import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#engine/text.ts'
import { start } from '#engine/play.ts'
import { GAMES } from '#games/index.ts'
import { tables } from './tables.ts'
import { sayAll } from './text.ts'

const SEEDS = ['one', 'two', 'three']

/** Traces of values that are no text. */
const NONSENSE = /undefined|NaN|null|\[object|\s{2}|^\s|\s$| [.,;:!?]/

describe.each(Object.keys(GAMES))('the words of %s', async (id) => {
  const game = await GAMES[id].rules()
  const texts = { en: await GAMES[id].text.en(), de: await GAMES[id].text.de() }
  const { draw } = await GAMES[id].terminal()
  const who = (seat: number) => `Seat-${seat}`

  it.each([...tables(game)])('are whole with $seats seats, variants $variants', (table) => {
    for (const seed of SEEDS)
      for (const [about, { en, de }] of sayAll(game, texts, { ...table, seed })) {
        const lines = [...en, ...de]
        expect(
          lines.filter((line) => NONSENSE.test(line)),
          about,
        ).toEqual([])
        if (about === 'event auto') continue // the kernel's own; a game need not say more
        if (!about.startsWith('event')) expect(lines, `${about} is empty`).not.toContain('')
        if (!about.startsWith('move')) expect(de, `${about} is the same in German`).not.toEqual(en)
      }
  })

  it('name the game, its variants and their values', () => {
    for (const language of LANGUAGES) {
      const { title, blurb, variants = {} } = texts[language]
      expect(title && blurb).toBeTruthy()
      for (const [option, values] of Object.entries(game.variants)) {
        expect(variants[option]?.name, option).toBeTruthy()
        expect(Object.keys(variants[option]?.values ?? {}).toSorted()).toEqual(values.toSorted())
      }
    }
  })

  it('draw a position for the terminal', () => {
    const s = start(game, { seats: game.seats.max, seed: 'draw', variants: {} })
    for (const language of LANGUAGES)
      expect(draw(game.view(s, 0), texts[language], who)).not.toMatch(/undefined|NaN|\[object/)
  })
})
