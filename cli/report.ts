import type { Language } from '#engine/text.ts'
import type { Plan, Simulation, Standing } from './simulate.ts'
import { wilson } from '#bots/statistics.ts'
import { distribution, type Distribution } from './statistics.ts'
import { bold, grid } from './style.ts'
import { WORDS } from './text/words.ts'

export type Summary = ReturnType<typeof summarise>

/** All figures of a simulation, under the names they have in JSON. */
export function summarise({ game, seed, variants, games, players }: Plan, sim: Simulation, seconds: number) {
  const rate = (n: number) => n / Math.max(seconds, 1e-6)
  const seats = sim.seats.map(figures)
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
    /** These three are per seat. */
    winShare: seats.map((seat) => seat.winShare),
    winInterval: seats.map((seat) => seat.winInterval),
    scores: seats.map((seat) => seat.scores),
    /** Each seat held counts as a game, so that an even share is 1 / seats for every bot. */
    bots: [...sim.players].map(([bot, standing]) => ({ bot, ...figures(standing) })),
  }
}

const figures = ({ games, wins, scores }: Standing) => ({
  games,
  winShare: games > 0 ? wins / games : 0,
  winInterval: wilson(wins, games),
  scores: distribution(scores),
})

type Figures = ReturnType<typeof figures>

/** The same for people. */
export function report(s: Summary, title: string, lang: Language): string {
  const words = WORDS[lang].simulate
  const { n, percent } = numbers(lang)
  const variants = Object.entries(s.variants).map(([option, value]) => `, ${option}=${value}`)
  const seats = s.winShare.map((winShare, i) => ({
    games: s.finished,
    winShare,
    winInterval: s.winInterval[i],
    scores: s.scores[i],
  }))
  return [
    bold(words.head(title, s.seats, s.seed) + variants.join('')),
    words.speed(n(s.games), n(s.finished), n(s.seconds, 1), n(s.gamesPerSecond), n(s.decisionsPerSecond)),
    ...(s.length ? [words.length(n(s.length.mean, 1), n(s.length.min), n(s.length.max))] : []),
    words.branching(n(s.meanBranching, 1)),
    '',
    table(
      words.seat,
      seats.map((seat, i) => [String(i), seat]),
      lang,
    ),
    '',
    table(
      words.bot,
      s.bots.map((bot) => [bot.bot, bot]),
      lang,
    ),
    words.even(percent(1 / s.seats)),
  ].join('\n')
}

function table(first: string, rows: readonly (readonly [name: string, Figures])[], lang: Language): string {
  const { n, percent } = numbers(lang)
  const cells = rows.map(
    ([
      name,
      {
        games,
        winShare,
        winInterval: [low, high],
        scores,
      },
    ]) => [name, n(games), percent(winShare), `${n(low * 100, 1)}–${n(high * 100, 1)}`, ...spread(scores, n)],
  )
  return grid([[first, ...WORDS[lang].simulate.columns].map(bold), ...cells])
}

function spread(d: Distribution | null, n: (value: number, digits?: number) => string): string[] {
  if (!d) return Array<string>(7).fill('–')
  return [n(d.mean, 1), n(d.sd, 1), n(d.min), ...d.quartiles.map((q) => n(q, 1)), n(d.max)]
}

/** Numbers as the language writes them. */
function numbers(lang: Language) {
  const digitsOf = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })
  return {
    n: (value: number, digits = 0) => value.toLocaleString(lang, digitsOf(digits)),
    percent: (share: number) => share.toLocaleString(lang, { style: 'percent', ...digitsOf(1) }),
  }
}
