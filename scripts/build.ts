import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { weigh } from './weight.ts'

const DIST = 'dist'

/** `npm run build`: the app into dist/, its service worker with the list of all files, and what it weighs. */
await build({ logLevel: 'warn' })
writeServiceWorker()
compress()
const games = globSync('games/*/table/index.tsx').map((file) => file.split(/[\\/]/)[1])
const weights = weigh(DIST, games)
for (const { what, bytes, limit } of weights)
  console.log(`${bytes > limit ? '✗' : '✓'} ${what}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`)
if (weights.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1

function writeServiceWorker(): void {
  const files = globSync('**/*', { cwd: DIST })
    .filter((file) => statSync(join(DIST, file)).isFile() && !/(^sw\.js|manifest\.json|\.woff)$/.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(DIST, file)))
  const addresses = ['/', ...files.filter((file) => file !== 'index.html').map((file) => `/${file}`)]
  const lists = `const VERSION=${JSON.stringify(hash.digest('hex').slice(0, 16))},FILES=${JSON.stringify(addresses)};\n`
  const worker = join(DIST, 'sw.js')
  writeFileSync(worker, lists + readFileSync(worker, 'utf8'))
}

/** Text is kept compressed beside itself, for servers that can send it that way. */
function compress(): void {
  for (const file of globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: DIST }))
    writeFileSync(join(DIST, `${file}.br`), brotliCompressSync(readFileSync(join(DIST, file))))
}
