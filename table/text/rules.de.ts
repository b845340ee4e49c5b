import { german } from '#engine/words.ts'
import type { RulesText } from './text.ts'

export const text: RulesText = {
  search: 'Regeln durchsuchen',
  matches: (n) => german.count(n, 'Absatz', 'Absätze'),
  clauses: 'Regelnummern',
  contents: 'Inhalt',
  printSummary: 'Diese Seite drucken',
  parts: {
    summary: 'Auf einen Blick',
    goal: 'Das Ziel',
    parts: 'Plan und Material',
    turn: 'So wird gespielt',
    details: 'Im Einzelnen',
  },
}
