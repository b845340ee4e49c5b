import { parseSync } from 'oxc-parser'

/** A function and how many lines it has of its own. */
export interface Measured {
  readonly path: string
  readonly line: number
  readonly own: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
/** What gives a function that stands in it a name. */
const NAMES = ['VariableDeclarator', 'Property', 'MethodDefinition']

const isNode = (value: unknown): value is Node & Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The nodes right below one. */
const below = (node: object): Node[] =>
  Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode))

/**
 * The functions of a file. Lines that are blank or a comment do not count, nor do those of functions inside that have
 * names of their own: what a function makes of others is what those do.
 */
export function functionsIn(path: string, code: string): Measured[] {
  const lines = code.split('\n')
  const counts = lines.map((line) => (/^\s*($|\/\/|\/\*|\*)/.test(line) ? 0 : 1))
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length - 1
  const found: Measured[] = []
  /** The lines that a node takes from the function around it. */
  const visit = (node: Node, named: boolean): number => {
    const inside = below(node).reduce((sum, one) => sum + visit(one, NAMES.includes(node.type)), 0)
    if (!FUNCTIONS.includes(node.type)) return inside
    const [first, last] = [lineAt(node.start), lineAt(node.end)]
    const all = counts.slice(first, last + 1).reduce((sum: number, one) => sum + one, 0)
    if (!isTable(node)) found.push({ path, line: first + 1, own: all - inside })
    const apart = last > first && (named || node.type === 'FunctionDeclaration')
    return apart ? all : inside
  }
  visit(parseSync(path, code).program, false)
  return found
}

/** Whether a function does nothing but fill in one object: as with other tables, its length is that of its subject. */
function isTable(node: Node): boolean {
  const [block] = below(node).filter(({ type }) => type === 'BlockStatement')
  const [only, ...more] = block ? below(block) : []
  if (only?.type !== 'ReturnStatement' || more.length > 0) return false
  const [value] = below(only)
  const [object] = value?.type === 'TSSatisfiesExpression' ? below(value) : [value]
  return object?.type === 'ObjectExpression'
}
