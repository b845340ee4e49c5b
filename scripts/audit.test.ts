import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'revier-audit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const found = (critical: number, high: number) =>
  JSON.stringify({ metadata: { vulnerabilities: { low: 0, moderate: 0, high, critical } } })

it.each([
  ['nothing', found(0, 0), 'nothing is known against them'],
  ['two things', found(1, 1), '1 critical, 1 high, 0 moderate, 0 low'],
  ['no registry', '{"error":{"code":"ENOTFOUND"}}', 'the registry could not be asked'],
  ['no answer', '', 'the registry could not be asked'],
])('the report says what is known against packages, and fails nothing: %s', (_, answer, line) => {
  const npm = join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${answer}\nEND\n`)
  chmodSync(npm, 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const { status, stdout } = spawnSync(process.execPath, ['scripts/audit.ts'], { encoding: 'utf8', env })
  expect([status, stdout]).toEqual([0, expect.stringContaining(line)])
})
