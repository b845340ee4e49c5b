import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTable } from './context.ts'
import type { LogTurn } from '#session/log.ts'

interface LogProps {
  readonly turns: readonly LogTurn[]
  readonly shown: number
  readonly onJump: (position: number) => void
}

/** What happened, grouped by turn; every line leads to its position. */
export function Log({ turns, shown, onJump }: LogProps) {
  const { words } = useTable()
  const list = useRef<HTMLOListElement>(null)
  const count = turns.reduce((sum, { lines }) => sum + lines.length, 0)
  useEffect(() => {
    const box = list.current
    const before = turns.flatMap(({ lines }) => lines).filter(({ at }) => at <= shown).length
    const line = box?.querySelectorAll<HTMLElement>('.log-line')[before - 1]
    if (line && box) box.scrollTop = line.offsetTop - box.clientHeight + line.offsetHeight + 8
  }, [shown, count]) // not with every list that says the same: who reads further up stays there
  return (
    <ol
      className="log"
      ref={list}
      tabIndex={0}
      aria-label={words.log}
      aria-keyshortcuts="l"
      onKeyDown={(event) => walk(event, list.current)}
    >
      {turns.map(({ turn, lines }) => (
        <li key={turn}>
          <h3>{turn === 0 ? words.setup : words.turn(turn)}</h3>
          {lines.map((line, i) => (
            <button
              key={i}
              type="button"
              className={line.at === shown ? 'log-line is-shown' : 'log-line'}
              tabIndex={-1}
              title={line.auto ? words.onlyChoice : undefined}
              onClick={() => onJump(line.at)}
            >
              {line.text}
            </button>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** Where each key leads from a line; from the list itself they begin with its last one. */
const WAYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at, last) => (at < 0 ? last : at - 1),
  ArrowDown: (at, last) => (at < 0 ? last : at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrows go from line to line; Enter looks at one. */
function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  const way = WAYS[event.key]
  const lines = [...(box?.querySelectorAll<HTMLElement>('.log-line') ?? [])]
  if (!way || lines.length === 0) return
  event.preventDefault()
  const last = lines.length - 1
  const to = way(
    lines.findIndex((line) => line === document.activeElement),
    last,
  )
  lines[Math.min(last, Math.max(0, to))].focus()
}
