import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { gameFolder, GAMES } from '#games/index.ts'

/**
 * `npm run freeze GAME …`: keeps the rules of a game as they are now, with the bots that play by them, in
 * games/GAME/past/VERSION.js. Run it before you change rules and raise their version: tables that are being played go on
 * by what was frozen.
 */
const chosen = process.argv.slice(2)
if (chosen.length === 0) fail(`which game? There are ${Object.keys(GAMES).join(', ')}`)
for (const id of chosen) await freeze(id)

async function freeze(id: string): Promise<void> {
  const folder = gameFolder(id) ?? fail(`there is no game '${id}'; there are ${Object.keys(GAMES).join(', ')}`)
  const { version } = await folder.rules()
  const past = join('games', id, 'past')
  const file = join(past, `${version}.js`)
  if (existsSync(file)) fail(`${file} is there already: what people play by is not changed`)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      lib: { entry: join('games', id, 'index.ts'), formats: ['es'], fileName: () => `${version}.js` },
      outDir: past,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
    },
  })
  console.log(`${file}: version ${version} of ${id}`)
}

function fail(why: string): never {
  console.error(why)
  process.exit(2)
}
