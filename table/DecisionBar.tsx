import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import { useTable } from './context.ts'

interface DecisionBarProps {
  readonly prompt: string
  readonly ask: Ask
  readonly label: (move: Move) => string
  readonly face?: (move: Move) => ReactNode | null
  /** Lines that say what the previewed move would do. */
  readonly preview: readonly string[]
  /** Whether the last answer was given by keyboard: the next question then gets the focus. */
  readonly keyboard?: { current: boolean }
  /** Given when these are only some of the answers: leads back to all of them. */
  readonly onWiden?: () => void
}

/** The question in one sentence and all its answers as buttons; arrows move between them. */
export function DecisionBar({ prompt, ask, label, face, preview, keyboard, onWiden }: DecisionBarProps) {
  const { preview: show, words } = useTable()
  const { group, focused, setFocused, onKeyDown } = useArrows(ask, keyboard, onWiden)
  return (
    <section className="decision" aria-label={words.choices}>
      <p className="prompt" id="prompt">
        {prompt}
      </p>
      <div
        className="choices"
        role="group"
        aria-labelledby="prompt"
        ref={group}
        onKeyDown={onKeyDown}
        onBlur={() => show(null)}
      >
        {ask.moves.map((move, i) => (
          <Choice
            key={move.id}
            move={move}
            seat={ask.seat}
            reachable={i === Math.min(focused, ask.moves.length - 1)}
            keyboard={keyboard}
            onFocus={() => setFocused(i)}
          >
            <ChoiceFace face={face?.(move) ?? null} label={label(move)} />
          </Choice>
        ))}
        {onWiden && (
          <button type="button" className="choice" onClick={onWiden}>
            {words.allChoices}
          </button>
        )}
      </div>
      <p className="preview" id="preview">
        {preview.join(' ')}
      </p>
    </section>
  )
}

/** One of the answers is reached by Tab, the others by arrows. */
function useArrows(ask: Ask, keyboard: DecisionBarProps['keyboard'], onWiden: DecisionBarProps['onWiden']) {
  const [focused, setFocused] = useState(0)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setFocused(0)
    const { activeElement } = document
    const isFree = activeElement === document.body || group.current?.contains(activeElement)
    if (isFree && keyboard?.current) group.current?.querySelector('button')?.focus()
  }, [ask])
  const go = (to: number) => {
    const index = (to + ask.moves.length) % ask.moves.length
    setFocused(index)
    group.current?.querySelectorAll('button')[index]?.focus()
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(focused + 1),
    ArrowDown: () => go(focused + 1),
    ArrowLeft: () => go(focused - 1),
    ArrowUp: () => go(focused - 1),
    Home: () => go(0),
    End: () => go(ask.moves.length - 1),
    ...(onWiden && { Escape: onWiden }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return { group, focused, setFocused, onKeyDown }
}

interface ChoiceProps extends Pick<DecisionBarProps, 'keyboard'> {
  readonly move: Move
  readonly seat: Seat
  /** By Tab. */
  readonly reachable: boolean
  readonly onFocus: () => void
  readonly children: ReactNode
}

/** A button that answers, with what it would certainly bring. */
function Choice({ move, seat, reachable, keyboard, onFocus, children }: ChoiceProps) {
  const { choose, preview, previewed, lit, foresight } = useTable()
  return (
    <button
      type="button"
      className={previewed === move || lit === move ? 'choice is-previewed' : 'choice'}
      data-move={move.name}
      tabIndex={reachable ? 0 : -1}
      aria-describedby={previewed === move ? 'preview' : undefined}
      onClick={(event) => {
        if (keyboard) keyboard.current = event.detail === 0
        choose(move)
      }}
      onMouseEnter={() => preview(move)}
      onMouseLeave={() => preview(null)}
      onFocus={() => {
        onFocus()
        preview(move)
      }}
    >
      {children}
      <Gain points={foresight(move)?.gains[seat] ?? 0} />
    </button>
  )
}

function ChoiceFace({ face, label }: { readonly face: ReactNode | null; readonly label: string }) {
  if (face === null) return <span>{label}</span>
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true" className="face">
        {face}
      </span>
    </>
  )
}

function Gain({ points }: { readonly points: number }) {
  const { words } = useTable()
  return points === 0 ? null : (
    <span className="gain">
      {words.gain(points)}
      <span className="visually-hidden"> {words.points}</span>
    </span>
  )
}
