import { english } from '#engine/words.ts'
import type { RulesText } from './text.ts'

export const text: RulesText = {
  search: 'Search the rules',
  matches: (n) => english.count(n, 'paragraph', 'paragraphs'),
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
