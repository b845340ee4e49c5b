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
export function ReplayBar({ at, length, ready, onGo, pace, caption }: ReplayBarProps) {
  const { words } = useTable()
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing || !ready) return
    if (at >= length) return setPlaying(false)
    const timer = setTimeout(() => onGo(at + 1), pace)
    return () => clearTimeout(timer)
  }, [playing, ready, at, length, pace, onGo])

  const button = (icon: IconName, label: string, action: () => void, disabled = false) => (
    <button type="button" className="icon-button" aria-label={label} title={label} disabled={disabled} onClick={action}>
      <Icon name={icon} />
    </button>
  )
  return (
    <section className="replay-bar" aria-label={words.replay}>
      <p className="caption" aria-live="polite">
        {caption}
      </p>
      <div className="replay-controls">
        {button('first', words.first, () => onGo(0), at === 0)}
        {button('previous', words.previous, () => onGo(at - 1), at === 0)}
        {button(
          playing ? 'pause' : 'replay',
          playing ? words.pause : words.play,
          () => setPlaying(!playing),
          at === length,
        )}
        {button('next', words.next, () => onGo(at + 1), at === length)}
        {button('last', words.last, () => onGo(length), at === length)}
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
    </section>
  )
}
