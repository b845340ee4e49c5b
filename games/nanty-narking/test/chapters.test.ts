import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const RULES = join(import.meta.dirname, '../rules')

it('the index of chapters names every file of the rules, and no other', () => {
  const [index] = /\/\*\*\n \* Where each chapter.*?\*\//s.exec(readFileSync(join(RULES, 'index.ts'), 'utf8'))!
  const named = new Set(index.match(/[\w-]+\.ts/g))
  const files = new Set(globSync('**/*.ts', { cwd: RULES }).map((file) => basename(file)))
  expect([...named].toSorted()).toEqual([...files].toSorted())
})
