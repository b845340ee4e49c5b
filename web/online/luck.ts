import { gameFolder } from '#games/index.ts'
import { rulesOf } from '#session/editions.ts'
import { online } from './online.ts'

export type LuckFault = 'commitment' | 'seats' | 'seal' | 'key' | 'own' | 'draws'

export type Checked =
  | { readonly kind: 'checked'; readonly faults: readonly LuckFault[] }
  /** There is nothing to check it with yet. */
  | { readonly kind: 'unknown' }

/** Checks the luck of a game that is over: the proof, our own word in it, and every draw by playing the record again. */
export async function checkLuck(table: string, seat: number | null): Promise<Checked> {
  try {
    const { record: text } = await online().api('record', { params: { table } })
    const [{ parseRecord, replay }, { unfair }] = await Promise.all([
      import('#engine/record.ts'),
      import('#engine/fair.ts'),
    ])
    const record = parseRecord(text)
    const { fair, setup } = record
    if (!fair) return { kind: 'checked', faults: ['commitment'] }
    const faults = [...unfair(fair, setup.seed, setup.seats), ...online().words.faults(fair, seat)]
    const folder = gameFolder(record.game)
    const rules = folder && (await rulesOf(folder, record.rules))
    const draws = rules && isLegal(() => replay(rules, record)) ? [] : ['draws' as const]
    return { kind: 'checked', faults: [...new Set([...faults.map(({ what }) => what), ...draws])] }
  } catch {
    return { kind: 'unknown' }
  }
}

function isLegal(play: () => unknown): boolean {
  try {
    play()
    return true
  } catch {
    return false
  }
}
