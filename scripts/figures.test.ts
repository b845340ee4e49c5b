import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DIAGRAM, diagram } from './figures/diagram.ts'
import { filled, PAGES } from './figures/pages.ts'
import { keep } from './figures/results.ts'

describe('pages with figures', () => {
  it.each(PAGES)('%s has those that are kept', (page) => {
    const text = readFileSync(page, 'utf8')
    expect(filled(text)).toBe(text)
    expect(text).toContain('<!-- figures: ')
  })

  it('have the diagram of what is kept', () => {
    expect(readFileSync(DIAGRAM, 'utf8')).toBe(diagram())
  })

  it('know their tables', () => {
    expect(() => filled('<!-- figures: wishes -->\n<!-- end -->')).toThrow("no figures 'wishes'")
  })

  it.each([[null], [{}], [[1]], [{ game: 'x' }]])('keep nothing that is no figures: %j', (found) => {
    expect(() => keep(found)).toThrow('no figures')
  })
})
