import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import { groupsOf, type AnswerGroup, type AnswerKinds } from './answer-groups.ts'
import { useTable } from './context.ts'
import { useFold, type Offerer } from './use-fold.ts'

interface DecisionBarProps {
  readonly prompt: string
  readonly ask: Ask
  readonly label: (move: Move) => string
  readonly face?: (move: Move) => ReactNode | null
  /** What several answers with one verb are called together. */
  readonly caption?: (verb: string) => string | undefined
  readonly kinds?: AnswerKinds
  /** Lines that say what the previewed move would do. */
  readonly preview: readonly string[]
  /** Whether the last answer was given by keyboard: the next question then gets the focus. */
  readonly keyboard?: { current: boolean }
  /** Given when these are only some of the answers: leads back to all of them. */
  readonly onWiden?: () => void
}

/** The question in one sentence and all its answers as buttons, by verb; arrows move between them. */
export function DecisionBar({ prompt, ask, preview, onWiden, ...props }: DecisionBarProps) {
  const { preview: show, words } = useTable()
  const groups = useMemo(() => groupsOf(ask.moves, props.kinds), [ask, props.kinds])
  const order = groups.flatMap(({ moves }) => moves)
  const { list, reachable, setFocused, onKeyDown } = useArrows(ask, order, props.keyboard, onWiden)
  const { by, full } = useFold(ask, groups, list)
  const choiceOf = (move: Move) => (
    <Choice
      {...props}
      key={move.id}
      move={move}
      seat={ask.seat}
      reachable={move === reachable}
      onFocus={() => setFocused(order.indexOf(move))}
    />
  )
  return (
    <section className="decision" aria-label={words.choices}>
      <Asked prompt={prompt} preview={preview} />
      <div
        className={full ? 'choices is-full' : 'choices'}
        role="group"
        aria-labelledby="prompt"
        aria-keyshortcuts="a"
        ref={list}
        onKeyDown={onKeyDown}
        onBlur={() => show(null)}
      >
        {groups.map((group) => (
          <Answers key={group.verb} group={group} all={groups} folded={by.get(group.verb)} caption={props.caption}>
            {group.moves.map(choiceOf)}
          </Answers>
        ))}
        {onWiden && <Widen onWiden={onWiden} />}
      </div>
    </section>
  )
}

/** Back to all answers. */
function Widen({ onWiden }: { readonly onWiden: () => void }) {
  const { words } = useTable()
  return (
    <button type="button" className="choice widen" onClick={onWiden}>
      {words.allChoices}
    </button>
  )
}

/** Where a question has answers that must and others that may be given, the first of each kind says so. */
function isFirstOfKind(groups: readonly AnswerGroup[], group: AnswerGroup): boolean {
  const kinds = groups.map(({ kind }) => kind)
  if (group.kind === 'must' && kinds.includes('stop')) return false
  return kinds.includes('must') && kinds.includes('may') && kinds.indexOf(group.kind) === groups.indexOf(group)
}

interface AskedProps {
  readonly prompt: string
  readonly preview: readonly string[]
}

/** What is asked, and what the answer that is looked at would bring. */
export function Asked({ prompt, preview }: AskedProps) {
  return (
    <div className="asked">
      <p className="prompt" id="prompt">
        {prompt}
      </p>
      <p className="preview" id="preview">
        {preview.join(' ')}
      </p>
    </div>
  )
}

interface AnswersProps {
  readonly group: AnswerGroup
  readonly all: readonly AnswerGroup[]
  /** Who offers these answers, so that they are listed only for those who ask for it. */
  readonly folded?: Offerer
  readonly caption: DecisionBarProps['caption']
  readonly children: ReactNode
}

/** The answers with one verb. Those that the board offers open above the bar, on demand or when one of them is reached by keyboard. */
function Answers({ group, all, folded, caption: captionOf, children }: AnswersProps) {
  const { words } = useTable()
  const [open, setOpen] = useState(false)
  const { verb, kind, moves } = group
  const caption = all.length > 1 || folded ? captionOf?.(verb) : undefined
  const note = isFirstOfKind(all, group) ? words.kinds[kind] : ''
  return (
    <div className={folded ? `answers is-folded is-${kind}` : `answers is-${kind}`} data-verb={verb}>
      {note && folded !== 'hand' && <i className="answers-note">{note}</i>}
      {!folded && caption && <span className="answers-verb">{caption}</span>}
      {folded === 'board' && (
        <button
          type="button"
          className="choice unfold"
          tabIndex={-1}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {caption}
          <small>{words.onTheBoard(moves.length)}</small>
        </button>
      )}
      <div key="list" className={folded ? `fold${open ? ' is-open' : ''}` : 'listed'} role="group" aria-label={caption}>
        {children}
      </div>
    </div>
  )
}

const ANSWER = '.choice[data-move]'

/** One of the answers is reached by Tab, the others by arrows. */
function useArrows(
  ask: Ask,
  order: readonly Move[],
  keyboard: DecisionBarProps['keyboard'],
  onWiden: DecisionBarProps['onWiden'],
) {
  const [focused, setFocused] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    setFocused(0)
    const { activeElement } = document
    const isFree = activeElement === document.body || list.current?.contains(activeElement)
    if (isFree && keyboard?.current) list.current?.querySelector<HTMLElement>(ANSWER)?.focus()
  }, [ask])
  const go = (to: number) => {
    const index = (to + ask.moves.length) % ask.moves.length
    setFocused(index)
    list.current?.querySelectorAll<HTMLElement>(ANSWER)[index]?.focus()
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
  return { list, reachable: order[Math.min(focused, order.length - 1)], setFocused, onKeyDown }
}

interface ChoiceProps extends Pick<DecisionBarProps, 'keyboard' | 'face' | 'label'> {
  readonly move: Move
  readonly seat: Seat
  /** By Tab. */
  readonly reachable: boolean
  readonly onFocus: () => void
}

/** A button that answers, with what it would certainly bring. */
function Choice({ move, seat, reachable, keyboard, onFocus, face, label }: ChoiceProps) {
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
      <ChoiceFace face={face?.(move) ?? null} label={label(move)} />
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
