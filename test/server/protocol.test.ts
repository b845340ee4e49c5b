import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { seedLuck } from '#engine/luck.ts'
import { GAMES } from '#games/index.ts'
import { ClientFrame, VERSION, type AtFrame, type ServerFrame } from '#protocol/frames.ts'
import { PROBLEMS } from '#protocol/problems.ts'
import { until } from './bus-contract.ts'
import { begin, newPerson, openHouse } from './house.ts'
import { playOn } from './play.ts'

const text = readFileSync('docs/protocol.md', 'utf8')

/** The rows of the table under a heading: what stands in the first column. */
function rows(heading: string): string[] {
  const [, table] = text.split(`| ${heading} |`)
  const lines = table.split('\n').slice(1)
  const end = lines.findIndex((line) => !line.startsWith('|'))
  return lines
    .slice(0, end)
    .filter((line) => line.startsWith('| `') || line.startsWith('| **'))
    .map((line) => line.split('|')[1])
}
const names = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)
const fields = (cell: string): string[] => cell.replace(/[`*,]/g, ' ').trim().split(/\s+/)

describe('docs/protocol.md', () => {
  it('tells of every frame a client may send, with its fields', () => {
    const told = rows('from the client').flatMap((cell) => {
      const kinds = names(cell)
      const rest = fields(cell).filter((field) => !kinds.includes(field))
      return kinds.map((kind) => [kind, rest.toSorted().join(' ')])
    })
    const real = ClientFrame.options.map(({ entries }) => {
      const { t, ...others } = entries
      const shown = Object.entries(others).map(([name, schema]) => (schema.type === 'optional' ? `${name}?` : name))
      return [t.literal, shown.toSorted().join(' ')]
    })
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(real))
  })

  it('tells of every code', () => {
    const [, list] = /## Codes\n\n`([^`]+)`/.exec(text)!
    expect(list.split(' ').toSorted()).toEqual([...PROBLEMS].toSorted())
  })

  it('tells the version that is spoken', () => expect(text).toContain(`Version ${VERSION};`))

  it('tells of every frame and field that a server sends in a game', async () => {
    const told = new Set(rows('from the server').flatMap(names))
    const [, about] = text.split('**`at`** holds ')
    const known = new Set([...about.split('\n')[0].matchAll(/`(\w+)`/g)].map(([, name]) => name))
    const house = await openHouse()
    const people = await Promise.all(['Ada', 'Bob'].map((name) => newPerson(house.url, name)))
    const heard: ServerFrame[] = []
    people[0].link.onFrame((frame) => heard.push(frame))
    const tables = await begin(people, Object.keys(GAMES)[0])
    await playOn(tables, seedLuck('doc'), 20)
    await tables[1].say('hello')
    await tables[0].decide('nothing:at-all')
    await tables[0].resign()
    await until(() => heard.some((frame) => frame.t === 'at' && frame.result !== null))
    expect([...new Set(heard.map(({ t }) => t))].filter((kind) => !told.has(kind))).toEqual([])
    const at = heard.filter((frame): frame is AtFrame => frame.t === 'at')
    const sent = new Set(at.flatMap((frame) => Object.keys(frame)))
    expect([...sent].filter((field) => !known.has(field) && !['t', 'table'].includes(field))).toEqual([])
    people.forEach((person) => person.close())
    await house.close()
  })

  it('is of frames that are parsed as it says', () => {
    expect(v.safeParse(ClientFrame, { t: 'hello', v: VERSION, lang: 'en' }).success).toBe(true)
    expect(v.safeParse(ClientFrame, { t: 'hello', v: VERSION, lang: 'en', more: 1 }).success).toBe(false)
  })
})
