import { name, node, nodes, type Node, type Place } from './syntax.ts'

/** What kinds of change there are. Those of secrecy must all be caught. */
export const SECRECY = ['secret-told', 'reveal-dropped', 'flag-dropped', 'view-line-dropped'] as const
const ORDINARY = [
  'comparison',
  'arithmetic',
  'boolean',
  'constant',
  'statement',
  'branch',
  'array-method',
  'clause',
] as const
export const KINDS = [...SECRECY, ...ORDINARY]
export type Kind = (typeof KINDS)[number]

/** A stretch of the source, and what stands there instead. */
export interface Edit {
  readonly kind: Kind
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What a mutator knows of the file. */
export interface Source {
  readonly path: string
  readonly code: string
  /** Clauses that the file names, in order. */
  readonly clauses: readonly string[]
}

type Mutator = (place: Place, source: Source) => Edit[]

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}
const ARITHMETIC: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '+=': ['-=', '='],
  '-=': ['+=', '='],
  '|=': ['=', '&='],
  '&=': ['=', '|='],
  '++': ['--'],
  '--': ['++'],
}
const LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&', '??': '&&' }

/** A method, and another in its place; null leaves the call out: `list.filter(f)` becomes `list`. */
const METHODS: Readonly<Record<string, string | null>> = {
  some: 'every',
  every: 'some',
  push: 'unshift',
  pop: 'shift',
  shift: 'pop',
  unshift: 'push',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  filter: null,
  slice: null,
  sort: null,
  toSorted: null,
  reverse: null,
  toReversed: null,
  fill: null,
  concat: null,
  shuffle: null,
}

const isString = (at: Node | undefined): boolean =>
  at?.type === 'TemplateLiteral' || (at?.type === 'Literal' && typeof at.value === 'string')

/** Where the operator of a node stands, given that something is to its left. */
function operatorAt({ operator }: Node, from: number, code: string): { start: number; end: number } {
  const start = code.indexOf(String(operator), from)
  return { start, end: start + String(operator).length }
}

/** Other operators in place of this one. */
const operators = (at: Node, left: Node, others: readonly string[], kind: Kind, { code }: Source): Edit[] =>
  others.map((text) => ({ kind, ...operatorAt(at, left.end, code), text }))

/** One operand alone. A bracket that begins a line would go with the line before. */
function operands({ node: at, around }: Place, kind: Kind, { code }: Source): Edit[] {
  const separator = around.at(-1)?.type === 'ExpressionStatement' ? ';' : ''
  return [node(at.left)!, node(at.right)!].map((one) => ({
    kind,
    start: at.start,
    end: at.end,
    text: `${separator}(${code.slice(one.start, one.end)})`,
  }))
}

const isForUpdate = ({ node: at, around }: Place): boolean => around.at(-1)?.update === at

/** One round too few: one too many reads what is behind the end, which is `undefined` and mostly does nothing. */
const oneRoundLess = ({ end }: Node): Edit => ({ kind: 'comparison', start: end, end, text: ' - 1' })

const binary: Mutator = (place, source) => {
  const at = place.node
  if (at.type !== 'BinaryExpression') return []
  const [left, right] = [node(at.left)!, node(at.right)!]
  const operator = String(at.operator)
  if (operator === '<' && place.around.at(-1)?.test === at && place.around.at(-1)!.type === 'ForStatement')
    return [...operators(at, left, ['>='], 'comparison', source), oneRoundLess(at)]
  if (COMPARISONS[operator]) return operators(at, left, COMPARISONS[operator], 'comparison', source)
  if (!ARITHMETIC[operator] || isString(left) || isString(right)) return []
  const mask = operator === '&' || operator === '|' ? operands(place, 'arithmetic', source) : []
  return [...operators(at, left, ARITHMETIC[operator], 'arithmetic', source), ...mask]
}

const assignment: Mutator = (place, source) => {
  const at = place.node
  if (isForUpdate(place)) return []
  if (at.type === 'AssignmentExpression')
    return operators(at, node(at.left)!, ARITHMETIC[String(at.operator)] ?? [], 'arithmetic', source)
  if (at.type !== 'UpdateExpression') return []
  const start = at.prefix ? at.start : node(at.argument)!.end
  return [{ kind: 'arithmetic', start, end: start + 2, text: ARITHMETIC[String(at.operator)][0] }]
}

const unary: Mutator = ({ node: at }) => {
  if (at.type !== 'UnaryExpression') return []
  const [start, end] = [at.start, node(at.argument)!.start]
  if (at.operator === '!') return [{ kind: 'boolean', start, end: start + 1, text: '' }]
  return at.operator === '-' ? [{ kind: 'arithmetic', start, end, text: '' }] : []
}

const logical: Mutator = (place, source) => {
  const at = place.node
  if (at.type !== 'LogicalExpression') return []
  const other = LOGIC[String(at.operator)]
  return [...operators(at, node(at.left)!, [other], 'boolean', source), ...operands(place, 'boolean', source)]
}

/** The version of the rules, or a `const NONE = -1`: any number that differs from the others would do. */
const isOnlyAName = (parent: Node, around: readonly Node[]): boolean =>
  name(parent.key) === 'version' || (parent.operator === '-' && around.at(-2)?.type === 'VariableDeclarator')

