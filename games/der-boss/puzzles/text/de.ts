import type { DerBossPuzzleText } from './text.ts'

export const text: DerBossPuzzleText = {
  themes: {
    'last-turn': { name: 'Der letzte Zug', look: 'Die Partie ist fast zu Ende. Zähle das Geld.' },
    order: { name: 'Ein Auftrag', look: 'Ein Auftrag lässt sich erfüllen. Welcher, und wie?' },
    monopoly: { name: 'Ein Monopol', look: 'Ein Monopol bleibt für immer. Wo führst du?' },
    fight: { name: 'Ein Kampf', look: 'Achte auf die Chancen, und auf das, was du zurücklässt.' },
    block: { name: 'Eine Blockade', look: 'Jemandem fehlt nur eine Stadt. So soll es bleiben.' },
    journey: {
      name: 'Eine Reise',
      look: 'Ein Auto fährt nach nebenan, ein Schiff übers Meer. Wohin, und mit wie vielen?',
    },
    card: { name: 'Welche Karte?', look: 'Eine Karte fehlt für das, was du vorhast.' },
    plan: { name: 'Ein Plan', look: 'Denk an den Auftrag, den du oder andere als Nächstes erfüllen können.' },
  },
}
