import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * `node scripts/icons.ts`: takes the icons that `games/GAME/table/icons.json` names (our name: theirs) out of the
 * game-icons set (CC BY 3.0) and writes their outlines, in a box of 512, to `generated/icons.ts` beside it.
 */
const SET = 'node_modules/@iconify-json/game-icons/icons.json'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

const { icons } = JSON.parse(readFileSync(SET, 'utf8')) as IconSet

for (const file of globSync('games/*/table/icons.json')) {
  const wanted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const lines = Object.entries(wanted).map(([name, theirs]) => `  '${name}': '${outline(theirs)}',\n`)
  const target = join(dirname(file), 'generated', 'icons.ts')
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(
    target,
    `/* Made by scripts/icons.ts from game-icons.net, CC BY 3.0. */\nexport const ICONS = {\n${lines.join('')}} as const\n`,
  )
  console.log(`${target}: ${lines.length} icons`)
}

/** All paths of an icon as one, with a tenth of a unit as the finest step. */
function outline(name: string): string {
  const icon = icons[name]
  if (!icon) throw new Error(`game-icons has no '${name}'`)
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  return paths.join('').replace(/\d*\.\d{2,}/g, (number) => Number(number).toFixed(1))
}
