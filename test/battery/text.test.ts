import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#engine/text.ts'
import { start } from '#engine/play.ts'
import { GAMES } from '#games/index.ts'
import { screenOf } from '#games/tables.ts'
import { tables } from './tables.ts'
import { complaints, sayAll } from './text.ts'

const SEEDS = ['one', 'two', 'three']

describe.each(Object.keys(GAMES))('the words of %s', async (id) => {
  const game = await GAMES[id].game()
  const texts = { en: await GAMES[id].text.en(), de: await GAMES[id].text.de() }
  const { draw } = await GAMES[id].terminal()
  const who = (seat: number) => `Seat-${seat}`

  it.each([...tables(game)])('are whole with $seats seats, variants $variants', (table) => {
    for (const seed of SEEDS) expect(complaints(sayAll(game, texts, { ...table, seed }))).toEqual([])
  })

  it.each([...tables(game)])('tell of every move with $seats seats, variants $variants', async (table) => {
    const { foretell } = await screenOf(id).table()
    expect(complaints(sayAll(game, texts, { ...table, seed: 'previews' }, foretell))).toEqual([])
  })

  it('name its variants and their values', () => {
    for (const language of LANGUAGES) {
      const { variants = {} } = texts[language]
      for (const [option, values] of Object.entries(game.variants)) {
        expect(variants[option]?.name).toBeTruthy()
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

it('complains of nonsense, silence and missing translations', () => {
  const said = (about: string, en: string, de: string) => new Map([[about, { en: new Set([en]), de: new Set([de]) }]])
  expect(complaints(said('event won', 'Ada wins.', 'Ada gewinnt.'))).toEqual([])
  expect(complaints(said('event won', 'Ada wins undefined.', 'Ada gewinnt.'))).toEqual([
    "event won: 'Ada wins undefined.'",
  ])
  expect(complaints(said('event won', 'Ada wins.', 'Ada wins.'))).toEqual(['event won is the same in both languages'])
  expect(complaints(said('prompt take', 'Take.', ''))).toEqual(['prompt take says nothing'])
  expect(complaints(said('event won', '', ''))).toEqual([])
})
