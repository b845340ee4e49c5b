import { english } from '#engine/words.ts'
import type { RulesText } from './text.ts'

export const text: RulesText = {
  search: 'Search the rules',
  matches: (n, hits) => `${english.count(hits, 'hit', 'hits')} in ${english.count(n, 'paragraph', 'paragraphs')}`,
  hit: (n, of) => `${n} of ${of}`,
  previousHit: 'Previous hit',
  nextHit: 'Next hit',
  example: (title) => `Example: ${title}`,
  before: 'Before',
  after: 'After',
  clauses: 'Clauses',
  contents: 'Contents',
  printSummary: 'Print this page',
  parts: {
    summary: 'At a glance',
    goal: 'The goal',
    parts: 'Board and material',
    turn: 'How to play',
    details: 'In detail',
  },
}
