import { readFileSync, writeFileSync } from 'node:fs'
import { readSources } from '#test/architecture.ts'
import { redrawn } from '#test/graph.ts'

/** `npm run graph`: draws who imports from whom into docs/architecture.md. */
const DOCUMENT = 'docs/architecture.md'
writeFileSync(DOCUMENT, redrawn(readFileSync(DOCUMENT, 'utf8'), readSources('.')))
