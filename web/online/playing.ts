import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Said, Table } from '#protocol/api.ts'
import type { AtFrame } from '#protocol/frames.ts'
import type { Course } from '#session/course.ts'
import { playSound } from '#table/sound.ts'
import { settings } from '../settings.ts'
import { useOnlineWords } from './online.ts'

/** So much of the past is wanted at once, for the log; all of it only when somebody looks back or the game is over. */
const RECENT = 200

/** The course with its past, which is fetched; a new object whenever more of it is here. */
export function usePast(course: Course, lookingBack: boolean): Course {
  const [fetched, setFetched] = useState(0)
  const { length } = course
  const from = lookingBack || course.result ? 0 : Math.max(0, length - RECENT)
  const missing = useMemo(() => {
    for (let n = from; n <= length; n++) if (!course.has(n)) return n
    return null
  }, [course, from, fetched])
  useEffect(() => {
    if (missing === null) return
    let wanted = true
    void course.fetch(missing, length).then(
      () => wanted && setFetched((times) => times + 1),
      () => undefined, // it is tried again with the next frame
    )
    return () => {
      wanted = false
    }
  }, [course, missing])
  return useMemo(() => ({ ...course }), [course, fetched])
}

/** How many decisions the eye's seat can take back by itself, in a step and in a turn. */
export function backOf(course: Course, { back }: AtFrame): { step: number; turn: number } {
  const { length, eye } = course
  const own = (n: number) => course.has(n) && course.mover(n) === eye
  let step = 0
  while (step < back && !own(length - step)) step++
  step = Math.min(back, step + 1)
  if (back === 0) return { step: 0, turn: 0 }
  const turnOf = (n: number) => (course.has(n) ? course.turn(n) : -1)
  let turn = step
  for (let n = step; n <= back; n++) if (own(length - n + 1) && turnOf(length - n) === turnOf(length - step)) turn = n
  return { step, turn }
}

/** The position before the last decision of a seat; null if it made none that is known here. */
export function beforeOwn(course: Course): number | null {
  for (let n = course.length; n > 0 && course.has(n); n--) if (course.mover(n) === course.eye) return n - 1
  return null
}

/** Whether bots have the seats of all other people. */
export const isAlone = ({ seats, mine }: Pick<Table, 'seats' | 'mine'>, { hands }: Pick<AtFrame, 'hands'>): boolean => {
  const others = seats.flatMap(({ person }, seat) => (person && seat !== mine ? [hands[seat]] : []))
  return mine !== null && hands[mine] === 'person' && others.length > 0 && !others.includes('person')
}

/** Says in the title that it is one's turn, and once by a sound; not again for every further question of the same turn. */
export function useTurnNotice(title: string, mine: boolean): void {
  const words = useOnlineWords()
  const { callByTitle } = useStore(settings)
  useEffect(() => {
    document.title = mine && callByTitle ? `● ${words.yourTurn} · ${title}` : `${title} · Revier`
  }, [title, mine, words, callByTitle])
  useEffect(() => {
    if (mine) soundCall()
  }, [mine])
}

/** The sound of one's turn, for who wants it. */
export function soundCall(): void {
  const { muted, callBySound } = settings.getState()
  playSound('turn', muted || !callBySound)
}

/** How many lines were said since one looked. */
export function useNews(said: readonly Said[]): { news: number; see: (m: number) => void } {
  const [seen, setSeen] = useState<number | null>(null)
  const last = said.at(-1)?.m ?? 0
  useEffect(() => {
    if (seen === null && last > 0) setSeen(last)
  }, [last])
  const news = seen === null ? 0 : said.filter(({ m }) => m > seen).length
  return { news, see: setSeen }
}
