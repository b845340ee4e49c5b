import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from '#session/pack.ts'
import { app } from '../server/http/app.ts'
import { chromiumPath, ensureChromium } from './packages.ts'
import { halfwayRecord, tables } from './sample.ts'

/** Lighthouse lives apart, since its packages do not go with ours. */
const FOLDER = 'test/lighthouse'
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'

type Scores = Readonly<Record<string, number>>
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
}

/** `npm run lighthouse [-- --json] [-- --audits]`: what Lighthouse thinks of the home page and of every table. */
const wantsJson = process.argv.includes('--json')
const wantsAudits = process.argv.includes('--audits')
ensureChromium()
install()
if (!existsSync('dist/sw.js')) spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
const server = await app({ dist: join(process.cwd(), 'dist') })
const origin = await server.listen({ port: Number(process.env.PORT ?? 4174), host: 'localhost' })
const all: Record<string, Scores> = {}
for (const [name, path] of await pages()) {
  const report = await examine(origin + path)
  all[name] = Object.fromEntries(
    Object.entries(report.categories).map(([category, { score }]) => [category, Math.round((score ?? 0) * 100)]),
  )
  if (!wantsJson)
    console.log(
      `${name}: ${Object.entries(all[name])
        .map((pair) => pair.join(' '))
        .join(', ')}`,
    )
  if (wantsAudits) for (const title of shortcomings(report)) console.log(`  ${title}`)
}
if (wantsJson) console.log(JSON.stringify(all, null, 2))
await server.close()

function install(): void {
  if (existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) return
  console.error('Installing Lighthouse …')
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (npm.status !== 0) process.exit(1)
}

/** The home page, and a table for each game that comes whole in its address. */
async function pages(): Promise<[string, string][]> {
  const ids = tables()
  const records = await Promise.all(ids.map(async (id) => pack(await halfwayRecord(id))))
  return [['home', '/'], ...ids.map((id, i): [string, string] => [id, `/shared#${records[i]}`])]
}

/** In a process of its own: the server that is examined lives in this one and must be able to answer. */
async function examine(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'revier-lighthouse-'))
  const output = join(folder, 'report.json')
  const program = createRequire(join(process.cwd(), FOLDER, 'package.json')).resolve('lighthouse/cli/index.js')
  const options = ['--preset=desktop', '--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${FLAGS}`]
  const child = spawn(process.execPath, [program, url, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)}`)
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  return report
}

function shortcomings({ audits }: Report): string[] {
  return Object.values(audits).flatMap(({ title, score }) =>
    score !== null && score < 0.9 ? [`${title}: ${score}`] : [],
  )
}
