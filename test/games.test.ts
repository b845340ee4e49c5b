import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { gameFolder, GAMES } from '#games/index.ts'

const ROOT = join(import.meta.dirname, '../games')

describe('the shelf', () => {
  it('holds every folder, by its name, and nothing else', () => {
    const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(Object.keys(GAMES).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
    for (const [id, { manifest }] of Object.entries(GAMES)) expect(manifest.id).toBe(id)
  })

  it('has an order', () => {
    const places = Object.values(GAMES).map(({ manifest }) => manifest.shelf)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(places.length)
  })

  it('knows no game by the name of something else', () => {
    for (const id of ['toString', '__proto__', 'index', '']) expect(gameFolder(id)).toBeUndefined()
  })
})

describe.each(Object.entries(GAMES))('the manifest of %s', (id, { manifest }) => {
  const has = (path: string) => existsSync(join(ROOT, id, path))

  it('says how it is called and what it is like, in each language', () => {
    const { title, blurb } = manifest
    for (const words of [title.en, title.de, blurb.en, blurb.de]) expect(words.trim()).not.toBe('')
    expect(blurb.de).not.toBe(blurb.en)
  })

  it('says who can play it, and for how long', () => {
    const { seats, minutes } = manifest
    expect(seats.min).toBeGreaterThan(0)
    expect(seats.max).toBeGreaterThanOrEqual(seats.min)
    expect(minutes[1]).toBeGreaterThanOrEqual(minutes[0])
  })

  it('names a picture that is there', () => {
    expect(readFileSync(fileURLToPath(manifest.cover), 'utf8')).toContain('viewBox="0 0 320 200"')
  })

  it('names its typeface, which lies in its folder with its licence', () => {
    const sheet = readFileSync(join(ROOT, id, 'table/typeface/typeface.css'), 'utf8')
    expect(sheet).toContain(`font-family: '${manifest.typeface.name}'`)
    expect(has('table/typeface/LICENSE')).toBe(true)
    expect(globSync('table/typeface/*.woff2', { cwd: join(ROOT, id) })).toHaveLength(1)
  })

  it('credits the icons and the map that it draws, and no others', () => {
    expect(manifest.credits.icons !== undefined).toBe(has('table/generated/icons.ts'))
    expect(manifest.credits.map !== undefined).toBe(has('table/generated/map.ts'))
  })
})
