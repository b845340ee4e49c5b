import { describe, expect, it } from 'vitest'
import type { PatinEvent } from '../events.ts'
import { bribesIn } from '../text/bribes.ts'
import { text as german } from '../text/de.ts'
import { text as english } from '../text/en.ts'

const who = (seat: number): string => ['Ada', 'Bruno'][seat]
const paid: PatinEvent = { kind: 'loot-paid', seat: 1, count: 1 }
const placed = (seat = 1): PatinEvent => ({ kind: 'rats-placed', seat, manhole: 3, count: 1, cause: 'bribe' })
const driven: PatinEvent = { kind: 'rats-removed', seat: 1, owner: 0, manhole: 4, count: 1, cause: 'bribe' }
const bonus: PatinEvent = { kind: 'rats-placed', seat: 1, manhole: 3, count: 1, cause: 'bonus' }

describe('bribes in a row', () => {
  it('are told in one sentence, with what they did and cost', () => {
    const events = [paid, placed(), paid, placed(), paid, driven, bonus]
    expect(english.together?.(events, who)).toEqual({
      events: 6,
      text: 'Bruno bribes 3 rats: 2 placed and 1 of Ada driven off, for 3 loot.',
    })
    expect(german.together?.(events, who)?.text).toBe(
      'Bruno besticht 3 Ratten: 2 hingelegt und 1 von Ada vertrieben, für 3 Beute.',
    )
  })

  it('cost nothing where nothing is paid', () => {
    expect(english.together?.([placed(), placed()], who)?.text).toBe('Bruno bribes 2 rats: 2 placed.')
  })

  it.each([
    ['a single bribe', [paid, placed(), bonus]],
    ['a bonus', [bonus, placed(), placed()]],
    ['nothing', []],
    ['bribes of two clans', [placed(0), placed(1)]],
  ] as const)('are not %s', (_, events) => {
    expect(bribesIn(events)).toBeNull()
  })
})
