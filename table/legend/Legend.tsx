import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTable } from '../context.ts'
import { useLate } from '../late.tsx'
import type { GameTable, PartProps } from '../types.ts'
import { explain, parseThing, type Entry } from './legend.ts'
import { besideOf, spread, type Box } from './place.ts'
import { isDrawn, thingOf, usePointing, type Asked } from './pointing.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { FrameThing, LegendText } from './text/text.ts'
import './legend.css'

interface LegendProps {
  readonly stage: RefObject<HTMLElement | null>
  readonly table: GameTable
  readonly part: PartProps
  readonly scores: readonly number[]
  /** All names are shown, and nothing is played. */
  readonly naming: boolean
  readonly onClose: () => void
  readonly ruleHref: (clause: string) => string
}

/** Everything that is drawn can be asked what it is. */
export function Legend({ stage, naming, onClose, ruleHref, ...of }: LegendProps) {
  const entryOf = useEntries(of)
  const [asked, setAsked] = usePointing(stage, naming)
  const entry = asked?.element.isConnected ? entryOf?.(asked.id) : null
  if (!entryOf) return null
  return (
    <>
      {naming && <Names stage={stage} entryOf={entryOf} view={of.part.view} />}
      {naming && <ThingList stage={stage} entryOf={entryOf} asked={asked} onAsk={setAsked} onClose={onClose} />}
      {asked && entry && <Card stage={stage} asked={asked} entry={entry} ruleHref={ruleHref} />}
    </>
  )
}

type EntryOf = (id: string) => Entry | null

/** What there is to say of every thing, once the game's legend is here. */
function useEntries({ table, part, scores }: Pick<LegendProps, 'table' | 'part' | 'scores'>): EntryOf | null {
  const { words, eye, seating } = useTable()
  const legend = useLate(useCallback(() => table.legend(), [table]))
  const frame = words.language === 'de' ? de : en
  return useMemo(() => {
    if (!legend) return null
    const ofFrame = (id: string): Entry => {
      const { kind, at } = parseThing(id)
      const name = seating[at].name
      const said = frame.things[kind as FrameThing]
      const now = kind === '@points' ? `${name}: ${frame.has(scores[at])}` : undefined
      return { title: said.name, name: kind === '@seat' ? name : said.name, what: said.what, kind, now, clause: null }
    }
    return (id) => (id.startsWith('@') ? ofFrame(id) : explain(legend, id, { ...part, eye, language: words.language }))
  }, [legend, part.view, part.text, seating, words])
}

const boxOf = (element: Element): Box => element.getBoundingClientRect()

interface CardProps extends Pick<LegendProps, 'stage' | 'ruleHref'> {
  readonly asked: Asked
  readonly entry: Entry
}

/** What it is, its number now, its rule: beside the thing, never on it, nor, if there is room, on answers or what one of them would do. */
function Card({ stage, asked, entry, ruleHref }: CardProps) {
  const { words } = useTable()
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const [root, own] = [stage.current, card.current]
    if (!root || !own) return
    const { offsetWidth: width, offsetHeight: height } = own
    const seen = [...root.querySelectorAll('.board .is-previewed, .bar, .bar .fold, .legend-list')].map(boxOf)
    const frame = { width: innerWidth, height: innerHeight }
    setPlace(besideOf(boxOf(asked.element), { width, height }, frame, seen))
  }, [asked, entry])
  // Inside a sheet it must be part of that, for nothing else can be clicked meanwhile.
  const home = asked.element.closest('dialog, .table')
  if (!home) return null
  return createPortal(
    <div
      className="legend-card"
      ref={card}
      role={asked.by === 'mouse' ? 'note' : 'status'}
      data-about={asked.id}
      style={place ? { left: place.x, top: place.y } : { visibility: 'hidden' }}
    >
      <b>{entry.name}</b>
      {entry.name !== entry.title && <small>{entry.title}</small>}
      {entry.now && <p className="legend-now">{entry.now}</p>}
      <p>{entry.what}</p>
      {entry.clause && (
        <a href={ruleHref(entry.clause)}>
          {words.ruleLink} {entry.clause}
        </a>
      )}
    </div>,
    home,
  )
}

