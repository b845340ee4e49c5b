import type { Onlooker } from '#engine/state.ts'
import type { ServerFrame } from '#protocol/frames.ts'

/** Somebody who looks at a table: one end of a socket. */
export interface Viewer {
  readonly person: string | null
  eye: Onlooker
  /** Whose talk it does not want to hear. */
  readonly mutes: ReadonlySet<string>
  /** Takes a frame, or does not if it is too far behind: then it asks for the whole again. */
  send(frame: ServerFrame | string): void
}
