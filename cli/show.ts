import { seenBy, type AutoEvent, type GameEvent } from '#engine/event.ts'
import type { Game, Result } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import type { Eye, State, Step } from '#engine/state.ts'
import { describe, type GameText, type Language, type Who } from '#engine/text.ts'
import type { Terminal } from '#games/index.ts'
import { folderOf } from './load.ts'
import { bold, grid } from './style.ts'
import { WORDS, type Words } from './text/words.ts'

/** All it takes to show a game in the terminal in one language. */
export interface Show {
  readonly title: string
  readonly game: Game
  readonly text: GameText
  readonly terminal: Terminal
  readonly words: Words
  readonly who: Who
}

/** `names[seat]` is how a seat is called beside its number; empty for none. */
export async function loadShow(id: string, lang: Language, names: readonly string[]): Promise<Show> {
  const words = WORDS[lang]
  const folder = folderOf(id, words)
  const [game, text, terminal] = await Promise.all([folder.game(), folder.text[lang](), folder.terminal()])
  return {
    title: folder.manifest.title[lang],
    game,
    text,
    terminal,
    words,
    who: (seat) => words.seat(seat, names[seat] ?? ''),
  }
}

/** A position as an eye sees it. */
export const board = ({ terminal, text, who }: Show, view: State): string => terminal.draw(view, text, who)

/** What happened, a sentence each, as far as the eye may know. */
export function sentences(show: Show, events: readonly (GameEvent | AutoEvent)[], eye: Eye): string[] {
  return events.flatMap((event) => {
    const line = isAuto(event)
      ? show.words.auto(show.who(event.seat))
      : describe(show.text, seenBy(event, eye), show.who)
    return line ? [line] : []
  })
}

const isAuto = (event: GameEvent | AutoEvent): event is AutoEvent => event.kind === 'auto'

export const promptOf = ({ text, who }: Show, view: State, step: Step): string =>
  text.prompts[step.do]?.(view, step, who) ?? step.do

export const labelOf = ({ text, who }: Show, view: State, move: Move): string =>
  text.moves[move.verb]?.(move.at, view, who) ?? move.name

/** The score sheet, line by line, with the places. */
export function scoreSheet({ text, words, who }: Show, { sheet, scores, places, decidedBy }: Result): string {
  const rows = [
    ['', ...scores.map((_, seat) => who(seat))],
    ...sheet.map(({ line, points }) => [text.sheet[line] ?? line, ...points.map(String)]),
    [words.sheet.total, ...scores.map(String)].map(bold),
    [words.sheet.place, ...places.map(String)].map(bold),
  ]
  const reason = decidedBy && `${words.sheet.decidedBy(decidedBy)}: ${text.clauses[decidedBy] ?? ''}`
  return [grid(rows), ...(reason ? [reason.replace(/: $/, '.')] : [])].join('\n')
}
