import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { SEAT_COLOURS } from '#engine/colour.ts'
import type { Rules } from '#engine/game.ts'
import { pastOf } from '#engine/past.ts'
import { describe } from '#engine/text.ts'
import { LEARNER } from '#lessons/judge.ts'
import { examplesIn, shownGame } from '#lessons/stage.ts'
import { courseOf } from '#session/course.ts'
import type { Seating } from '#session/seats.ts'
import { seatLetter } from '#table/seats.ts'
import type { RulesText } from '#table/text/text.ts'
import { useRoom } from '#table/use-room.ts'
import type { Teaching } from '../lessons/load.ts'
import { StillBoard } from '../StillBoard.tsx'
import './examples.css'

interface ExampleProps {
  readonly teaching: Teaching
  /** The name of the lesson or example. */
  readonly name: string
  readonly words: RulesText
}

/** A rule at work: a position, what happens, and how it stands then. The board is drawn when somebody wants to see it. */
export function Example({ teaching, name, words }: ExampleProps) {
  const [open, setOpen] = useState(false)
  const { lessons, examples } = teaching.text
  const { title, say, recap } = examples[name] ?? lessons[name]
  return (
    <details className="rules-example" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.example(title)}</summary>
      <p>{say}</p>
      {open && <Pictures teaching={teaching} name={name} words={words} />}
      <p>
        <b>{recap}</b>
      </p>
    </details>
  )
}

/** Played through by the rules themselves, so that it can never say anything else than they do. */
function Pictures({ teaching: { parts, course }, name, words }: ExampleProps) {
  const { game, text } = parts
  const seen = useMemo(() => {
    const example = examplesIn(course)[name]
    return { ...courseOf(pastOf(shownGame(game, course, example)), LEARNER), moves: example.moves }
  }, [game, course, name])
  const seating = seatingFor(game, seen.view(0).seats)
  const pictures = useRef<HTMLDivElement>(null)
  const [withInfo, setWithInfo] = useState(false)
  // What is done elsewhere than on the board is seen beside it.
  useLayoutEffect(() => {
    const [before, after] = [...(pictures.current?.querySelectorAll('.board') ?? [])].map(drawnOn)
    setWithInfo(before === after)
  }, [seen])
  const board = { parts, course: seen, seating, className: 'example-board', withInfo, tall: useRoom() === 'tall' }
  const lines = Array.from({ length: seen.length }, (_, i) => seen.events(i + 1)).flat()
  const who = (seat: number) => seating[seat].name
  const lit = game.moves.parse(seen.moves[0])
  const made = new Map(seen.moves.map((move) => [move, LEARNER]))
  return (
    <div ref={pictures}>
      <figure>
        <figcaption>{words.before}</figcaption>
        <StillBoard {...board} at={0} lit={lit} />
      </figure>
      <ol>
        {lines
          .flatMap((event) => describe(text, event, who) ?? [])
          .map((line, i) => (
            <li key={i}>{line}</li>
          ))}
      </ol>
      <figure>
        <figcaption>{words.after}</figcaption>
        <StillBoard {...board} at={seen.length} lastMoves={made} />
      </figure>
    </div>
  )
}

/** Seats by their letters, as examples call them. */
const seatingFor = ({ colours = SEAT_COLOURS }: Rules, seats: number): Seating[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seatLetter(seat),
    colour: colours[seat],
    player: seat === LEARNER ? 'me' : 'medium',
  }))

/** What a board shows, without the names by which its parts refer to each other. */
const drawnOn = (board: Element): string => board.innerHTML.replaceAll(/_r_\w+_|[«:]r\w+[:»]/g, '')
