import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { scores, settledAfter, type DealResult, type Meeting, type Score } from '#bots/arena.ts'
import { parseBot, thinkingFor } from '#bots/index.ts'
import type { Claims } from '#bots/statistics.ts'
import { BadInput } from '../bad-input.ts'
import { folderOf } from '../load.ts'
import { MAX_GAMES, parseVariants, seatCount, wholeNumber, type SeriesOptions } from '../options.ts'
import { cores, runJobs } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { bold, grid } from '../style.ts'
import { WORDS, type Words } from '../text/words.ts'
import type { DealJob } from '../worker.ts'

interface Options extends SeriesOptions {
  readonly bots: string
  readonly variant?: readonly string[]
  readonly time?: string
  readonly sprt?: string
  readonly file?: string
  readonly cores?: string
}

const MAX_CORES = 256

/** `revier arena GAME`: bots meet on all cores, each deal from every seat, until all games are played or the question is settled. */
export async function arena(id: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const game = await folderOf(id, words).game()
  const seats = seatCount(game, options.seats ?? String(game.seats.min), words)
  const meeting: Meeting = {
    seats,
    bots: parseBots(options, seats, words),
    seed: options.seed,
    variants: parseVariants(options.variant ?? [], words),
  }
  const games = wholeNumber('--games', options.games, 1, MAX_GAMES, words)
  const claims = options.sprt === undefined ? null : parseClaims(options.sprt, words)
  const threads = options.cores ? wholeNumber('--cores', options.cores, 1, MAX_CORES, words) : cores()
  const deals = await play(id, meeting, { deals: Math.ceil(games / seats), claims, threads, file: options.file, words })
  const summary = { game: id, seats, games: deals.length * seats, seeds: [options.seed], bots: scores(meeting, deals) }
  console.log(options.json ? JSON.stringify(summary, null, 2) : report(summary.bots, summary.games, words))
}

function parseBots({ bots, time }: Options, seats: number, words: Words): string[] {
  const names = bots.split(',').map((name) => name.trim())
  if (names.length > seats) throw new BadInput(words.errors.bots(names.length, seats))
  const ms = time === undefined ? null : wholeNumber('--time', time, 1, 60_000, words)
  const timed = names.map((name) => (ms === null ? name : thinkingFor(name, ms)))
  timed.forEach((name) => parseBot(name))
  return timed
}

/** `0.5,0.6`: two shares of wins of the first bot, to be told from each other. */
function parseClaims(text: string, words: Words): Claims {
  const [low, high] = /^0?\.\d+,0?\.\d+$/.test(text) ? text.split(',').map(Number) : [1, 0]
  if (!(low > 0 && low < high && high < 1)) throw new BadInput(words.errors.claims(text))
  return { low, high }
}

interface Course {
  readonly deals: number
  readonly claims: Claims | null
  readonly threads: number
  readonly file: string | undefined
  readonly words: Words
}

/** Plays what is not in the file yet. Deals count in their order, so that a settled question does not depend on the clock. */
async function play(game: string, meeting: Meeting, course: Course): Promise<DealResult[]> {
  const known = course.file ? readDeals(course.file, game, meeting, course.words) : new Map<number, DealResult>()
  const finished = (): DealResult[] => {
    const list: DealResult[] = []
    for (let d = 0; d < course.deals && known.has(d); d++) list.push(known.get(d)!)
    const enough = course.claims && settledAfter(meeting, list, course.claims)
    return enough ? list.slice(0, enough) : list
  }
  const goOn = (): boolean => {
    const list = finished()
    return list.length < course.deals && !(course.claims && settledAfter(meeting, list, course.claims))
  }
  const progress = progressBar(course.words.arena.running, course.deals)
  const jobs = function* (): Generator<DealJob> {
    for (let deal = 0; deal < course.deals; deal++) if (!known.has(deal)) yield { do: 'deal', game, meeting, deal }
  }
  if (goOn())
    await runJobs(
      jobs(),
      (result) => {
        known.set(result.deal, result)
        if (course.file) appendFileSync(course.file, `${JSON.stringify(result)}\n`)
        progress.show(known.size)
        return goOn()
      },
      course.threads,
    )
  progress.end()
  return finished()
}

/** A file of deals: what is met on the first line, then one deal a line. A line that was cut off is played again. */
function readDeals(file: string, game: string, meeting: Meeting, words: Words): Map<number, DealResult> {
  const head = JSON.stringify({ game, ...meeting })
  if (!existsSync(file)) appendFileSync(file, `${head}\n`)
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
  if (first !== head) throw new BadInput(words.errors.otherMeeting(file))
  const deals = lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as DealResult]
    } catch {
      return []
    }
  })
  return new Map(deals.map((deal) => [deal.deal, deal]))
}

function report(bots: readonly Score[], games: number, words: Words): string {
  const percent = (share: number) => (100 * share).toFixed(1)
  const rows = bots.map(({ bot, wins, share, low, high, fair, elo, msPerDecision }) => [
    bot,
    wins.toFixed(1),
    percent(share),
    `${percent(low)}–${percent(high)}`,
    percent(fair),
    elo.toFixed(0),
    msPerDecision.toFixed(1),
  ])
  return [words.arena.head(games), grid([[...words.arena.columns].map(bold), ...rows])].join('\n')
}
