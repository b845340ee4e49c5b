import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseBot } from '#bots/index.ts'
import type { Game } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import { asks, begin, decide } from '#engine/match.ts'
import type { Input } from '../input.ts'
import { run } from '../play/run.ts'
import { bringBefore, leaveScreen, tellNews, type Table } from '../play/table.ts'
import { loadShow, promptOf } from '../show.ts'
import { columns, grid } from '../style.ts'
import { game as sample, ID } from './sample.ts'

const person = { name: 'me', bot: null }
const bot = { name: 'random', bot: parseBot('random') }

/** A table whose game may have secrets, and lines waiting to be read. */
async function tableOf(secrets: boolean, sitters: Table['sitters'], lines: string[]): Promise<Table> {
  const game: Game = { ...sample, secrets }
  const input: { -readonly [K in keyof Input]: Input[K] } = {
    async line() {
      const line = lines.shift()
      input.closed = line === undefined
      return line ?? null
    },
    offer() {},
    closed: false,
    close() {},
  }
  const show = await loadShow(ID, 'en', [])
  const match = begin(game, { seed: '1', seats: sitters.length, variants: {} })
  return { match, show, sitters, input, luck: seedLuck('1'), file: undefined, eye: 0, told: 0 }
}

const decideFirst = (table: Table): void => {
  const [{ seat, moves }] = asks(table.match)
  table.match = decide(table.match, seat, moves[0])
}

describe('a shared screen', () => {
  let said: string[] = []
  beforeEach(() => {
    said = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  })
  afterEach(() => vi.restoreAllMocks())

  it('is passed on between persons in a game with secrets', async () => {
    const lines = ['', '', 'kept']
    const table = await tableOf(true, [person, person], lines)
    await bringBefore(table, 1)
    expect(said).toEqual([
      '\nSeat 0: press Enter when you have read this; the screen is cleared then.',
      '\nPass the screen on to Seat 1, then press Enter.',
    ])
    expect(lines).toEqual(['kept'])
    expect(table.eye).toBe(1)
  })

  it('need not be cleared before anybody has looked', async () => {
    const lines = ['', 'kept']
    const table = await tableOf(true, [person, person], lines)
    table.eye = 'spectator'
    await bringBefore(table, 0)
    expect(said).toEqual(['\nPass the screen on to Seat 0, then press Enter.'])
    expect(lines).toEqual(['kept'])
  })

  it('is cleared before a bot is asked', async () => {
    const table = await tableOf(true, [person, bot, person], [''])
    await leaveScreen(table)
    expect(said).toEqual(['\nSeat 0: press Enter when you have read this; the screen is cleared then.'])
    expect(table.eye).toBe('spectator')
    await leaveScreen(table)
    expect(said).toHaveLength(1)
  })

  it('shows nothing if the next person never comes', async () => {
    const table = await tableOf(true, [person, person], ['1', 'quit'])
    const asked = () => {
      const [{ seat, step }] = asks(table.match)
      return promptOf(table.show, sample.view(table.match.state, seat), step)
    }
    const first = asked()
    await run(table)
    expect(said.join('\n')).toContain(first)
    said = []
    table.eye = 1
    await run({ ...table, input: (await tableOf(true, [person, person], [])).input })
    expect(said.join('\n')).not.toContain(asked())
    expect(said.at(-1)).toContain('The game ends here')
  })

  it('tells the next person all since its last decision', async () => {
    const table = await tableOf(true, [person, person], [])
    decideFirst(table)
    tellNews(table)
    await bringBefore(table, 1)
    expect(table.told).toBe(0)
    decideFirst(table)
    await bringBefore(table, 0)
    expect(table.told).toBe(3)
  })

  it.each([
    ['has no secrets', false, [person, person]],
    ['has one person only', true, [bot, person]],
  ])('stays if the game %s', async (_, secrets, sitters) => {
    const lines = ['kept']
    const table = await tableOf(secrets, sitters, lines)
    await bringBefore(table, 1)
    expect(said).toEqual([])
    expect(lines).toEqual(['kept'])
    expect(table.eye).toBe(1)
  })
})

describe('tables', () => {
  it('put words to the left and numbers to the right', () =>
    expect(
      grid([
        ['a', 'bbb'],
        ['cc', '1'],
      ]),
    ).toBe('a   bbb\ncc    1'))
  it('read downwards in as many columns as fit', () =>
    expect(columns(['1', '2', '3', '4', '5'], 8)).toBe('1  4\n2  5\n3'))
})
