import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { Ask } from '#engine/play.ts'
import type { AnswerGroup } from './answer-groups.ts'

/** Who else offers the answers of a group: then the bar need not. */
export type Offerer = 'board' | 'hand'

interface Fold {
  readonly ask: Ask
  /** Groups that the bar lists only on demand, by verb. */
  readonly by: ReadonlyMap<string, Offerer>
  /** Everything that could be folded is: the bar takes the room it needs. */
  readonly full: boolean
}

/** So many answers are not listed beside a board that offers them. */
const MANY = 6

/** So few always are: a button that opens them would take as much room. */
const FEW = 2

const byLength = (a: AnswerGroup, b: AnswerGroup): number => b.moves.length - a.moves.length

const unfolded = (ask: Ask): Fold => ({ ask, by: new Map(), full: false })

/** Which answers the bar leaves to the board and the hand, so that the rest fits. */
export function useFold(ask: Ask, groups: readonly AnswerGroup[], box: RefObject<HTMLElement | null>): Fold {
  const [kept, setFold] = useState(() => unfolded(ask))
  const fold = kept.ask === ask ? kept : unfolded(ask)
  useLayoutEffect(() => {
    const next = box.current && folded(fold, groups, box.current)
    if (next) setFold(next)
  }, [ask, kept])
  useEffect(() => {
    const again = () => requestAnimationFrame(() => setFold((old) => unfolded(old.ask))) // when all else has its new size
    // Its cards may come later than the question. Not its size is watched: that may follow from what is folded, without end.
    const watch = new MutationObserver(again)
    const hand = box.current?.closest('.middle')?.querySelector(':scope > .hand')
    if (hand) watch.observe(hand, { childList: true })
    addEventListener('resize', again)
    return () => {
      watch.disconnect()
      removeEventListener('resize', again)
    }
  }, [])
  return fold
}

/** One more group folded, if that is wanted; null if all is well. */
function folded(fold: Fold, groups: readonly AnswerGroup[], box: HTMLElement): Fold | null {
  if (fold.full) return null
  const offered = offeredBy(box)
  const candidates = groups.flatMap((group) => {
    const by = fold.by.has(group.verb) ? null : offerer(group, offered)
    return by ? [{ ...group, by }] : []
  })
  const one =
    candidates.find(({ by, moves }) => by === 'hand' || moves.length > MANY) ??
    (overflows(box) ? candidates.filter(({ moves }) => moves.length > FEW).toSorted(byLength)[0] : null)
  if (one) return { ...fold, by: new Map(fold.by).set(one.verb, one.by) }
  return overflows(box) ? { ...fold, full: true } : null
}

/** Whether the answers, or the bar where it has a height of its own, do not fit. */
const overflows = (box: HTMLElement): boolean =>
  [box, box.closest('.bar')].some((one) => one && one.scrollHeight > one.clientHeight + 1)

/** Who offers every answer of a group. */
function offerer({ moves }: AnswerGroup, offered: ReadonlyMap<string, Offerer>): Offerer | null {
  const by = moves.map(({ name }) => offered.get(name))
  if (by.includes(undefined)) return null
  return by.includes('board') ? 'board' : 'hand'
}

/** Moves that somebody can make by a click on a place that is in sight. */
function offeredBy(box: HTMLElement): ReadonlyMap<string, Offerer> {
  const offered = new Map<string, Offerer>()
  for (const spot of box.closest('.table')?.querySelectorAll<HTMLElement>('.spot[data-moves]') ?? []) {
    const by = spot.closest('.board') ? 'board' : 'hand'
    if (isInSight(spot)) for (const name of spot.dataset.moves?.split(' ') ?? []) offered.set(name, by)
  }
  return offered
}

/** Whether most of a place can be seen: not cut off by the screen, nor by a hand that is longer than its row; a board can be moved. */
function isInSight(spot: Element): boolean {
  const { left, right, top, bottom, width, height } = spot.getBoundingClientRect()
  const around = spot.closest('.hand-cards, .zoom-inner')?.getBoundingClientRect()
  const row = around ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const across = Math.min(right, row.right, innerWidth) - Math.max(left, row.left, 0)
  const down = Math.min(bottom, row.bottom) - Math.max(top, row.top)
  return width > 0 && height > 0 && across > width * SEEN && down > height * SEEN
}
const SEEN = 0.6
