import { describe as group, expect, it } from 'vitest'
import { seenBy } from '../event.ts'
import { describe, type GameText } from '../text.ts'

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

group('the log line of an event', () => {
  const text = { events: { drew: (_: unknown, who: (seat: number) => string) => `${who(1)} draws`, quiet: () => '' } }
  const line = (kind: string) => describe(text as unknown as GameText, { kind }, (seat) => `Seat ${seat}`)

  it('is what the game says', () => expect(line('drew')).toBe('Seat 1 draws'))
  it('is missing where the game says nothing', () => expect(line('quiet')).toBeNull())
  it('is missing for what the game does not know, such as auto', () => expect(line('auto')).toBeNull())
})
