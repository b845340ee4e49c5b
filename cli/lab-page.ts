import type { LabResult, Share } from '#bots/lab.ts'
import type { Language } from '#engine/text.ts'
import type { Words } from './text/words.ts'

/** A page of its own, without anything from elsewhere: one section for each table, with a chart for each question. */
export function labPage(title: string, results: readonly LabResult[], words: Words, lang: Language): string {
  const t = words.lab
  const sections = results.map((result) => section(result, words))
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(t.title(title))}</title>
<style>${STYLE}</style>
<main>
<h1>${escape(t.title(title))}</h1>
<p>${escape(t.about)}</p>
${sections.join('\n')}
</main>
</html>
`
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#222, #eee); --faint: light-dark(#888, #999); --bar: light-dark(#3d6e9e, #7fb2e0); }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fff, #161616); }
main { max-width: 62rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid var(--faint); padding-top: .5rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; }
svg { width: 100%; height: auto; } text { font-size: 11px; fill: var(--ink); } .fair { stroke: var(--faint); stroke-dasharray: 3 3; }
.bar { fill: var(--bar); } .whisker { stroke: var(--ink); stroke-width: 1.5; }
table { border-collapse: collapse; } th, td { text-align: right; padding: .1rem .6rem; } th:first-child, td:first-child { text-align: left; }
`

function section(result: LabResult, words: Words): string {
  const t = words.lab
  const variants = Object.entries(result.variants).map(([option, value]) => `${option}=${value}`)
  const fair = 1 / result.seats
  const named = (list: readonly Share[]) => list.map((share, i) => [String(i + 1), share] as const)
  const charts = [
    chart(t.byOrder, named(result.byOrder), fair),
    chart(t.bySeat, named(result.bySeat), fair),
    chart(t.had, Object.entries(result.had), fair),
  ]
  const facts = t.facts(
    result.games,
    result.bot,
    result.turnsPerSeat.toFixed(1),
    result.decisions.toFixed(0),
    result.lead.toFixed(1),
    result.spread.toFixed(1),
  )
  return `<section>
<h2>${escape([t.seats(result.seats), ...variants].join(', '))}</h2>
<p>${escape(facts)}</p>
<div class="charts">${charts.join('\n')}</div>
${lines(result, words)}
</section>`
}

const ROW = 20
const LEFT = 130
const WIDTH = 220

/** Shares of wins as bars with their intervals, and a line where an even share would be. */
function chart(caption: string, rows: readonly (readonly [name: string, share: Share])[], fair: number): string {
  if (rows.length === 0) return ''
  const most = Math.max(2 * fair, ...rows.map(([, { high }]) => high))
  const x = (share: number) => (LEFT + (share / most) * WIDTH).toFixed(1)
  const bars = rows.map(([name, { share, low, high, had }], i) => {
    const y = i * ROW
    const middle = y + ROW / 2
    return `<text x="${LEFT - 6}" y="${middle + 4}" text-anchor="end">${escape(name)}</text>
<rect class="bar" x="${LEFT}" y="${y + 4}" width="${((share / most) * WIDTH).toFixed(1)}" height="${ROW - 8}"/>
<line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/>
<text x="${LEFT + WIDTH + 6}" y="${middle + 4}">${(100 * share).toFixed(0)} % (${had})</text>`
  })
  const height = rows.length * ROW
  return `<figure><figcaption>${escape(caption)}</figcaption>
<svg viewBox="0 0 ${LEFT + WIDTH + 80} ${height}" role="img" aria-label="${escape(caption)}">
${bars.join('\n')}
<line class="fair" x1="${x(fair)}" x2="${x(fair)}" y1="0" y2="${height}"/>
</svg></figure>`
}

function lines({ lines: sheet }: LabResult, words: Words): string {
  const rows = Object.entries(sheet).map(
    ([line, { winners, all }]) =>
      `<tr><td>${escape(line)}</td><td>${winners.toFixed(1)}</td><td>${all.toFixed(1)}</td></tr>`,
  )
  const head = words.lab.columns.map((column) => `<th>${escape(column)}</th>`).join('')
  return rows.length > 0 ? `<table><tr>${head}</tr>${rows.join('')}</table>` : ''
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
