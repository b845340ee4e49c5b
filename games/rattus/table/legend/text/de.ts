import { german } from '#engine/words.ts'
import type { RatLegendText } from './text.ts'

const { count } = german

export const text: RatLegendText = {
  cubesOf: (name, cubes) => `${name}: ${count(cubes, 'Würfel', 'Würfel')}.`,
  most: (name) => `${name} hat hier die meisten Würfel.`,
  noMost: 'Niemand hat hier allein die meisten Würfel.',
  unseen: 'Ihre Vorderseite hast du nicht gesehen.',
  stands: (region) => `Sie steht hier: ${region}.`,
  left: (rats) => `Noch ${count(rats, 'Ratte', 'Ratten')}.`,
  doctor: 'Pest',
  things: {
    region: {
      name: 'Region',
      what: 'In deinem Zug setzt du so viele Würfel ein, wie hier Ratten sind. Farbe und Füllung zeigen, wer die meisten Würfel hat: Diese Person trifft das M einer Ratte.',
    },
    outside: { name: 'Land außerhalb des Spiels', what: 'Bei so wenigen Mitspielenden nicht im Spiel.' },
    route: { name: 'Seeweg', what: 'Die beiden Regionen sind Nachbarn, als hätten sie eine gemeinsame Grenze.' },
    rat: {
      name: 'Ratte',
      what: 'Verdeckt trägt sie einen Grenzwert und Zeichen. Kommt die Pest, wird sie umgedreht: Stehen dort mindestens so viele Würfel, wie der Grenzwert sagt, zeigen die Zeichen, wer einen verliert. Kleine Marken zeigen, wer sie angesehen hat.',
    },
    cubes: {
      name: 'Würfel',
      what: 'Deine Leute und die der anderen. Wer am Ende die meisten Würfel auf dem Plan hat, gewinnt.',
    },
    palace: {
      name: 'Palast',
      what: 'Keine Ratten, keine Pest: Würfel, die der König hierher gebracht hat, sind bis zum Ende sicher.',
    },
    saved: { name: 'Würfel im Palast', what: 'Sie sind sicher und zählen am Ende wie alle anderen.' },
    plague: {
      name: 'Pestfigur',
      what: 'Zieht am Ende jedes Zuges in eine Nachbarregion. Ratten dort locken neue Ratten nach nebenan, dann schlagen sie zu.',
    },
    card: {
      name: 'Ständekarte',
      what: 'Eine je Zug darfst du nehmen, aus der Auslage oder von jemandem. Sie hat eine Fähigkeit, und ihr Zeichen auf einer Ratte kostet dich einen Würfel.',
    },
    supply: {
      name: 'Rattenvorrat',
      what: 'Von hier kommen neue Ratten. Ist er leer, endet das Spiel: eine letzte Runde mit Karten, dann wird jede Region heimgesucht.',
    },
    revealed: { name: 'Umgedrehte Ratte', what: 'Eine der letzten drei. Sie ist aus dem Spiel.' },
    loss: {
      name: 'Erwartete Verluste',
      what: 'So viele Würfel verlöre jemand im Mittel, wenn die Pest jetzt hierher käme.',
    },
    'to-place': {
      name: 'Würfel zum Einsetzen',
      what: 'Würfel, die noch neben dem Plan liegen. Getötete kommen hierher zurück.',
    },
    held: {
      name: 'Gehaltene Karte',
      what: 'Ihre Fähigkeit gehört dieser Person, die Gefahr ihres Zeichens auch. Eine verblasste wurde in diesem Zug benutzt.',
    },
    where: { name: 'Wo die Würfel sind', what: 'So viele leben in Regionen, so viele im Palast.' },
    limit: {
      name: 'Grenzwerte ungesehener Ratten',
      what: 'So viele Ratten, die du nicht gesehen hast, haben diesen Grenzwert. Eine Ratte tut nichts, wo weniger Würfel stehen.',
    },
    symbol: {
      name: 'Zeichen ungesehener Ratten',
      what: 'So viele Ratten, die du nicht gesehen hast, tragen dieses Zeichen: M trifft, wer die meisten Würfel hat, A alle, die anderen, wer die Karte hat.',
    },
    known: { name: 'Ratte, die du kennst', what: 'Du hast sie angesehen: wo sie ist und was sie zeigt.' },
  },
}
