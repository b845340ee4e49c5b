import { useCallback, useEffect, useRef, useState } from 'react'
import type { Course } from '#session/course.ts'
import type { Seating } from '#session/seats.ts'
import { useLate } from '#table/late.tsx'
import { hatchOf, SeatHatches } from '#table/SeatHatches.tsx'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { asker, type Asker } from '../aside.ts'
import { useLanguage } from '../words.ts'
import { mayTell } from './may-tell.ts'
import { parts, percent, spoken, type Part } from './points.ts'
import { loadWords } from './words.ts'
import './chance-bar.css'

interface ChanceBarProps {
  readonly course: Course
  /** The position that is looked at. */
  readonly at: number
  readonly seating: readonly Seating[]
}

/** The chances of all seats at a position as one slim bar; nothing where they would give a secret away. */
export function ChanceBar({ course, at, seating }: ChanceBarProps) {
  const language = useLanguage()
  const words = useLate(useCallback(() => loadWords(language), [language]))
  const chances = useChances(course, at)
  if (!words || !chances) return null
  if (chances === 'failed') return <p className="chance-bar">{words.noChances}</p>
  return (
    <svg className="chance-bar" role="img" aria-label={`${words.chanceOfAll}: ${spoken(chances, seating)}`}>
      <SeatHatches scope="chance-" />
      {parts(chances).map((part) => (
        <Share key={part.seat} {...part} seating={seating[part.seat]} />
      ))}
    </svg>
  )
}

const HEIGHT = 22
/** What is narrower bears no number, or no mark. */
const NUMBER = 0.16
const MARK = 0.06

/** A seat's part: its colour, its pattern, its mark and how much it is. */
function Share({ seat, from, chance, seating }: Part & { readonly seating: Seating }) {
  const place = { x: `${100 * from}%`, width: `${100 * chance}%`, height: HEIGHT }
  const numbered = chance >= NUMBER
  return (
    <g className={`seat-${seating.colour}`}>
      <rect className="chance-part" {...place} />
      <rect {...place} fill={hatchOf(seating.colour, 'chance-')} />
      <svg x={`${100 * (from + chance / 2)}%`} y={HEIGHT / 2} overflow="visible">
        {chance >= MARK && (
          <g transform={`translate(${numbered ? -20 : 0} 0) scale(.8)`}>
            <SeatGlyph seat={seat} seating={seating} />
          </g>
        )}
        {numbered && (
          <text x={-8} y={5}>
            {percent(chance)}
          </text>
        )}
      </svg>
    </g>
  )
}

/** The chances at a position, reckoned beside the page; those of the last one until they have come, and none where they may not be told. */
function useChances(course: Course, at: number): readonly number[] | 'failed' | null {
  const [chances, setChances] = useState<readonly number[] | 'failed' | null>(null)
  const asked = useRef<Asker | null>(null)
  useEffect(
    () => () => {
      asked.current?.close()
      asked.current = null
    },
    [],
  )
  useEffect(() => {
    if (!mayTell(course) || !course.has(at)) return setChances(null)
    let wanted = true
    const { game, eye } = course
    asked.current ??= asker()
    asked.current.ask('chances', game.id, { view: course.view(at), eye, at }).then(
      (told) => wanted && setChances(told),
      () => wanted && setChances('failed'),
    )
    return () => {
      wanted = false
    }
  }, [course, at])
  return chances
}
