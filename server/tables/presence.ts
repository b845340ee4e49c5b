import * as v from 'valibot'
import type { Seat } from '#engine/state.ts'
import type { ServerFrame } from '#protocol/frames.ts'
import type { Clock } from '../clock.ts'
import type { Viewer } from './viewer.ts'

const FRESH = 60_000
const Note = v.object({
  of: v.string(),
  seats: v.array(v.number()),
  watchers: v.number(),
})
type Note = v.InferOutput<typeof Note>

/** Who is at a table just now: what the processes tell each other, never stored. */
export function presence(
  table: string,
  me: string,
  viewers: ReadonlySet<Viewer>,
  clock: Clock,
  publish: (text: string) => void,
) {
  const elsewhere = new Map<string, Note & { readonly at: number }>()
  let shown = ''

  const own = (): Note => {
    const eyes = [...viewers].map(({ eye }) => eye)
    const seats = eyes.filter((eye): eye is Seat => typeof eye === 'number')
    return { of: me, seats: [...new Set(seats)], watchers: eyes.length - seats.length }
  }

  const all = (): Note[] => {
    for (const [of, { at }] of elsewhere) if (clock.now() - at > FRESH) elsewhere.delete(of)
    return [own(), ...elsewhere.values()]
  }

  const show = () => {
    const notes = all()
    const frame: ServerFrame = {
      t: 'here',
      table,
      seats: [...new Set(notes.flatMap(({ seats }) => seats))].sort(),
      watchers: notes.reduce((sum, { watchers }) => sum + watchers, 0),
    }
    const text = JSON.stringify(frame)
    const isNew = text !== shown
    shown = text
    if (isNew) for (const viewer of viewers) viewer.send(text)
  }

  return {
    isHere(seat: Seat): boolean {
      for (const { eye } of viewers) if (eye === seat) return true
      return elsewhere.size > 0 && all().some(({ seats }) => seats.includes(seat))
    },
    /** Somebody came or went here. */
    changed(): void {
      shown = ''
      show()
      publish(JSON.stringify(own()))
    },
    /** Another process says who is there. */
    hear(text: string): void {
      const parsed = v.safeParse(Note, JSON.parse(text))
      if (!parsed.success || parsed.output.of === me) return
      const isNew = !elsewhere.has(parsed.output.of)
      elsewhere.set(parsed.output.of, { ...parsed.output, at: clock.now() })
      // Whoever is new does not know of us yet.
      if (isNew && viewers.size > 0) publish(JSON.stringify(own()))
      show()
    },
    refresh: (): void => publish(JSON.stringify(own())),
  }
}
