import { german } from '#engine/words.ts'
import type { RulesText } from './text.ts'

export const text: RulesText = {
  search: 'Regeln durchsuchen',
  matches: (n, hits) => `${german.count(hits, 'Treffer', 'Treffer')} in ${german.count(n, 'Absatz', 'Absätzen')}`,
  hit: (n, of) => `${n} von ${of}`,
  previousHit: 'Voriger Treffer',
  nextHit: 'Nächster Treffer',
  example: (title) => `Beispiel: ${title}`,
  before: 'Vorher',
  after: 'Nachher',
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
