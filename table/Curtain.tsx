import { useEffect, useRef } from 'react'
import type { TableText } from './text/text.ts'

interface CurtainProps {
  readonly name: string
  readonly words: TableText
  readonly onReady: () => void
  /** Shown as part of a page, where it must not take the focus. */
  readonly embedded?: boolean
}

/** Between two seats at one screen: nothing of the game is shown until the next one is ready. */
export function Curtain({ name, words, onReady, embedded = false }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!embedded) button.current?.focus()
  }, [embedded])
  const Frame = embedded ? 'div' : 'main'
  const Heading = embedded ? 'h3' : 'h1'
  return (
    <Frame className="curtain">
      <Heading>{words.passTo(name)}</Heading>
      <p>{words.passHelp}</p>
      <button type="button" className="primary" ref={button} onClick={onReady}>
        {words.ready}
      </button>
    </Frame>
  )
}
