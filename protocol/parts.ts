import * as v from 'valibot'

/** The parts that addresses, bodies and frames are made of. Everything that comes from outside is parsed by one of these. */

export const Id = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,40}$/))
/** What a client makes up so that saying something twice does it once. */
export const ClientId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
export const Word = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const Language = v.picklist(['en', 'de'])
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
export const Millis = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e15))

/** White space and control characters become single spaces; invisible ones go. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()

const text = (min: number, max: number) =>
  v.pipe(v.string(), v.maxLength(max * 4), v.check(wellFormed), v.transform(tidy), v.minLength(min), v.maxLength(max))

function wellFormed(given: string): boolean {
  return given.isWellFormed()
}

export const Name = text(1, 24)
export const Line = text(1, 500)
export const Label = text(1, 60)
export const Password = v.pipe(v.string(), v.minLength(8), v.maxLength(200))
export const Mail = v.pipe(v.string(), v.maxLength(200), v.email())

export const LEVELS = ['easy', 'medium', 'hard'] as const
export const Level = v.picklist(LEVELS)
export type Level = v.InferOutput<typeof Level>

/** How long people may think. */
export const Control = v.variant('kind', [
  v.strictObject({
    kind: v.literal('live'),
    /** Seconds for the whole game. */
    bank: v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(86_400)),
    /** Seconds more for each decision. */
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
  }),
  v.strictObject({
    kind: v.literal('days'),
    /** Hours for each decision. */
    hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 30)),
  }),
])
export type Control = v.InferOutput<typeof Control>

/** A table that everybody has left ends after so many milliseconds. */
export const ABANDONED: Readonly<Record<Control['kind'], number>> = { live: 10 * 60_000, days: 72 * 3_600_000 }

/** Who gets in: everybody; whoever has the link; whoever has the link, and nobody may watch. */
export const Access = v.picklist(['open', 'link', 'private'])
export type Access = v.InferOutput<typeof Access>

export const Status = v.picklist(['open', 'sealing', 'running', 'over', 'void'])

export const Variants = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40))),
  v.check((given) => Object.keys(given).length <= 20),
)
