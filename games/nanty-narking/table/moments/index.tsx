import './moments.css'
import type { Run, Scene } from '#table/moment.ts'
import type { NantyEvent } from '../../events.ts'
import type { NantyNarking } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { eventScenes } from './event.tsx'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import { unmasking } from './unmasking.tsx'

/** An event as a front page, or the masks at the end. */
export function scenes(run: Run<NantyNarking, NantyEvent, Text>): readonly Scene[] {
  const words = run.language === 'de' ? de : en
  return run.events[0].kind === 'event' ? eventScenes(run, words) : unmasking(run, words)
}
