import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#engine/text.ts'
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

/** What stands in every game's folder, at the same place under the same name. */
const EVERYWHERE = [
  'RULES.md manifest.ts data.ts state.ts moves.ts events.ts steps.ts view.ts broken.ts draw.ts index.ts',
  'rules/index.ts rules/book.ts bot/index.ts bot/guess.ts text/text.ts text/en.ts text/de.ts text/rules.en.ts text/rules.de.ts',
  'table/index.tsx table/Board.tsx table/Info.tsx table/layout.ts table/beats.ts table/figures.tsx table/table.css table/cover.svg table/typeface/typeface.css',
  'test/fixture.ts test/golden.txt',
].flatMap((line) => line.split(' '))
/** What may stand beside it: further facts, what is made by a program, lessons, puzzles and rules of the past. */
const FOLDERS = ['bot', 'data', 'lessons', 'past', 'puzzles', 'rules', 'scripts', 'table', 'test', 'text']
const CHAPTERS = [
  'At a glance',
  'Board and pieces',
  'Setup',
  'Play',
  'End and scoring',
  'Decisions',
  'Hidden information',
  'Interpretations',
  'Worked examples',
  'Notes for the table',
]

describe.each(Object.keys(GAMES))('the folder of %s', (id) => {
  const inside = (pattern: string) =>
    globSync(pattern, { cwd: join(ROOT, id) }).map((path) => path.replaceAll('\\', '/'))

  it('is laid out like all others', () => {
    expect(EVERYWHERE.filter((path) => !existsSync(join(ROOT, id, path)))).toEqual([])
    const files = EVERYWHERE.filter((path) => !path.includes('/'))
    expect(inside('*').filter((name) => !files.includes(name) && !FOLDERS.includes(name))).toEqual([])
  })

  it('has no two files of facts or places with one name', () => {
    const names = inside('{*,data/*,table/*}.ts').map((path) => path.split('/').at(-1))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it('tells its rules in the same ten chapters', () => {
    const rules = readFileSync(join(ROOT, id, 'RULES.md'), 'utf8')
    expect([...rules.matchAll(/^## \d+\.? (.+)$/gm)].map(([, title]) => title)).toEqual(CHAPTERS)
  })

  it('gives reasons for the clauses that its rules name, and for no others', async () => {
    const book = readFileSync(join(ROOT, id, 'RULES.md'), 'utf8')
    const chapters = inside('rules/**/*.ts').filter((path) => path !== 'rules/book.ts')
    const rules = chapters.map((path) => readFileSync(join(ROOT, id, path), 'utf8')).join('\n')
    const reasons = Object.keys((await GAMES[id].text.en()).clauses)
    expect(reasons.filter((clause) => !rules.includes(`'${clause}'`) || !book.includes(`[${clause}]`))).toEqual([])
  })

  it('exports from every part what the shelf hands out', async () => {
    const { manifest, rules, game, text, terminal } = GAMES[id]
    const whole = await game()
    expect(whole).toMatchObject({ id, seats: manifest.seats, moves: (await rules()).moves })
    for (const part of ['setup', 'clone', 'view', 'result', 'guess', 'value', 'broken'] as const)
      expect(whole[part]).toBeTypeOf('function')
    for (const language of LANGUAGES) expect(await text[language]()).toHaveProperty('prompts')
    expect((await terminal()).draw).toBeTypeOf('function')
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
