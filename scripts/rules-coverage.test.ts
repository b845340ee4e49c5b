import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { chaptersIn, citations, clausesIn, rulesCoverage, titles } from './rules-coverage.ts'

it('finds the clauses of a rulebook, wherever they begin a line', () => {
  const rules = `- **[TOY-1.1]** A rule; it cites [TOY-1.2].\n[TOY-1.2] Another.\n| [TOY-2.1a] | in a table |\n* [TOY-2.3.1] deep`
  expect(clausesIn(rules)).toEqual(['TOY-1.1', 'TOY-1.2', 'TOY-2.1a', 'TOY-2.3.1'])
})

it('finds the chapters of a rulebook that hold clauses', () => {
  const rules = `# Toy\n## 1 Start\n- **[TOY-1.1]** A.\n## 2 Play\n### 2.1 Turn\n[TOY-2.1] B.\n[TOY-2.2] C.\n## 3 Notes\nNone.\n`
  expect([...chaptersIn(rules)]).toEqual([
    ['1 Start', ['TOY-1.1']],
    ['2.1 Turn', ['TOY-2.1', 'TOY-2.2']],
  ])
})

it.each([
  ['[TOY-1.1] a rule', ['TOY-1.1']],
  ['a rule [TOY-1.1, 1.2, TOY-2.3a]', ['TOY-1.1', 'TOY-1.2', 'TOY-2.3a']],
  ['[TOY-1.1] and [TOY-1.3]', ['TOY-1.1', 'TOY-1.3']],
  ['TOY-1.1 without brackets', []],
  ['[TOY-1.1 to 1.4] is too vague', []],
])('finds in %j the clauses %j', (text, clauses) => expect(citations(text)).toEqual(clauses))

it('reads what tests are called, and nothing else', () => {
  const code = [
    `describe('a', () => {`,
    `  it("b", () => {})`,
    '  it.each([[1, f(2)]])(`c`, () => {})',
    `  it.each<[number, string]>([[1, 'x']])('d', () => {})`,
    `  it.skip('e', () => {})`,
    `  // it('f', () => {})`,
    `  /* it('g', () => {}) */`,
    `  const text = 'h'`,
    `})`,
  ]
  expect(titles(code.join('\n'))).toEqual(['a', 'b', 'c', 'd'])
})

it('says which clauses no test cites, and which citations lead nowhere', () => {
  const root = mkdtempSync(join(tmpdir(), 'rules-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('games/toy/RULES.md', '- **[TOY-1.1]** One.\n- **[TOY-1.2]** Two.\n- **[TOY-1.3]** Three.\n')
  write('games/toy/test/one.test.ts', `it('[TOY-1.1, 1.9]', () => {}) // [TOY-1.2]`)
  write('games/toy/rules/one.ts', '/** [TOY-1.3, 1.8] */')
  expect(rulesCoverage(root, 'toy')).toEqual({
    clauses: 3,
    cited: 1,
    missing: ['TOY-1.2', 'TOY-1.3'],
    unknown: ['TOY-1.9', 'TOY-1.8'],
  })
})
