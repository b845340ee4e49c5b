import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asks, begin as beginMatch } from '#engine/match.ts'
import { GAMES } from '#games/index.ts'
import { botPool, type BotJob, type BotPool } from '#server/bots/pool.ts'
import { begin, newPerson, openHouse } from './house.ts'
import { playOn } from './play.ts'

const [ID] = Object.keys(GAMES)
const DYING = new URL('./dying-worker.ts', import.meta.url)
const SILENT = new URL('data:text/javascript,throw new Error("no bot today")')

/** Longer than a busy machine takes to start a thread. */
const PATIENCE = 4000

let pool: BotPool | null = null
afterEach(() => pool?.close())
const poolOf = (script: URL, threads = 1) => (pool = botPool(threads, { script, patience: PATIENCE }))

async function job(level: BotJob['level'], owner = 'ada'): Promise<BotJob> {
  const game = await GAMES[ID].rules()
  const { state, ...match } = beginMatch(game, { seed: 'x', seats: game.seats.max, variants: {} })
  const [ask] = asks({ ...match, state })
  return { game, view: game.view(state, ask.seat), ask, level, owner, table: 't' }
}

describe('a bot at the server', () => {
  it('whose thread dies is replaced by a simpler one', async () => {
    const one = await job('hard')
    expect(await poolOf(DYING).choose(one)).toBe(one.ask.moves.at(-1)!.name)
  })

  it('whose thread never ends is replaced by a simpler one, once patience ends', async () => {
    const one = await job('medium')
    const stuck = new BroadcastChannel('a bot never ends')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const move = poolOf(DYING).choose(one)
      await once(stuck, 'message')
      vi.advanceTimersByTime(PATIENCE)
      expect(await move).toBe(one.ask.moves.at(-1)!.name)
    } finally {
      vi.useRealTimers()
      stuck.close()
    }
  })

  it('makes the first move there is, if no thread can be had at all', async () => {
    const bots = poolOf(SILENT)
    for (const _ of ['once', 'twice']) {
      const one = await job('hard')
      expect(await bots.choose(one)).toBe(one.ask.moves[0].name)
    }
  })

  it('holds nobody else up while it dies: everybody’s questions are answered, in turns', async () => {
    const bots = poolOf(DYING)
    const order: string[] = []
    const all = ['ada', 'ada', 'ada', 'bob'].map(async (owner) => {
      await bots.choose(await job('easy', owner))
      order.push(owner)
    })
    await Promise.all([...all, job('hard').then((one) => bots.choose(one))])
    expect(order.indexOf('bob')).toBeLessThan(3)
    expect(bots.backlog()).toBe(0)
  })

  it('whose thread dies at a table does not end the game there', async () => {
    const house = await openHouse({}, undefined, { bots: botPool(1, { script: DYING }) })
    const ada = await newPerson(house.url, 'Ada')
    const tables = await begin([ada], ID, {}, ['hard'])
    await playOn(tables, undefined, 4)
    expect(tables[0].state.course!.length).toBeGreaterThan(4)
    ada.close()
    await house.close()
  })
})
