import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { highlight } from './rules-page.ts'

/** Browsers that can colour text without changing the page. Others get marks. */
export const CAN_COLOUR = typeof Highlight === 'function' && typeof CSS === 'object' && 'highlights' in CSS

const HITS = 'rules-hits'
const HIT = 'rules-hit'

/** Where in a text it says what was searched for. */
export function hitsIn(text: string, query: string): { readonly from: number; readonly to: number }[] {
  let at = 0
  return highlight(text, query).flatMap((piece, i) => {
    const from = at
    at += piece.length
    return i % 2 ? [{ from, to: at }] : []
  })
}

/** All hits on a page, in order. */
function rangesIn(root: HTMLElement, query: string): Range[] {
  if (!query.trim()) return []
  if (!CAN_COLOUR) return [...root.querySelectorAll('mark')].map(around)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.closest('[data-searched]'))
      for (const { from, to } of hitsIn(node.textContent?.normalize('NFC') ?? '', query)) {
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, to)
        ranges.push(range)
      }
  return ranges
}

function around(element: Element): Range {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range
}

const elementOf = ({ startContainer: node }: Range): Element | null =>
  node instanceof Element ? node : node.parentElement

export interface Hits {
  readonly count: number
  readonly at: number
  go(step: number): void
}

/** Colours what was searched for, and goes from hit to hit. */
export function useHits(body: RefObject<HTMLElement | null>, query: string, page: unknown): Hits {
  const [found, setFound] = useState<readonly Range[]>([])
  const [at, setAt] = useState(0)
  useLayoutEffect(() => {
    const ranges = body.current ? rangesIn(body.current, query) : []
    setFound(ranges)
    setAt(0)
    if (!CAN_COLOUR) return
    CSS.highlights.set(HITS, new Highlight(...ranges))
    return () => {
      CSS.highlights.delete(HITS)
      CSS.highlights.delete(HIT)
    }
  }, [query, page])
  useEffect(() => {
    const hit = found.at(at)
    if (!hit) return
    if (CAN_COLOUR) CSS.highlights.set(HIT, new Highlight(hit))
    else elementOf(hit)?.closest('mark')?.classList.add('is-current')
    return () => document.querySelectorAll('mark.is-current').forEach((mark) => mark.classList.remove('is-current'))
  }, [found, at])
  const go = (step: number) => {
    const next = (at + step + found.length) % found.length
    setAt(next)
    elementOf(found[next])?.scrollIntoView({ block: 'center' })
  }
  return { count: found.length, at, go }
}
