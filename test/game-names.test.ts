import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { namings, namingsIn, strictFiles } from './game-names.ts'

const ROOT = join(import.meta.dirname, '..')

describe('outside its folder', () => {
  it('no game is named, not in tests, scripts or settings of tools', () => {
    expect(
      namingsIn(
        ROOT,
        Object.values(GAMES).map(({ manifest }) => manifest),
      ),
    ).toEqual([])
  })

  it('everything is looked at but prose, figures and what is not ours', () => {
    const files = strictFiles(ROOT)
    expect(files).toEqual(
      expect.arrayContaining([
        'vite.config.ts',
        'package.json',
        'Dockerfile',
        '.oxlintrc.json',
        'web/index.html',
        'table/table.css',
        'games/index.ts',
        'scripts/run.mjs',
        'test/browser/helpers.ts',
        'templates/game/manifest.ts',
      ]),
    )
    expect(files.filter((path) => /node_modules|\.md$|^games\/.*\//.test(path))).toEqual([])
  })
})

describe('a game that is named', () => {
  const games = [
    { id: 'tic-tac', title: { en: 'Tic Tac', de: 'Drei gewinnt' } },
    { id: 'go', title: { en: 'Go', de: 'Go' } },
  ]
  const found = (text: string) => namings([['web/x.ts', text]], games)

  it.each([
    `open('go')`,
    'const path = `games/go/rules`',
    `import x from "#games/tic-tac/index.ts"`,
    '// as in Tic Tac',
    '<p>Drei gewinnt</p>',
    '.game-x, tic-tac { color: red }',
  ])('is found: %s', (line) => expect(found(`\n${line}`)).toHaveLength(1))

  it.each(['let it go', `'gopher'`, 'Go on', 'games/tic-tac-toe/x', 'a-tic-tac'])('is not found: %s', (line) =>
    expect(found(line)).toEqual([]),
  )

  it('is told with file and line', () => expect(found(`a\n  open('go')`)).toEqual([`web/x.ts:2 names go: open('go')`]))
})
