import { useEffect, useRef } from 'react'
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
    <ol className="log" ref={list} tabIndex={0} aria-label={words.log} aria-keyshortcuts="l">
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
