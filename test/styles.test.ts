import { globSync, readFileSync } from 'node:fs'
import { parse, type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'

const sheets = globSync('games/*/table/{*,moments/*}.css').map((path) => ({
  path,
  game: path.split(/[\\/]/)[1],
  root: parse(readFileSync(path, 'utf8')),
}))
const frame = parse(readFileSync('table/table.css', 'utf8'))

/** What in a style sheet could reach beyond its own game. */
function leaks(root: Root, game: string): string[] {
  const own = new RegExp(`^(?::where\\(\\.game-${game}\\)|\\.game-${game})(?![\\w-])`)
  const inner = (rule: Rule): string[] =>
    rule.selectors.filter((selector) => /:root|(?<![\w.-])(?:html|body)\b|\.game-/.test(selector))
  const look = (nodes: readonly ChildNode[] = []): string[] =>
    nodes.flatMap((node) => {
      if (node.type === 'rule') return node.selectors.filter((selector) => !own.test(selector)).concat(within(node))
      return node.type === 'atrule' ? lookInto(node) : []
    })
  const within = (container: Container): string[] => {
    const found: string[] = []
    container.walkRules((rule) => void found.push(...inner(rule)))
    return found
  }
  const lookInto = (rule: AtRule): string[] => {
    if (rule.name === 'media' || rule.name === 'supports') return look(rule.nodes)
    return rule.name === 'keyframes' && rule.params.startsWith(`${game}-`) ? [] : [`@${rule.name} ${rule.params}`]
  }
  return look(root.nodes)
}

/** The custom properties that a sheet sets, and those it reads. */
function properties(root: Root): { set: Set<string>; read: Set<string> } {
  const [set, read] = [new Set<string>(), new Set<string>()]
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) set.add(prop)
    for (const [, name] of value.matchAll(/var\((--[\w-]+)\)/g)) read.add(name)
  })
  return { set, read }
}

describe('style sheets of games', () => {
  it.each(sheets)('$path names nothing outside its game', ({ root, game }) => {
    expect(leaks(root, game)).toEqual([])
  })

  it('would say so if one did', () => {
    const css = `
      .game-toy { --table: red }
      .game-toys .x { color: red }
      :where(.game-toy) { .x { color: red } .game-other & { color: red } }
      .loose, .game-toy .x { color: red }
      @media (width > 1px) { .loose-too { color: red } }
      @keyframes spin { to { opacity: 0 } }
      @keyframes toy-spin { to { opacity: 0 } }
      @font-face { font-family: x }`
    expect(leaks(parse(css), 'toy')).toEqual([
      '.game-toys .x',
      '.game-other &',
      '.loose',
      '.loose-too',
      '@keyframes spin',
      '@font-face ',
    ])
  })

  it('set only those variables of the frame that it has', () => {
    const known = properties(frame).set
    const unknown = sheets.flatMap(({ path, root }) =>
      [...properties(root).set]
        .filter((name) => /^--(?:table|seat|bar)/.test(name) && !known.has(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('read only variables that are set: by the frame, by themselves or by their components', () => {
    const shell = properties(parse(readFileSync('web/style.css', 'utf8'))).set
    for (const game of new Set(sheets.map((sheet) => sheet.game))) {
      const own = sheets.filter((sheet) => sheet.game === game).map((sheet) => properties(sheet.root))
      const set = new Set([...properties(frame).set, ...shell, ...own.flatMap((one) => [...one.set])])
      const drawn = globSync(`games/${game}/table/**/*.tsx`)
        .map((path) => readFileSync(path, 'utf8'))
        .join('')
      const missing = own
        .flatMap(({ read }) => [...read])
        .filter((name) => !set.has(name) && !drawn.includes(`'${name}'`))
      expect({ game, missing }).toEqual({ game, missing: [] })
    }
  })
})