const literal: Mutator = ({ node: at, around }, { clauses }) => {
  if (at.type !== 'Literal') return []
  const { start, end, value } = at
  const parent = around.at(-1)!
  if (typeof value === 'boolean') return [{ kind: 'boolean', start, end, text: String(!value) }]
  if (typeof value === 'number') {
    if (isOnlyAName(parent, around)) return []
    const values = value > 0 ? [value + 1, value - 1] : [value + 1]
    return values.map((n) => ({ kind: 'constant', start, end, text: String(n) }))
  }
  if (typeof value !== 'string' || !clauses.includes(value) || parent.key === at) return []
  const other = clauses[(clauses.indexOf(value) + 1) % clauses.length]
  return other === value ? [] : [{ kind: 'clause', start, end, text: `'${other}'` }]
}

const branch: Mutator = ({ node: at }, { code }) => {
  if (at.type !== 'IfStatement' && at.type !== 'ConditionalExpression') return []
  const { start, end } = node(at.test)!
  const test = code.slice(start, end)
  const texts = at.type === 'IfStatement' ? [`!(${test})`, 'true', 'false'] : [`!(${test})`]
  return texts.map((text) => ({ kind: 'branch', start, end, text }))
}

const isCallOf = (at: Node | undefined, callee: string): boolean =>
  at?.type === 'CallExpression' && name(at.callee) === callee

/** The kernel's `reveal(s, tell)`, under whatever name it was imported; a step of that name takes no state. */
const isReveal = (at: Node | undefined, { code }: Source): boolean =>
  isCallOf(at, /\breveal as (\w+)/.exec(code)?.[1] ?? 'reveal') && nodes(at!.arguments).length > 0

/** Files whose every line says what may be seen. */
const isView = ({ path }: Source): boolean => /^games\/.*\/(view|guess)\.ts$/.test(path)

const statement: Mutator = ({ node: at, around }, source) => {
  if (at.type !== 'ExpressionStatement' || at.directive) return []
  const kind = isReveal(node(at.expression), source)
    ? 'reveal-dropped'
    : isView(source)
      ? 'view-line-dropped'
      : 'statement'
  const text = nodes(around.at(-1)!.body).includes(at) ? '' : '{}'
  return [{ kind, start: at.start, end: at.end, text }]
}

/** In files of views whole conditions and loops are lines too. */
const viewLine: Mutator = ({ node: at }, source) =>
  isView(source) && /^(If|For|ForOf|While)Statement$/.test(at.type)
    ? [{ kind: 'view-line-dropped', start: at.start, end: at.end, text: '{}' }]
    : []

/** `reveal(s, tell)` that is not a statement of its own: it is told all the same. */
const revealInside: Mutator = ({ node: at, around }, source) => {
  if (!isReveal(at, source) || around.at(-1)!.type === 'ExpressionStatement') return []
  const { start, end } = nodes(at.arguments).at(-1)!
  return [{ kind: 'reveal-dropped', start: at.start, end: at.end, text: source.code.slice(start, end) }]
}

const method: Mutator = ({ node: at }, { code }) => {
  if (at.type !== 'CallExpression') return []
  const callee = node(at.callee)!
  const { start, end } = at
  if (isCallOf(at, 'shuffle')) {
    const list = nodes(at.arguments).at(-1)!
    return [{ kind: 'array-method', start, end, text: `(${code.slice(list.start, list.end)})` }]
  }
  const object = node(callee.object)
  const property = node(callee.property)
  if (!object || !property || !Object.hasOwn(METHODS, name(property))) return []
  const other = METHODS[name(property)]
  return other === null
    ? [{ kind: 'array-method', start: object.end, end, text: '' }]
    : [{ kind: 'array-method', start: property.start, end: property.end, text: other }]
}

const EVERYBODY = '[0, 1, 2, 3, 4, 5]'

/** An event's secret part told to every seat, or openly to the whole world. */
const told: Mutator = ({ node: at }, { code }) => {
  if (at.type !== 'ObjectExpression') return []
  const property = (key: string) => nodes(at.properties).find((one) => name(one.key) === key)
  const [secret, eyes] = [property('secret'), property('eyes')]
  if (!secret || !eyes) return []
  const value = node(secret.value)!
  return [
    { kind: 'secret-told', start: secret.start, end: secret.end, text: `...${code.slice(value.start, value.end)}` },
    { kind: 'secret-told', start: eyes.start, end: eyes.end, text: `eyes: ${EVERYBODY}` },
  ]
}

const FLAGS = ['always', 'hidden', 'secret']

/** What a question says about secrecy, left out. */
const flag: Mutator = ({ node: at, around }) => {
  const isFlag = at.type === 'Property' && FLAGS.includes(name(at.key))
  if (!isFlag || !isCallOf(around.at(-2), 'question')) return []
  return [{ kind: 'flag-dropped', start: at.start, end: at.end, text: '...{}' }]
}

export const MUTATORS: readonly Mutator[] = [
  told,
  flag,
  revealInside,
  viewLine,
  statement,
  branch,
  logical,
  binary,
  assignment,
  unary,
  literal,
  method,
]
