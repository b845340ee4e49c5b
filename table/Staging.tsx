import type { Controls } from './conductor.ts'
import type { Frame } from './frame.ts'
import { useTable } from './context.ts'
import { Icon } from './icons.tsx'

interface StagingProps {
  readonly frame: Frame
  readonly controls: Controls
}

/** Below what is being shown: pause, skip, go on. */
export function StagingButtons({ frame: { paused }, controls }: StagingProps) {
  const { words, eye } = useTable()
  return (
    <div className="staging-buttons">
      <button type="button" className="choice" aria-pressed={paused} onClick={() => controls.pause(!paused)}>
        <Icon name={paused ? 'replay' : 'pause'} /> {paused ? words.play : words.pause}
      </button>
      <button type="button" className="choice" onClick={controls.skip}>
        <Icon name="last" /> {typeof eye === 'number' ? words.skipToMine : words.skipToNow}
      </button>
      <span className="quiet">{words.goesOn}</span>
    </div>
  )
}
