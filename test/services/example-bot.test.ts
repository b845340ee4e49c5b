import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { newPerson, openHouse, wish, type House } from '../server/house.ts'

const [ID] = Object.keys(GAMES)

let house: House
beforeAll(async () => void (house = await openHouse()))
afterAll(() => house.close())

/** The example as it is in the repository, run as anybody would. */
const bot = (...args: string[]) =>
  new Promise<{ code: number | null; out: string }>((resolve) => {
    const child = spawn(process.execPath, ['client/example-bot.ts', ...args])
    let out = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.on('close', (code) => resolve({ code, out }))
  })

it('the example of a bot sits down at a table by its token, and plays to the end', async () => {
  const people = await Promise.all(['One', 'Two'].map((name) => newPerson(house.url, name)))
  const { table } = await people[0].api('createTable', { body: wish(ID, ['person', 'person'], { seat: null }) })
  // The second comes once the first sits: each takes the first free seat.
  const first = bot(house.url, people[0].token, table.id)
  for (let i = 0; i < 600 && (await people[0].api('table', { params: { table: table.id } })).mine === null; i++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const both = await Promise.all([first, bot(house.url, people[1].token, table.id)])
  for (const { code, out } of both) expect([code, out]).toEqual([0, expect.stringMatching(/The game is over: places/)])
  const { status, result } = await people[0].api('table', { params: { table: table.id } })
  expect([status, result?.why]).toEqual(['over', 'played'])
  people.forEach((person) => person.close())
}, 240_000)

it('says how it is called, if that is wrong', async () => {
  expect(await bot('http://x')).toEqual({ code: 2, out: expect.stringContaining('URL TOKEN TABLE') })
}, 60_000)
