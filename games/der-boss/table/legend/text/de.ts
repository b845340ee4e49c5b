import { german } from '#engine/words.ts'
import type { BossLegendText } from './text.ts'

const { count } = german

export const text: BossLegendText = {
  free: 'Frei.',
  held: (name, figures) => `${name}: ${count(figures, 'Figur', 'Figuren')}.`,
  stands: (name) => `${name} steht hier.`,
  left: (n) => `Noch ${count(n, 'Karte', 'Karten')}.`,
  inBag: (n) => `${count(n, 'Plättchen', 'Plättchen')} im Beutel.`,
  wanted: (orders) => `Steht auf ${count(orders, 'Auftrag', 'Aufträgen')}.`,
  things: {
    area: {
      name: 'Gebiet',
      what: 'Mit seiner Stadt. Farbe und Füllung zeigen, wer es hält. Autos fahren nach nebenan, Schiffe in jedes Gebiet am selben Meer.',
    },
    sea: { name: 'Meer', what: 'Ein Schiff fährt zwischen zwei beliebigen Gebieten an diesem Meer.' },
    route: { name: 'Faden', what: 'Wohin die Karte führen würde, die du ansiehst: über Land oder über See.' },
    company: {
      name: 'Firma',
      what: 'Geschäftszweig und Wert der Firma dieser Stadt. Wer das Gebiet hält, dem gehört sie; sie zählt für Monopole.',
    },
    men: {
      name: 'Figuren',
      what: 'In der Farbe einer Person. Sie halten das Gebiet und kämpfen darum; geht die letzte, ist es aufgegeben.',
    },
    pin: {
      name: 'Rote Nadel',
      what: 'Ein offener Auftrag nennt diese Stadt. Vor dem ersten Zug steht daran, auf wie vielen Aufträgen sie vorkommt.',
    },
    chance: { name: 'Aussicht', what: 'So wahrscheinlich gewinnst du das Gebiet, wenn deine Figuren dorthin gehen.' },
    bag: {
      name: 'Beutel',
      what: 'Für jedes freie Gebiet, das betreten wird, wird daraus ein Plättchen gezogen: eine Firma oder die Mafia.',
    },
    order: {
      name: 'Auftrag',
      what: 'Wer alle seine Städte hält, bekommt ihn und wird sofort bezahlt. Marken zeigen, wer welche Stadt hält; ein Warnzeichen, wem nur noch eine fehlt.',
    },
    'order-pile': {
      name: 'Kommende Aufträge',
      what: 'Verdeckt. Die letzten drei Aufträge des Spiels werden nie gewertet.',
    },
    field: {
      name: 'Feld der Laufstrecke',
      what: 'Dein Spielstein zieht ein bis drei freie Felder weiter. Das Feld sagt, welche Karte du nehmen darfst.',
    },
    start: { name: 'Start', what: 'Hier warten Spielsteine, die noch nicht gezogen sind.' },
    pawn: { name: 'Spielstein', what: 'Zieht zu Beginn des Zuges. Besetzte Felder werden übersprungen.' },
    monopolies: {
      name: 'Monopole',
      what: 'Wie voll jedes Territorium ist und wer in welchem Geschäftszweig führt. Sind zwei Territorien voll, sichert eine Businesskarte ein Monopol.',
    },
    monopoly: {
      name: 'Monopol',
      what: 'Wer in diesem Geschäftszweig und Territorium führt; gestempelt, sobald es gesichert ist. Es bringt 3 Millionen und geht nie verloren.',
    },
    branch: { name: 'Geschäftszweig', what: 'Firmen einer Art. Ihre Werte zählen für ein Monopol zusammen.' },
    territory: { name: 'Territorium', what: 'Fünf Gebiete. Es ist voll, wenn jedes davon jemand hält.' },
    card: { name: 'Handkarte', what: 'Spiel bis zu drei Karten in einem Zug, oder nimm stattdessen eine.' },
    stack: {
      name: 'Kartenstapel',
      what: 'Hier nimmst du Karten einer Art, wenn dein Spielstein auf ihrem Feld steht.',
    },
    plays: {
      name: 'Noch zu spielende Karten',
      what: 'Ein Punkt für jede der drei Karten eines Zuges, die noch übrig ist.',
    },
    'small-world': {
      name: 'Kleine Welt',
      what: 'Wem was gehört, auf der ganzen Welt. Der Rahmen ist der Ausschnitt, den die große Karte zeigt; tippe, um woandershin zu gehen.',
    },
    figures: { name: 'Figuren', what: 'Auf der Karte und im Vorrat. Partner kommen aus dem Vorrat.' },
    cards: {
      name: 'Karten auf der Hand',
      what: 'Wie viele, und von welcher Art, soweit bekannt. Am Ende eines Zuges höchstens sechs.',
    },
    taken: { name: 'Aufträge und Monopole', what: 'Was diese Person bisher bekommen hat: ihr Geld.' },
    tiles: {
      name: 'Plättchen im Beutel',
      what: 'So viele Plättchen jeder Art und jedes Wertes können noch gezogen werden.',
    },
  },
}
