import { join } from 'node:path'
import type { Share } from '#bots/lab.ts'
import { RESULTS } from './results.ts'

const ROOT = join(import.meta.dirname, '..', '..')
export const PAGES = ['bots.md', 'balance.md'].map((page) => join(ROOT, 'docs', page))

/** The page with every table made anew that stands between `<!-- figures: NAME -->` and `<!-- end -->`. */
export const filled = (page: string): string =>
  page.replace(/<!-- figures: (\w+) -->\n[^]*?<!-- end -->/g, (_, name: string) => {
    const table = TABLES[name]
    if (!table) throw new Error(`there are no figures '${name}'`)
    return `<!-- figures: ${name} -->\n\n${table()}\n\n<!-- end -->`
  })

const TABLES: Readonly<Record<string, () => string>> = { arena, calibration, reliability, order, length, had }

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const percent = (share: number): string => (100 * share).toFixed(0)
const interval = ({ share, low, high }: Pick<Share, 'share' | 'low' | 'high'>): string =>
  `${percent(share)} [${percent(low)}–${percent(high)}]`

function arena(): string {
  const rows = RESULTS.arena
    .read()
    .map(({ game, seats, games, bots: [first, ...others] }) => [
      game,
      String(seats),
      first.bot,
      others.map(({ bot }) => bot).join(', '),
      interval(first),
      percent(first.fair),
      String(games),
      first.msPerDecision?.toFixed(0) ?? '–',
    ])
  return table(['game', 'seats', 'bot', 'against', '% won [95 %]', 'fair', 'games', 'CPU ms a decision'], rows)
}

function calibration(): string {
  const rows = RESULTS.calibration
    .read()
    .map(({ game, seats, games, drift, brierSkill, ceiling, logLoss, sum }) => [
      game,
      String(seats),
      String(games),
      drift.toFixed(3),
      brierSkill.toFixed(3),
      ceiling === undefined ? '–' : ceiling.toFixed(2),
      logLoss.toFixed(3),
      Math.log(seats).toFixed(3),
      sum.toFixed(4),
    ])
  return table(
    ['game', 'seats', 'games', 'drift', 'Brier skill', 'ceiling', 'log loss', 'of an even share', 'sum'],
    rows,
  )
}

/** What was said and what came true, by tenths. */
function reliability(): string {
  const found = RESULTS.calibration.read()
  const tenths = Array.from({ length: 10 }, (_, i) => i)
  const rows = found.map(({ game, seats, reliability: bins }) => {
    const at = (tenth: number) => bins.find(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth)
    const cell = (tenth: number) => {
      const bin = at(tenth)
      return bin ? `${percent(bin.said)} → ${percent(bin.won)}` : ''
    }
    return [`${game} ${seats}`, ...tenths.map(cell)]
  })
  return table(['said → won, %', ...tenths.map((i) => `${10 * i}–${10 * i + 10}`)], rows)
}

const variantsOf = (variants: Readonly<Record<string, string>>): string =>
  Object.entries(variants)
    .map(([option, value]) => `${option}=${value}`)
    .join(', ') || 'standard'

function order(): string {
  const rows = RESULTS.lab
    .read()
    .map(({ game, seats, bot, variants, games, byOrder }) => [
      game,
      String(seats),
      variantsOf(variants),
      bot,
      String(games),
      byOrder.map(interval).join(', '),
    ])
  return table(['game', 'seats', 'variant', 'bot', 'games', '% won by place in turn order'], rows)
}

function length(): string {
  const rows = RESULTS.lab
    .read()
    .map(({ game, seats, bot, variants, turnsPerSeat, decisions, lead, spread }) => [
      game,
      String(seats),
      variantsOf(variants),
      bot,
      turnsPerSeat.toFixed(1),
      decisions.toFixed(0),
      lead.toFixed(1),
      spread.toFixed(1),
    ])
  return table(
    ['game', 'seats', 'variant', 'bot', 'turns a seat', 'decisions', 'first to second', 'first to last'],
    rows,
  )
}

function had(): string {
  const rows = RESULTS.lab
    .read()
    .filter(({ had: things }) => Object.keys(things).length > 0)
    .map(({ game, seats, bot, variants, had: things }) => [
      game,
      String(seats),
      variantsOf(variants),
      bot,
      Object.entries(things)
        .map(([thing, share]) => `${thing} ${interval(share)} of ${share.had}`)
        .join('; '),
    ])
  return table(['game', 'seats', 'variant', 'bot', '% won by whoever had it'], rows)
}
