import { readFileSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { DIAGRAM, diagram } from './figures/diagram.ts'
import { keep, RESULTS } from './figures/results.ts'
import { filled, PAGES } from './figures/pages.ts'

/** `npm run figures`: puts what was measured into the pages that speak of it; `--keep FILE` adds what `revier … --json` printed. */
const { keep: files } = new Command('figures')
  .option('--keep <file...>', 'what revier arena, calibrate or lab printed with --json', [])
  .parse()
  .opts<{ keep: string[] }>()

for (const file of files) {
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
  for (const one of Array.isArray(found) ? (found as unknown[]) : [found]) keep(one)
}
for (const page of PAGES) writeFileSync(page, filled(readFileSync(page, 'utf8')))
writeFileSync(DIAGRAM, diagram())
const counts = Object.entries(RESULTS).map(([kind, { read }]) => `${read().length} ${kind}`)
console.log(`In the pages: ${counts.join(', ')}.`)
