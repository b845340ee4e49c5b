import type { Language } from '#engine/text.ts'
import { folderOf } from '../load.ts'
import { parsePlayers, parseVariants, seatCount, wholeNumber } from '../options.ts'
import { progressBar } from '../progress.ts'
import { simulate as run, type Plan, type Simulation, type Standing } from '../simulate.ts'
import { distribution, wilson, type Distribution } from '../statistics.ts'
import { bold, grid } from '../style.ts'
import { WORDS } from '../text/words.ts'

interface Options {
  readonly lang: Language
  readonly seats?: string
  readonly games: string
  readonly seed: string
  readonly bots: string
  readonly variant: readonly string[]
  readonly json?: boolean
}

const MAX_GAMES = 100_000_000

/** `revier simulate GAME`: many games between bots, and how they went. */
export async function simulate(id: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const folder = folderOf(id, words)
  const game = await folder.rules()
  const seats = seatCount(game, options.seats ?? String(game.seats.min), words)
  const plan: Plan = {
    game,
    seed: options.seed,
    variants: parseVariants(options.variant, words),
    games: wholeNumber('--games', options.games, 1, MAX_GAMES, words),
    players: parsePlayers(options.bots, seats, words),
  }
  const progress = progressBar(words.simulate.running, plan.games)
  const began = performance.now()
  const simulation = run(plan, progress.show)
  const summary = summarise(plan, simulation, (performance.now() - began) / 1000)
  progress.end()
  console.log(options.json ? JSON.stringify(summary, null, 2) : report(summary, (await folder.text[options.lang]()).title, options.lang))
}

type Summary = ReturnType<typeof summarise>

/** All figures, under the names they have in JSON. */
function summarise({ game, seed, variants, games, players }: Plan, sim: Simulation, seconds: number) {
  const share = ({ wins, games }: Standing) => (games > 0 ? wins / games : 0)
  const rate = (n: number) => n / Math.max(seconds, 1e-6)
  return {
    game: game.id,
    seats: players.length,
    variants,
    seed,
    games,
    finished: sim.finished,
    decisions: sim.decisions,
    seconds,
    gamesPerSecond: rate(games),
    decisionsPerSecond: rate(sim.decisions),
    meanDecisions: sim.decisions / games,
    meanBranching: sim.decisions > 0 ? sim.offered / sim.decisions : 0,
    length: distribution(sim.lengths),
    /** Per seat, like the two that follow; shared wins are split. */
    winShare: sim.seats.map(share),
    winInterval: sim.seats.map(({ wins, games }) => wilson(wins, games)),
    scores: sim.seats.map(({ scores }) => distribution(scores)),
    bots: [...sim.players].map(([bot, standing]) => ({
      bot,
      /** Each seat held counts as a game, so that an even share is 1 / seats for every bot. */
      games: standing.games,
      winShare: share(standing),
      winInterval: wilson(standing.wins, standing.games),
      scores: distribution(standing.scores),
    })),
  }
}

function report(s: Summary, title: string, lang: Language): string {
  const words = WORDS[lang].simulate
  const n = (value: number, digits = 0) =>
    value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const percent = (share: number) => share.toLocaleString(lang, { style: 'percent', minimumFractionDigits: 1 })
  const row = (name: string, games: number, share: number, [low, high]: readonly [number, number], d: Distribution | null) => [
    name,
    n(games),
    percent(share),
    `${n(low * 100, 1)}–${n(high * 100, 1)}`,
    ...(d ? [n(d.mean, 1), n(d.sd, 1), n(d.min), ...d.quartiles.map((q) => n(q, 1)), n(d.max)] : Array<string>(7).fill('–')),
  ]
  const table = (first: string, rows: string[][]) => grid([[first, ...words.columns].map(bold), ...rows])
  return [
    bold(words.head(title, s.seats, s.seed)) +
      Object.entries(s.variants).map(([option, value]) => `, ${option}=${value}`).join(''),
    words.speed(n(s.games), n(s.finished), n(s.seconds, 1), n(s.gamesPerSecond), n(s.decisionsPerSecond)),
    ...(s.length ? [words.length(n(s.length.mean, 1), n(s.length.min), n(s.length.max))] : []),
    words.branching(n(s.meanBranching, 1)),
    '',
    table(
      words.seat,
      s.winShare.map((share, i) => row(String(i), s.finished, share, s.winInterval[i]!, s.scores[i]!)),
    ),
    '',
    table(
      words.bot,
      s.bots.map((b) => row(b.bot, b.games, b.winShare, b.winInterval, b.scores)),
    ),
    words.even(percent(1 / s.seats)),
  ].join('\n')
}
