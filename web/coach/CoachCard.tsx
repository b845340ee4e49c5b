import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import type { CourseText } from '#lessons/format.ts'
import type { Seating } from '#session/seats.ts'
import { Icon } from '#table/icons.tsx'
import { useRoom } from '#table/use-room.ts'
import { change } from '../settings.ts'
import { liftOf } from './lift.ts'
import type { CoachText } from './text/text.ts'
import type { Said } from './use-matters.ts'
import './guide.css'

interface CoachCardProps {
  readonly card: CourseText['coach'][string]
  readonly words: CoachText
  readonly onMatters: () => void
  readonly onClose: () => void
}

/** What a question is about, and what people look at. */
export const CoachCard = ({ card, words, onMatters, onClose }: CoachCardProps) => (
  <Bubble words={words}>
    <p>
      <strong>{card.about}</strong>
    </p>
    <p>{card.look}</p>
    <p className="guide-actions">
      <button type="button" onClick={onClose}>
        {words.gotIt}
      </button>
      <button type="button" className="link" onClick={onMatters}>
        {words.matters}
      </button>
      <button type="button" className="link" onClick={() => change({ coach: false })}>
        {words.noMore}
      </button>
    </p>
  </Bubble>
)

interface SaidCardProps {
  readonly said: Said
  readonly words: CoachText
  readonly terms: Readonly<Record<string, string>>
  readonly seating: readonly Seating[]
  readonly onClose: () => void
}

/** What matters now, in the words of the game. */
export const SaidCard = ({ said, words, terms, seating, onClose }: SaidCardProps) => (
  <Bubble words={words}>
    <div role="status" aria-busy={said === 'thinking'}>
      <p>
        <strong>{words.matters}</strong>
      </p>
      {linesOf(said, words, terms, seating).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <p className="guide-actions">
      <button type="button" onClick={onClose}>
        {words.gotIt}
      </button>
    </p>
  </Bubble>
)

function linesOf(
  said: Said,
  words: CoachText,
  terms: Readonly<Record<string, string>>,
  seating: readonly Seating[],
): string[] {
  if (said === 'thinking') return ['…']
  if (said === 'not-now') return [words.notNow]
  if (said === 'failed') return [words.failed]
  const { now, ahead, behind } = said
  return [
    now.length > 0 ? words.now(now.map((term) => terms[term])) : words.even,
    ...(ahead ? [words.ahead(terms[ahead])] : []),
    ...(behind ? [words.behind(seating[behind.seat].name, terms[behind.term])] : []),
  ]
}

interface BubbleProps {
  readonly words: CoachText
  readonly children: ReactNode
}

/** Beside the board, or over it where that would have to be smaller. */
function Bubble(props: BubbleProps) {
  return useRoom() === 'tall' ? <Over {...props} /> : <Said {...props} />
}

const Said = ({ words, children, ...place }: BubbleProps & Pick<ComponentProps<'section'>, 'ref' | 'style'>) => (
  <section className="guide coach" aria-label={words.coach} {...place}>
    {children}
  </section>
)

/** On an edge of the board, which keeps its size; folded as soon as somebody touches the board. */
function Over(props: BubbleProps) {
  const [folded, setFolded] = useState(false)
  const card = useRef<HTMLElement>(null)
  const lift = useLift(card, folded)
  useLayoutEffect(() => {
    if (folded) return
    const fold = ({ target }: Event) => target instanceof Element && target.closest('.zoom') && setFolded(true)
    document.addEventListener('pointerdown', fold)
    return () => document.removeEventListener('pointerdown', fold)
  }, [folded])
  return (
    <div className="coach-over">
      {folded ? (
        <button type="button" className="coach-chip" onClick={() => setFolded(false)}>
          <Icon name="talk" />
          <span>{props.words.coach}</span>
        </button>
      ) : (
        <Said {...props} ref={card} style={{ translate: `0 ${-lift}px` }} />
      )}
    </div>
  )
}

/** How far a card that lies on the lower edge of the board is lifted: to the upper one, if fewer places that can be chosen lie there. */
function useLift(card: RefObject<HTMLElement | null>, folded: boolean): number {
  const [lift, setLift] = useState(0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const board = document.querySelector('.zoom')
      if (!board || !card.current) return
      const { top, height } = board.getBoundingClientRect()
      const tall = card.current.offsetHeight
      const legal = [...board.querySelectorAll('.is-legal')].map((spot) => spot.getBoundingClientRect())
      setLift(liftOf({ top, height }, tall, legal))
    })
    return () => cancelAnimationFrame(frame)
  }, [folded])
  return lift
}