interface NamesProps extends Pick<LegendProps, 'stage'> {
  readonly entryOf: EntryOf
  readonly view: unknown
}

/** All things that are drawn in a part of the screen. */
const thingsIn = (root: Element, where: string): Element[] =>
  [...root.querySelectorAll(`${where} [data-legend]`)].filter(isDrawn)

interface Label {
  readonly id: string
  readonly label: string
  readonly box: Box
}

/** The names of all places, each where it is. */
function Names({ stage, entryOf, view }: NamesProps) {
  const [labels, setLabels] = useState<readonly Label[]>([])
  useLayoutEffect(() => {
    const root = stage.current
    if (!root) return
    const draw = () => setLabels(labelsOf(root, entryOf))
    const soon = () => void requestAnimationFrame(draw)
    const leaving = new AbortController()
    for (const kind of ['pointerup', 'wheel', 'click'] as const)
      root.addEventListener(kind, soon, { signal: leaving.signal, passive: true })
    const sizes = new ResizeObserver(draw)
    sizes.observe(root)
    soon()
    return () => {
      leaving.abort()
      sizes.disconnect()
    }
  }, [view, entryOf])
  return (
    <div className="legend-names" aria-hidden="true">
      {labels.map(({ id, label, box }) => (
        <span key={id} style={{ left: box.x, top: box.y, width: box.width }} data-names={id}>
          {label}
        </span>
      ))}
    </div>
  )
}

/** Whether the middle of something is in sight. */
const isInside = (box: Box, frame: Box): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
}

const LETTER = 6.4
const LINE = 15

/** One label for each named thing, spread so that they can all be read. */
function labelsOf(root: HTMLElement, entryOf: EntryOf): Label[] {
  const board = root.querySelector('.zoom')
  if (!board) return []
  const frame = boxOf(board)
  const named = new Map<string, { readonly label: string; readonly box: Box }>()
  for (const element of thingsIn(root, '.board')) {
    const id = thingOf(element)
    const label = named.has(id) ? undefined : entryOf(id)?.label
    if (label && isInside(boxOf(element), frame)) named.set(id, { label, box: boxOf(element) })
  }
  const wanted = [...named.values()].map(({ label, box }) => ({
    x: box.x + box.width / 2 - frame.x,
    y: box.y + box.height / 2 - frame.y,
    width: label.length * LETTER + 8,
    height: LINE,
  }))
  const places = spread(wanted, frame)
  return [...named].map(([id, { label }], i) => ({
    id,
    label,
    box: { ...places[i], x: places[i].x + frame.x, y: places[i].y + frame.y },
  }))
}

interface ListProps extends Pick<LegendProps, 'stage' | 'onClose'> {
  readonly entryOf: EntryOf
  readonly asked: Asked | null
  readonly onAsk: (asked: Asked | null) => void
}

interface Row {
  readonly entry: Entry
  readonly elements: readonly Element[]
}

/** Every kind of thing on the screen: one that is looked at lights its kind, arrows go from one to the next. */
function ThingList({ stage, entryOf, asked, onAsk, onClose }: ListProps) {
  const { words } = useTable()
  const text = words.language === 'de' ? de : en
  const list = useRef<HTMLUListElement>(null)
  const [rows, setRows] = useState<readonly Row[]>([])
  const [looked, setLooked] = useState<string | null>(null)
  useLayoutEffect(() => {
    if (stage.current) setRows(rowsOf(stage.current, entryOf))
  }, [entryOf])
  useReturn(onClose)
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('button')?.focus()
    setLooked(null) // frames would lie on the names before anybody has looked at anything
  }, [rows.length > 0])
  const kind = asked ? parseThing(asked.id).kind : looked
  const lit = asked ? [asked.element] : (rows.find(({ entry }) => entry.kind === kind)?.elements ?? [])
  return (
    <aside className="legend-list" aria-label={text.title}>
      <header>
        <h2>{text.title}</h2>
        <button type="button" className="choice" onClick={onClose}>
          {text.back}
        </button>
      </header>
      <p className="legend-help">{text.help}</p>
      <ul ref={list} onKeyDown={(event) => walk(event, rows, asked, onAsk)}>
        {rows.map((row) => (
          <li key={row.entry.kind} className={row.entry.kind === kind ? 'is-looked' : undefined}>
            <ThingRow row={row} asked={asked} text={text} onAsk={onAsk} onLook={setLooked} />
          </li>
        ))}
      </ul>
      <Marks elements={lit} />
    </aside>
  )
}

