import type { ApeTownPuzzleText } from './text.ts'

export const text: ApeTownPuzzleText = {
  themes: {
    'last-tile': {
      name: 'Das letzte Plättchen',
      look: 'Die Partie ist fast zu Ende. Zähl alles, was noch Punkte bringt, auch die Geldbündel.',
    },
    boss: { name: 'Wer wird Boss?', look: 'Ein Revier ist fast voll. Schau, wer dort Boss wäre.' },
    'next-door': { name: 'Nebenan', look: 'Kattas kassieren bei den Nachbarn. Schau über die Grenze.' },
    riches: { name: 'Reiche Reste', look: 'Neben dem, was andere liegen ließen, ist Geld. Lohnt es sich?' },
    scoring: {
      name: 'Eine Wertung',
      look: 'Ein Feld bringt deutlich mehr als die anderen, sofort oder mit dem Rest des Zuges.',
    },
    plan: { name: 'Ein Plan', look: 'Punkte sind nicht alles: Bedenke, was dein Zug den anderen übrig lässt.' },
  },
}
