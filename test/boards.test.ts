import { globSync, readFileSync } from 'node:fs'
import { createElement as el, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SEAT_COLOURS } from '#engine/colour.ts'
import type { Rules } from '#engine/game.ts'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { LANGUAGES, type GameText } from '#engine/text.ts'
import { GAMES } from '#games/index.ts'
import { pagesOf } from '#games/pages.ts'
import { screenOf } from '#games/tables.ts'
import { courseOf, type Course } from '#session/course.ts'
import type { Seating } from '#session/seats.ts'
import { TableProvider, type TableContextValue } from '#table/context.ts'
import { loadLateParts } from '#table/late.tsx'
import { explain, type Legend } from '#table/legend/legend.ts'
import { Seats } from '#table/Seats.tsx'
import { text as words } from '#table/text/en.ts'
import type { Beat, GameTable } from '#table/types.ts'

const ALL: readonly Seating[] = SEAT_COLOURS.map((colour, seat) => ({
  name: `Seat ${seat}`,
  colour,
  player: seat === 0 ? 'me' : 'medium',
}))

/** What the parts of a table are told at a position. */
function contextAt(course: Course, n: number): TableContextValue {
  const question = course.asks(n).find((ask) => ask.seat === course.eye) ?? null
  const nothing = () => undefined
  return {
    eye: course.eye,
    question,
    isLegal: (move) => question?.moves.includes(move) ?? false,
    choose: nothing,
    offer: nothing,
    previewed: question?.moves[0] ?? null,
    preview: nothing,
    foresight: () => null,
    lastMoves: new Map(),
    seating: ALL.slice(0, course.view(n).seats),
    seatOf: (seat) => ALL[seat],
    words,
  }
}

/** What stands on the screen at a position, as markup: all of it, or as long as the words of the rest are still to come. */
function screenAt(table: GameTable, course: Course, text: GameText, n: number, compact: boolean): string {
  const part = { view: course.view(n), text, who: (seat: number) => ALL[seat].name }
  const draw = (node: ReactNode) => renderToStaticMarkup(el(TableProvider, { value: contextAt(course, n) }, node))
  const stock = (seat: number) => el(table.Stock, { ...part, seat })
  return [
    table.status(part.view, text),
    draw(el(Seats, { scores: course.game.scores(part.view), asked: [], thinking: [], stock })),
    draw(el(table.Board, { ...part, compact, room: compact ? 'tall' : 'wide' })),
    ...(text.unfinished ? [] : [draw(el(table.Info, part)), table.Hand ? draw(el(table.Hand, part)) : '']),
  ].join('')
}

const spotsOf = (markup: string): string[] => [...markup.matchAll(/data-spot="([^"]+)"/g)].map((match) => match[1])

