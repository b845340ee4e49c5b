import { readFileSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { DIAGRAM, diagram } from './figures/diagram.ts'
import { keep, RESULTS } from './figures/results.ts'
import { filled, PAGES } from './figures/pages.ts'

/** `npm run figures`: puts what was measured into the pages that speak of it; `--keep FILE` keeps what `revier … --json` printed, `--add FILE` adds games of other deals to those that are kept. */
const files = new Command('figures')
  .option('--keep <file...>', 'what revier arena, calibrate or lab printed with --json', [])
  .option('--add <file...>', 'games of the same bots, from another seed, that revier arena printed with --json', [])
  .parse()
  .opts<{ keep: string[]; add: string[] }>()

const found = (file: string): unknown[] => [JSON.parse(readFileSync(file, 'utf8'))].flat()

for (const one of files.keep.flatMap(found)) keep(one)
for (const one of files.add.flatMap(found)) keep(one, { more: true })
for (const page of PAGES) writeFileSync(page, filled(readFileSync(page, 'utf8')))
writeFileSync(DIAGRAM, diagram())
const counts = Object.entries(RESULTS).map(([kind, { read }]) => `${read().length} ${kind}`)
console.log(`In the pages: ${counts.join(', ')}.`)
