import { useEffect, useState } from 'react'
import { useTable } from './context.ts'
import { Icon, type IconName } from './icons.tsx'

interface ReplayBarProps {
  readonly at: number
  readonly length: number
  /** Whether the position is on the screen, with all that led to it. */
  readonly ready: boolean
  readonly onGo: (position: number) => void
  /** Milliseconds a position is shown while playing. */
  readonly pace: number
  readonly caption: string
}

/** Scrub, step, or let it run. */
export function ReplayBar({ ready, pace, caption, ...place }: ReplayBarProps) {
  const { words } = useTable()
  const { at, length, onGo } = place
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing || !ready) return
    if (at >= length) return setPlaying(false)
    const timer = setTimeout(() => onGo(at + 1), pace)
    return () => clearTimeout(timer)
  }, [playing, ready, at, length, pace, onGo])
  return (
    <section className="replay-bar" aria-label={words.replay}>
      <p className="caption" aria-live="polite">
        {caption}
      </p>
      <Controls {...place} playing={playing} onPlaying={setPlaying} />
    </section>
  )
}

interface ControlsProps extends Pick<ReplayBarProps, 'at' | 'length' | 'onGo'> {
  readonly playing: boolean
  readonly onPlaying: (playing: boolean) => void
}

function Controls({ at, length, onGo, playing, onPlaying }: ControlsProps) {
  const { words } = useTable()
  const [first, last] = [at === 0, at === length]
  const [face, label] = playing ? (['pause', words.pause] as const) : (['replay', words.play] as const)
  return (
    <div className="replay-controls">
      {button('first', words.first, () => onGo(0), first)}
      {button('previous', words.previous, () => onGo(at - 1), first)}
      {button(face, label, () => onPlaying(!playing), last)}
      {button('next', words.next, () => onGo(at + 1), last)}
      {button('last', words.last, () => onGo(length), last)}
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={words.position(at, length)}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
      <output>
        {at}/{length}
      </output>
    </div>
  )
}

const button = (icon: IconName, label: string, action: () => void, disabled: boolean) => (
  <button type="button" className="icon-button" aria-label={label} title={label} disabled={disabled} onClick={action}>
    <Icon name={icon} />
  </button>
)