interface RowProps extends Pick<ListProps, 'asked' | 'onAsk'> {
  readonly row: Row
  readonly text: LegendText
  readonly onLook: (kind: string | null) => void
}

function ThingRow({ row, asked, text, onAsk, onLook }: RowProps) {
  const { kind, title, what } = row.entry
  const [element] = row.elements
  return (
    <button
      type="button"
      data-kind={kind}
      onPointerEnter={() => onLook(kind)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(kind)}
      onClick={() => onAsk({ element, id: thingOf(element), by: 'keys' })}
    >
      <b>{title}</b> {what} <Turn asked={asked} row={row} text={text} />
    </button>
  )
}

/** More frames than this would hide what they are around. */
const MANY = 6

/** A frame around each thing that is spoken of; of many only one is framed, and the others are hinted at. */
function Marks({ elements }: { readonly elements: readonly Element[] }) {
  const drawn = elements.filter(isDrawn)
  return drawn.map((element, i) => {
    const { x, y, width, height } = boxOf(element)
    const quiet = i > 0 && drawn.length > MANY ? ' is-quiet' : ''
    return (
      <div key={i} className={`legend-mark${quiet}`} style={{ left: x, top: y, width, height }} aria-hidden="true" />
    )
  })
}

/** Which one of its kind is being looked at. */
function Turn({ asked, row, text }: { readonly asked: Asked | null; readonly row: Row; readonly text: LegendText }) {
  const at = asked ? row.elements.indexOf(asked.element) : -1
  return at < 0 || row.elements.length < 2 ? null : <i>{text.oneOf(at + 1, row.elements.length)}</i>
}

/** The kinds on the screen with every example; words are those of the kind, not of one of them. */
function rowsOf(root: HTMLElement, entryOf: EntryOf): Row[] {
  const rows = new Map<string, { entry: Entry; elements: Element[] }>()
  for (const element of ['.board', '.hand', '.left', '.panels'].flatMap((where) => thingsIn(root, where))) {
    const entry = entryOf(thingOf(element))
    if (!entry) continue
    const row = rows.get(entry.kind)
    if (row) row.elements.push(element)
    else rows.set(entry.kind, { entry, elements: [element] })
  }
  return [...rows.values()]
}

/** Up and down from kind to kind, left and right from one of a kind to the next. */
function walk(event: KeyboardEvent<HTMLElement>, rows: readonly Row[], asked: Asked | null, onAsk: ListProps['onAsk']) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-kind]') : null
  const at = rows.findIndex(({ entry }) => entry.kind === button?.dataset.kind)
  if (at < 0) return
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    onAsk(null)
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[data-kind]')
    return buttons[(at + step + rows.length) % rows.length].focus()
  }
  const { elements } = rows[at]
  const was = asked ? elements.indexOf(asked.element) : step > 0 ? -1 : 0
  const element = elements[(was + step + elements.length) % elements.length]
  onAsk({ element, id: thingOf(element), by: 'keys' })
}

/** Escape leads back to the game, and the focus to where it was. */
function useReturn(onClose: () => void): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    const press = ({ key }: globalThis.KeyboardEvent) => {
      // A sheet that has come over the names, like the goal of a first game, is what is put away first.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
}
