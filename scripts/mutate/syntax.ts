import { parseSync } from 'oxc-parser'

/** A node of the syntax tree, as far as a mutator looks at it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export function parse(path: string, code: string): Node {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return node(program)!
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

/** A part of a node that is a node itself. */
export const node = (value: unknown): Node | undefined => (isNode(value) ? value : undefined)
export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
export const name = (value: unknown): string => {
  const found = node(value)
  const text = found?.type === 'Identifier' ? found.name : found?.value
  return typeof text === 'string' ? text : ''
}

/** Types are gone before anything runs; of a cast only the expression stays. */
const CASTS = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSInstantiationExpression']
const isType = ({ type }: Node): boolean => type.startsWith('TS') && !CASTS.includes(type)
const SKIPPED = new Set(['ImportDeclaration', 'ThrowStatement', 'TemplateElement'])

/** A node with all those around it, the nearest last. */
export interface Place {
  readonly node: Node
  readonly around: readonly Node[]
}

/** All nodes that run, from the outside in. */
export function* places(at: Node, around: readonly Node[] = []): Generator<Place> {
  if (isType(at) || SKIPPED.has(at.type)) return
  yield { node: at, around }
  const inner = [...around, at]
  for (const [key, value] of Object.entries(at)) {
    if (key === 'typeAnnotation' || key === 'typeArguments') continue
    for (const child of isNode(value) ? [value] : nodes(value)) yield* places(child, inner)
  }
}

/** The name of what a place stands in: `draw`, `ratSource.play`. */
export function whereabouts({ node, around }: Place): string {
  const names = [...around, node].flatMap(({ type, id, key, callee, arguments: args }) => {
    if (type === 'CallExpression' && ['question', 'action'].includes(name(callee))) return [name(nodes(args)[0])]
    if (type === 'VariableDeclarator' || type === 'FunctionDeclaration' || type === 'ClassDeclaration')
      return [name(id)]
    return type === 'Property' || type === 'MethodDefinition' ? [name(key)] : []
  })
  return names.filter(Boolean).slice(0, 2).join('.')
}