const ODD = /undefined|NaN|\[object|<path(?![^>]* d=")[^>]*>/g

/** All spots that a beat names. */
function namedBy(beat: Beat): readonly string[] {
  switch (beat.do) {
    case 'fly':
      return [beat.from, ...(beat.via ?? []), beat.to]
    case 'glow':
    case 'flip':
      return beat.at
    case 'together':
      return beat.beats.flatMap(namedBy)
    case 'sound':
      return []
    default:
      return [beat.at]
  }
}

interface Findings {
  /** Spots that events named and no position showed, with the kind of event. */
  readonly missing: ReadonlySet<string>
  /** Kinds of events that came up. */
  readonly kinds: ReadonlySet<string>
  /** Answers on the board that the question does not allow. */
  readonly illegal: readonly string[]
  /** What a board should never write. */
  readonly odd: readonly string[]
}

/** So many events of a kind are looked at closely: what they name must be drawn, there or elsewhere. */
const CLOSELY = 3
/** So often a spot is looked for again before it counts as missing. */
const TRIES = 2

/** A recorded game for each number of seats. */
const recordsOf = (id: string): string[] => {
  const files = globSync(`games/${id}/test/records/*.revier`).sort()
  return files.filter((file, i) => files.findIndex((one) => one.slice(-14) === file.slice(-14)) === i)
}

/** Things on the screen that the legend has nothing to say about, in either language. */
function mute(markup: string, legend: Legend, course: Course, n: number, texts: Texts): string[] {
  const things = new Set([...markup.matchAll(/data-legend="([^@"][^"]*)"/g)].map((match) => match[1]))
  const of = { view: course.view(n), who: (seat: number) => ALL[seat].name, eye: course.eye }
  return [...things].filter((thing) =>
    LANGUAGES.some((language) => {
      const said = explain(legend, thing, { ...of, text: texts[language], language })
      return !said?.name || !said.what || /undefined|NaN|\[object/.test(JSON.stringify(said))
    }),
  )
}

type Texts = Readonly<Record<(typeof LANGUAGES)[number], GameText>>

/** Draws positions and remembers what was there. */
function eyewitness(table: GameTable, texts: Texts, legend: Legend) {
  const text = texts.en
  const drawn = new Set<string>()
  const [illegal, odd]: [string[], string[]] = [[], []]
  const show = (course: Course, n: number): void => {
    const legal = new Set(course.asks(n).flatMap((ask) => ask.moves.map((move) => move.name)))
    for (const compact of [false, true]) {
      const markup = screenAt(table, course, text, n, compact)
      for (const spot of spotsOf(markup)) drawn.add(spot)
      for (const [, move] of markup.matchAll(/data-move="([^"]+)"/g)) if (!legal.has(move)) illegal.push(move)
      odd.push(...mute(markup, legend, course, n, texts))
      odd.push(...(markup.match(ODD) ?? []))
    }
  }
  return { drawn, illegal, odd, show }
}

const family = (spot: string): string => spot.split(':')[0]

/** Walks through recorded games and looks for the spots that events name: some by name, all by their family. */
async function look(id: string): Promise<Findings> {
  const [game, table, en, de] = await Promise.all([
    GAMES[id].game(),
    screenOf(id).table(),
    GAMES[id].text.en(),
    GAMES[id].text.de(),
  ])
  const beats = await table.beats()
  await loadLateParts()
  const { drawn, show, ...seen } = eyewitness(table, { en, de }, await table.legend())
  const wanted = new Map<string, { readonly kind: string; tries: number }>()
  const families = new Map<string, string>()
  const kinds = new Map<string, number>()
  for (const course of coursesOf(id, game))
    for (let n = 1; n <= course.length; n++) {
      let unseen = false
      for (const event of course.events(n)) {
        const times = (kinds.get(event.kind) ?? 0) + 1
        kinds.set(event.kind, times)
        for (const spot of beats(event, course.view(n)).flatMap(namedBy)) {
          families.set(family(spot), event.kind)
          if (times <= CLOSELY && !wanted.has(spot)) wanted.set(spot, { kind: event.kind, tries: 0 })
          const search = wanted.get(spot)
          if (search && !drawn.has(spot) && search.tries++ < TRIES) unseen = true
        }
      }
      if (unseen) [n - 1, n].forEach((at) => show(course, at))
    }
  const lost = [...wanted].filter(([spot]) => !drawn.has(spot)).map(([spot, { kind }]) => `${kind}: ${spot}`)
  const known = new Set([...drawn].map(family))
  const strange = [...families].filter(([name]) => !known.has(name)).map(([name, kind]) => `${kind}: ${name}:…`)
  return { ...seen, kinds: new Set(kinds.keys()), missing: new Set([...lost, ...strange]) }
}

/** A recorded game for each number of seats as its first seat saw it, and one as everybody did. */
function* coursesOf(id: string, game: Rules): Iterable<Course> {
  for (const [i, file] of recordsOf(id).entries()) {
    const past = pastOf(replay(game, parseRecord(readFileSync(file, 'utf8'))))
    yield courseOf(past, 0)
    if (i === 0) yield courseOf(past, 'spectator')
  }
}

describe.each(Object.keys(GAMES))('the screen of %s', (id) => {
  it('draws every spot that its animations name, offers only what is legal, and writes nothing odd', async () => {
    const { missing, illegal, odd, kinds } = await look(id)
    expect([...missing]).toEqual([])
    expect(illegal).toEqual([])
    expect(odd).toEqual([])
    expect(kinds.size).toBeGreaterThan(4)
  })

  it('puts the board up before all words are there, if it tells them apart', async () => {
    const [game, table] = await Promise.all([GAMES[id].game(), screenOf(id).table()])
    for (const language of LANGUAGES) {
      const text = await screenOf(id).earlyText(language)
      for (const course of text ? coursesOf(id, game) : []) {
        const markup = screenAt(table, course, text!, course.length >> 1, false)
        expect(markup.match(ODD)).toBeNull()
        expect(markup).toContain('<svg')
      }
    }
  })

  it('explains everything by a clause that there is', async () => {
    const legend = await (await screenOf(id).table()).legend()
    const rules = readFileSync(`games/${id}/RULES.md`, 'utf8')
    const clauses = Object.values(legend.kinds).map(({ clause }) => clause)
    expect(clauses.filter((clause) => !rules.includes(`[${clause}]`))).toEqual([])
    expect(Object.keys(legend.words.de.things)).toEqual(Object.keys(legend.words.en.things))
  })

  it('draws every figure of its rules page', async () => {
    const figures = Object.entries(await pagesOf(id).figures())
    expect(figures.length).toBeGreaterThan(0)
    for (const language of LANGUAGES) {
      const text = await GAMES[id].text[language]()
      for (const [name, draw] of figures) {
        const markup = renderToStaticMarkup(draw(text))
        expect({ name, empty: markup.length < 40, odd: markup.match(/undefined|NaN|\[object/) }).toEqual({
          name,
          empty: false,
          odd: null,
        })
      }
    }
  })

  it('has the outline of every icon that it names', async () => {
    for (const list of globSync(`games/${id}/table/**/icons.json`)) {
      const wanted = Object.keys(JSON.parse(readFileSync(list, 'utf8')) as object)
      const written = readFileSync(list.replace('icons.json', 'generated/icons.ts'), 'utf8')
      expect([...written.matchAll(/^ {2}'([\w-]+)': 'm/gim)].map((match) => match[1])).toEqual(wanted)
    }
  })
})
