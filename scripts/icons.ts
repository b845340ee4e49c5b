import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `node scripts/icons.ts`: the icons that each game names in table/icons.json, as path data in a box of 512. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet

function pathOf(name: string): string {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  if (paths.length === 0) throw new Error(`game-icons has no icon '${name}'`)
  return paths.join('')
}

for (const list of globSync('games/*/table/icons.json')) {
  const names = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  const folder = join(dirname(list), 'generated')
  mkdirSync(folder, { recursive: true })
  const lines = Object.entries(names).map(([own, name]) => `  ${JSON.stringify(own)}: ${JSON.stringify(pathOf(name))},`)
  writeFileSync(
    join(folder, 'icons.ts'),
    `// Made by scripts/icons.ts from game-icons.net (CC BY 3.0). Do not edit.\nexport const ICONS = {\n${lines.join('\n')}\n} as const\n`,
  )
}
