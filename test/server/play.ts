import { pick, seedLuck, type Luck } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { RemoteTable } from '#client/index.ts'

/** What a table asks of us now. */
export function myAsk({ state: { course, table } }: RemoteTable) {
  return course?.asks(course.length).find((ask) => ask.seat === table?.mine)
}

/** The table, among these, that is asked something; undefined while nobody here is. */
export const asked = (tables: readonly RemoteTable[]): RemoteTable | undefined => tables.find(myAsk)

/** How somebody at a table decides. */
export type Choose = (ask: Ask, table: RemoteTable, luck: Luck) => Move

const atRandom: Choose = ({ moves }, _, luck) => pick(luck, moves)

const moment = () => new Promise((resolve) => setTimeout(resolve, 2))

/** Everybody answers whenever asked, at random unless it is said how, until the game is over or so many decisions are made. */
export async function playOn(
  tables: readonly RemoteTable[],
  luck: Luck = seedLuck('play'),
  most = Infinity,
  choose: Choose = atRandom,
): Promise<void> {
  for (let made = 0, waited = 0; made < most;) {
    if (tables.every(({ state }) => state.at?.result)) return
    const table = asked(tables)
    const ask = table && myAsk(table)
    if (!table || !ask) {
      if (++waited > 20_000) throw new Error('nobody is asked anything any more')
      await moment()
      continue
    }
    waited = 0
    const { t } = await table.decide(choose(ask, table, luck).name)
    if (t === 'ok') made++
  }
}
