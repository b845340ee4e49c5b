import { describe, expect, it } from 'vitest'
import { highlight, isAmong, search, sectionsOf, shortened, type RulesPage } from '../rules-page.ts'
import { hitsIn } from '../rules-hits.ts'

const none = { goal: {}, parts: {}, details: {}, summary: {} }
const page: RulesPage = {
  structure: {
    ...none,
    turn: { move: { first: { clauses: ['TOY-1.1', 'TOY-1.2'] }, 'then-there': { clauses: ['TOY-2.1'], figure: 'x' } } },
  },
  words: {
    ...none,
    turn: { move: { title: 'Züge', first: 'Überall läuft ein Affe.', 'then-there': 'Niemand schläft.' } },
  },
}
const sections = sectionsOf(page, 'turn')
const found = (query: string) => search(sections, query).flatMap(({ paragraphs }) => paragraphs.map(({ key }) => key))

describe('a rules page', () => {
  it('is structure and words together', () => {
    expect(sections).toEqual([
      {
        id: 'turn-move',
        title: 'Züge',
        paragraphs: [
          { key: 'first', text: 'Überall läuft ein Affe.', clauses: ['TOY-1.1', 'TOY-1.2'] },
          { key: 'then-there', text: 'Niemand schläft.', clauses: ['TOY-2.1'], figure: 'x' },
        ],
      },
    ])
    expect(sectionsOf(page, 'goal')).toEqual([])
  })

  it('is searched by words, by titles and by clauses, whatever the accents and capitals', () => {
    expect(found('')).toEqual(['first', 'then-there'])
    expect(found(' LAUFT ')).toEqual(['first'])
    expect(found('schläft')).toEqual(['then-there'])
    expect(found('zuge')).toEqual(['first', 'then-there'])
    expect(found('toy-2.1')).toEqual(['then-there'])
    expect(found('TOY-2')).toEqual([])
    expect(found('nothing of it')).toEqual([])
  })

  it('shows where a hit stands, in the letters of the text', () => {
    expect(highlight('Der Löwe und die Löwin', 'low')).toEqual(['Der ', 'Löw', 'e und die ', 'Löw', 'in'])
    expect(highlight('Straße, İzmir', 'izmir')).toEqual(['Straße, ', 'İzmir', ''])
    expect(highlight('Straße', 'aße')).toEqual(['Str', 'aße', ''])
    expect(highlight('nichts', 'x')).toEqual(['nichts'])
    expect(highlight('nichts', '  ')).toEqual(['nichts'])
    expect(highlight('aaa', 'aa')).toEqual(['', 'aa', 'a'])
  })

  it('names clauses short: without the prefix, neighbours as a range', () => {
    expect(shortened(['TOY-1.1'])).toBe('1.1')
    expect(shortened(['TOY-1.1', 'TOY-1.2'])).toBe('1.1, 1.2')
    expect(shortened(['TOY-4.9', 'TOY-4.10', 'TOY-4.11', 'TOY-5.12', 'TOY-1.4.1'])).toBe('4.9–4.11, 5.12, 1.4.1')
  })

  it('knows which clauses lie in a chapter', () => {
    expect(isAmong('TOY-8.1', ['TOY-8'])).toBe(true)
    expect(isAmong('TOY-80.1', ['TOY-8'])).toBe(false)
    expect(isAmong('TOY-2.14', ['TOY-2.1', 'TOY-2.14'])).toBe(true)
  })
})

describe('hits of a search', () => {
  it('are told by where they begin and end, whatever accents and capitals say', () => {
    expect(hitsIn('Über über uber', 'uber')).toEqual([
      { from: 0, to: 4 },
      { from: 5, to: 9 },
      { from: 10, to: 14 },
    ])
    expect(hitsIn('Nothing here', 'boss')).toEqual([])
    expect(hitsIn('Nothing asked', ' ')).toEqual([])
  })
})
