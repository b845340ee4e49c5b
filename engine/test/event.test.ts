import { describe as group, expect, it } from 'vitest'
import { confide, seenBy, type Audiences, type Shows, type Tell } from '../event.ts'
import { start } from '../play.ts'
import { reveal, veil } from '../state.ts'
import { describe } from '../text.ts'
import { table, tiny } from './tiny.ts'

const drew = { kind: 'drew', seat: 1, secret: { card: 7 }, eyes: [1, 2] } as const

group('the secret part of an event', () => {
  it.each([1, 2] as const)('is for seat %i, which it names', (eye) => expect(seenBy(drew, eye)).toBe(drew))

  it.each([0, 3, 'spectator'] as const)('is not for %s', (eye) => {
    expect(seenBy(drew, eye)).toEqual({ kind: 'drew', seat: 1, eyes: [1, 2] })
    expect(drew.secret).toEqual({ card: 7 })
  })

  it('is for nobody if no eyes are named', () => {
    expect(seenBy({ kind: 'x', secret: { card: 1 } }, 0)).toEqual({ kind: 'x' })
  })

  it('may be missing: all is open', () => {
    const open = { kind: 'rolled', eyes: [0] } as const
    expect(seenBy(open, 'spectator')).toBe(open)
  })
})

type Card =
  | { readonly kind: 'looked'; readonly secret: { readonly card: number }; readonly eyes: readonly number[] }
  | { readonly kind: 'took'; readonly card?: number; readonly secret?: { readonly card: number } }
  | Shows<{ readonly kind: 'turned-up'; readonly card: number }>
  | { readonly kind: 'rolled'; readonly die: number }

group('telling of something hidden', () => {
  const looked = { kind: 'looked', secret: { card: 7 }, eyes: [0] } as const
  const taken = { kind: 'took', secret: { card: 7 } } as const
  const shown = { kind: 'turned-up', card: 7 } as const
  const told: Card['kind'][] = []
  const tell: Tell<Card> = (event) => void told.push(event.kind as Card['kind'])

  it('does not compile before it is revealed', () => {
    // @ts-expect-error its secret part is hidden
    tell(looked)
    // @ts-expect-error the secret part of this one, too
    tell(taken)
    // @ts-expect-error it shows something to everybody
    tell(shown)
    tell({ kind: 'took', card: 7 })
    tell({ kind: 'rolled', die: 6 })
    confide<Card>(tell)?.(looked)
    expect(told).toEqual(['looked', 'took', 'turned-up', 'took', 'rolled', 'looked'])
  })

  it('is done by what reveal returns, which a view does not', () => {
    const s = start(tiny([], []), table())
    told.length = 0
    for (const event of [looked, taken, shown]) reveal<Card>(s, tell)?.(event)
    expect([told, s.reveals]).toEqual([['looked', 'took', 'turned-up'], 3])
    expect(reveal<Card>(s, undefined)).toBeUndefined()
    veil(s)
    expect(() => reveal<Card>(s, tell)?.(shown)).toThrow('a view does not say')
    expect(told).toHaveLength(3)
  })

  it('is for those whom the game names; each such kind of event needs some', () => {
    const news: Audiences<Card> = { looked: ['eyes'], took: [], 'turned-up': ['everybody'] }
    // @ts-expect-error for whom 'turned-up' is must be said
    const missing: Audiences<Card> = { looked: ['eyes'], took: [] }
    // @ts-expect-error it has no such field
    const unknown: Audiences<Card> = { ...news, rolled: ['seat'] }
    expect(Object.keys({ ...missing, ...unknown }).sort()).toEqual(['looked', 'rolled', 'took', 'turned-up'])
  })
})

group('the log line of an event', () => {
  const text = { events: { drew: (_: unknown, who: (seat: number) => string) => `${who(1)} draws`, quiet: () => '' } }
  const line = (kind: string) => describe(text, { kind }, (seat) => `Seat ${seat}`)

  it('is what the game says', () => expect(line('drew')).toBe('Seat 1 draws'))
  it('is missing where the game says nothing', () => expect(line('quiet')).toBeNull())
  it('is missing for what the game does not know, such as auto', () => expect(line('auto')).toBeNull())
})
