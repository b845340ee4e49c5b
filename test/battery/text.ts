import { seenBy } from '#engine/event.ts'
import type { Game, TableSetup } from '#engine/game.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { asks, begin, decide, type Match } from '#engine/match.ts'
import { pastOf, type Past } from '#engine/past.ts'
import { why } from '#engine/play.ts'
import { seatsOf } from '#engine/state.ts'
import type { GameTable } from '#table/types.ts'
import { describe, LANGUAGES, type GameText, type Language, type Who } from '#engine/text.ts'

export type Texts = Readonly<Record<Language, GameText>>

/** Everything a random game made a language say, by what it was about: `prompt take`, `event placed`, … */
export type Said = ReadonlyMap<string, { readonly en: Set<string>; readonly de: Set<string> }>

const who: Who = (seat) => `Seat-${seat}`

/** What a table says of a move besides what the events of its preview say. */
export type Foretell = NonNullable<GameTable['foretell']>

/** Plays a random game and collects every prompt, label, preview, log line, reason and line of the sheet in all languages. */
export function sayAll(game: Game, texts: Texts, setup: TableSetup, foretell?: Foretell): Said {
  const said = new Map<string, { en: Set<string>; de: Set<string> }>()
  const say: Say = (about, line) => {
    if (!said.has(about)) said.set(about, { en: new Set(), de: new Set() })
    for (const language of LANGUAGES) said.get(about)![language].add(line(texts[language]) ?? '')
  }
  let match: Match = begin(game, setup)
  const luck = seedLuck(`text ${setup.seed}`)
  for (let open = asks(match); open.length > 0; open = asks(match)) {
    sayQuestions(match, say)
    if (foretell) sayPreviews(match, foretell, say)
    const { seat, moves } = pick(luck, open)
    sayRefusal(match, seat, pick(luck, game.moves.all), say)
    match = decide(match, seat, pick(luck, moves))
  }
  sayEvents(pastOf(match), say)
  for (const { line } of game.result(match.state)!.sheet) say(`sheet ${line}`, (text) => text.sheet[line])
  return said
}

type Say = (about: string, line: (text: GameText) => string | null | undefined) => void

function sayQuestions(match: Match, say: Say): void {
  for (const { seat, step, moves } of asks(match)) {
    const view = match.game.view(match.state, seat)
    say(`prompt ${step.do}`, (text) => text.prompts[step.do](view, step, who))
    for (const move of moves) say(`move ${move.verb}`, (text) => text.moves[move.verb](move.at, view, who))
  }
}

/** A table tells of every legal move from the view alone, and leaves the view as it is. */
function sayPreviews(match: Match, foretell: Foretell, say: Say): void {
  for (const ask of asks(match)) {
    const view = match.game.view(match.state, ask.seat)
    const before = JSON.stringify(view)
    for (const move of ask.moves)
      say(`preview ${move.verb}`, (text) => foretell({ view, text, who, ask, move }).join(' '))
    if (JSON.stringify(view) !== before) throw new Error(`telling of ${ask.step.do} changed the view`)
  }
}

function sayRefusal({ game, state }: Match, seat: number, move: Game['moves']['all'][number], say: Say): void {
  const clause = why(game, state, seat, move)
  if (clause !== null) say(`clause ${clause}`, (text) => text.clauses[clause])
}

/** Every eye must get a line it can read, also those that do not know the secret part; who sees the same reads the same. */
function sayEvents({ events, match }: Past, say: Say): void {
  const eyes = [...seatsOf(match.setup), 'spectator' as const]
  for (const event of events.flat())
    for (const seen of new Set(eyes.map((eye) => seenBy(event, eye))))
      say(`event ${event.kind}`, (text) => describe(text, seen, who))
}

/** Traces of values that are no text; `null Punkte` is good German. */
const NONSENSE = /undefined|NaN|\bnull\b(?! \p{Lu})|\[object|\s{2}|^\s|\s$| [.,;!?]/u

/** What is wrong with it: nonsense, silence where something must be said, or the same in both languages. */
export function complaints(said: Said): string[] {
  return [...said].flatMap(([about, { en, de }]) => {
    const lines = [...en, ...de]
    const silent = lines.every((line) => line === '') // allowed to events and previews: another one says it all
    const mayBeSilent = /^(event|preview) /.test(about)
    const same = en.size === de.size && [...en].every((line) => de.has(line))
    return [
      ...lines.filter((line) => NONSENSE.test(line)).map((line) => `${about}: '${line}'`),
      ...(lines.includes('') && !mayBeSilent ? [`${about} says nothing`] : []),
      ...(same && !silent && !about.startsWith('move') ? [`${about} is the same in both languages`] : []),
    ]
  })
}
