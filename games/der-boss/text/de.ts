import { capital, german } from '#engine/words.ts'
import type { Seat } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { CAR, CARDS_PER_TURN, PAYOUT, PROCUREMENT, TRACK } from '../data.ts'
import { NOBODY, NONE, type Boss } from '../state.ts'
import { cards } from './cards-de.ts'
import { names as ofBoard } from './names-de.ts'
import { screen } from './screen-de.ts'
import type { Names, Text } from './text.ts'
import { carried, fieldsTo, words } from './words.ts'

const { and, count, form } = german

const names: Names = { ...ofBoard, cards }
const { city, place, card, stack, fieldKind, tile, order, cities, monopoly, symbol } = words(names)

const figures = (n: number): string => count(n, 'Figur', 'Figuren')
const millions = (n: number): string => count(n, 'Million', 'Millionen')
const orderLabel = (at: number): string => `${order(at)}: ${cities(at).join(', ')} (${millions(PAYOUT[at])})`
const defender = (seat: Seat | null, who: Who): string => (seat === null ? 'die Mafia' : who(seat))

/** Who is in an area, and how many. */
const holder = (at: number, s: Boss, who: Who): string =>
  s.owner[at] === NOBODY ? 'frei' : `${who(s.owner[at])}, ${figures(s.figures[at])}`

const group = (at: number, s: Boss): string => `${city(at)} (${figures(s.figures[at])})`

export const text: Text = {
  names,
  screen,
  prompts: {
    'start-area': () => 'Wähle das Gebiet für deine ersten fünf Figuren, in einem Territorium ohne Rivalen.',
    'move-pawn': () => 'Zieh deinen Spielstein auf das erste, zweite oder dritte freie Feld.',
    'turn-action': (s) => `Nimm eine Karte (${stack(TRACK[s.pawns[s.active]])}) oder spiele bis zu drei Karten.`,
    'hand-discard': () => 'Du hast mehr als sechs Karten. Gib eine andere zurück.',
    'next-card': (s) => `Spiele noch eine Karte (in diesem Zug noch ${CARDS_PER_TURN - s.played}) oder hör auf.`,
    'move-from': (_s, step) => `${card(carried(step).card)}: Welches Gebiet verlassen die Figuren?`,
    'move-to': (_s, step) =>
      carried(step).card === CAR
        ? `Wohin fährt das Auto aus ${city(carried(step).from)}?`
        : `Wohin fährt das Schiff aus ${city(carried(step).from)}?`,
    'move-count': (_s, step) =>
      `Wie viele Figuren kommen von ${city(carried(step).from)} nach ${city(carried(step).to)}?`,
    'reentry-area': () => 'Du hast keine Figur auf dem Plan. Setze fünf in ein freies Gebiet.',
    'partner-area': () => 'Setze eine Figur in eines deiner Gebiete.',
    'business-field': () => 'Welches Monopol sicherst du dir?',
    'business-figure': () => 'Dein Vorrat ist leer. Aus welchem Gebiet kommt die Figur für das Monopol?',
    'competition-target': () => 'Welche Gruppe eines Rivalen verliert die Hälfte ihrer Figuren?',
    'defector-target': () => 'Wo läuft die Figur eines Rivalen zu dir über?',
    'swap-first': () => 'Zwei Firmen tauschen die Plätze. Welche ist die eine?',
    'swap-second': (_s, step) => `Mit welcher Firma tauscht die in ${city(carried(step).first)} den Platz?`,
    'procure-card': () => 'Nimm eine Karte deiner Wahl von einem offenen Stapel.',
    'agent-order': () => 'Welchen offenen Auftrag nimmst du aus dem Spiel?',
    'choose-order': () => 'Nicht alle können noch gewertet werden. Welchen Auftrag nimmst du?',
  },
  moves: {
    start: (at) => place(at),
    pawn: (at, s) => `${fieldKind(at)}, ${count(fieldsTo(s, at), 'Feld', 'Felder')} weiter`,
    take: (at, s) => `${stack(at)} nehmen (noch ${s.stacks[at] ?? s.specials.length})`,
    play: (at) => `${card(at)} spielen`,
    stop: (_at, s) => (s.inPlay === PROCUREMENT ? 'Keine zweite Karte' : 'Aufhören'),
    return: (at) => `${card(at)} zurückgeben`,
    from: group,
    to: (at, s, who) => `${city(at)} (${holder(at, s, who)})`,
    count(at, s) {
      const { from } = carried(s.agenda.at(-1))
      return s.figures[from] === at + 1 ? `Alle ${at + 1}: ${city(from)} wird aufgegeben` : figures(at + 1)
    },
    reenter: (at) => place(at),
    partner: group,
    monopoly: (at) => monopoly(at),
    figure: group,
    weaken: (at, s, who) =>
      s.owner[at] === NOBODY
        ? `${city(at)} (frei)`
        : `${city(at)}: ${who(s.owner[at])} verliert ${Math.ceil(s.figures[at] / 2)} von ${s.figures[at]}`,
    defect: (at, s, who) => `${city(at)} (${holder(at, s, who)})`,
    swap: (at, s, who) =>
      s.company[at] === NONE ? `${city(at)} (frei)` : `${city(at)}: ${tile(s.company[at])} (${who(s.owner[at])})`,
    remove: orderLabel,
    fulfil: orderLabel,
  },
  verbs: {
    start: 'Startort',
    to: 'Ziel',
    from: 'Abfahrt',
    reenter: 'Rückkehr',
    swap: 'Tauschen',
    weaken: 'Schwächen',
    defect: 'Abwerben',
    partner: 'Verstärken',
  },
  events: {
    shuffled: (e) => (e.what === 'orders' ? 'Die Aufträge werden gemischt.' : 'Die Sonderaktionen werden gemischt.'),
    'starting-seat': (e, who) => `Ausgelost: ${who(e.seat)} beginnt.`,
    settled: (e, who) => `${who(e.seat)} setzt ${figures(e.figures)} in ${city(e.area)} ein.`,
    drew(e, who) {
      if (e.draw === 'company') return `${who(e.seat)} eröffnet eine Firma in ${city(e.area)}: ${tile(e.tile)}.`
      if (e.draw === 'ambush') return `Überfall in ${city(e.area)}: ${tile(e.tile)}!`
      return `${tile(e.tile)} wird gezogen und kommt zurück in den Beutel.`
    },
    'pawn-moved': (e, who) => `${who(e.seat)} zieht auf ein Feld ${fieldKind(e.to)}.`,
    took: (e, who) => {
      const face = e.card ?? e.secret?.card
      return face === undefined
        ? `${who(e.seat)} nimmt eine Sonderaktion.`
        : `${who(e.seat)} nimmt die Karte ${card(face)}.`
    },
    'took-nothing': (e, who) => `${who(e.seat)} nimmt nichts: Der Stapel ${stack(e.stack)} ist leer.`,
    returned: (e, who) => {
      const face = e.card ?? e.secret?.card
      return face === undefined
        ? `${who(e.seat)} gibt verdeckt eine Sonderaktion zurück.`
        : `${who(e.seat)} gibt die Karte ${card(face)} zurück.`
    },
    played: (e, who) => `${who(e.seat)} spielt ${card(e.card)}.`,
    stopped: (e, who) => `${who(e.seat)} spielt keine weitere Karte.`,
    transported: (e, who) =>
      `${who(e.seat)} bringt mit ${e.card === CAR ? 'dem Auto' : 'dem Schiff'} ${figures(e.figures)} von ${city(e.from)} nach ${city(e.to)}.`,
    'company-lost': (e) => `${city(e.area)} ist frei; die Firma (${tile(e.tile)}) kommt zurück in den Beutel.`,
    fight: (e, who) =>
      `Kampf um ${city(e.area)}: ${who(e.attacker)} (${e.attackers}) gegen ${defender(e.defender, who)} (${e.defenders}).`,
    round: (e, who) =>
      `Weiß: ${e.white.map(symbol).join(', ')}; Schwarz: ${e.black.map(symbol).join(', ')}; ` +
      `${who(e.attacker)} verliert ${e.attackersLost} (noch ${e.attackers}), ${defender(e.defender, who)} ${e.defendersLost} (noch ${e.defenders}).`,
    fought(e, who) {
      if (e.winner === 'nobody') return `In ${city(e.area)} bleibt niemand übrig.`
      const winner = e.winner === 'attacker' ? who(e.attacker) : defender(e.defender, who)
      return `${capital(winner)} gewinnt in ${city(e.area)}, ${figures(e.left)} ${form(e.left, 'bleibt', 'bleiben')}.`
    },
    'mafia-left': (e) =>
      e.to === 'box' ? `${tile(e.tile)} ist aus dem Spiel.` : `${tile(e.tile)} kommt zurück in den Beutel.`,
    partnered: (e, who) => `${who(e.seat)} verstärkt ${city(e.area)} um eine Figur.`,
    monopoly: (e, who) =>
      `${who(e.seat)} sichert sich ein Monopol (${monopoly(e.field)})${e.from === null ? '' : `, mit einer Figur aus ${city(e.from)}`}: ${millions(3)}.`,
    weakened: (e, who) =>
      `${who(e.rival)} verliert ${figures(e.lost)} in ${city(e.area)}; ${form(e.left, 'eine bleibt', `${e.left} bleiben`)}.`,
    defected: (e, who) =>
      e.against === 0
        ? `Eine Figur von ${who(e.rival)} in ${city(e.area)} läuft zu ${who(e.seat)} über, und mit ihr das Gebiet.`
        : `Eine Figur von ${who(e.rival)} in ${city(e.area)} läuft zu ${who(e.seat)} über.`,
    swapped: (e) =>
      `Firmen tauschen die Plätze: jetzt ${tile(e.tiles[0])} in ${city(e.areas[0])}, ${tile(e.tiles[1])} in ${city(e.areas[1])}.`,
    'order-removed': (e, who) => `${who(e.seat)} nimmt den Auftrag ${order(e.order)} aus dem Spiel.`,
    'order-taken': (e, who) =>
      `${who(e.seat)} erfüllt ${e.atOnce ? 'den neuen Auftrag sofort' : 'einen Auftrag'}: ${order(e.order)}, ${millions(e.payout)}.`,
    'order-turned-up': (e) =>
      `Neuer Auftrag: ${order(e.order)} (${and(cities(e.order))}), ${millions(PAYOUT[e.order])}.`,
    'last-order': () => 'Das war der letzte Auftrag, der zählt. Mit diesem Zug endet das Spiel.',
    ended: (e) =>
      e.by === 'orders'
        ? 'Die Aufträge sind aufgebraucht.'
        : 'Seit hundert Runden ist kein Auftrag erfüllt oder entfernt worden: Das Spiel endet.',
  },
  sheet: { orders: 'Aufträge', monopolies: 'Monopole' },
  terms: {
    money: 'verdientes Geld',
    areas: 'Gebiete und Figuren auf dem Plan',
    cards: 'Karten auf der Hand',
    orders: 'offene Aufträge in Reichweite',
    monopolies: 'Monopole in Aussicht',
    promise: 'was die gespielte Karte verspricht',
  },
  clauses: {
    'BOSS-2.3': 'Dort fährt kein Auto: Das Gebiet hat keinen Nachbarn über Land.',
    'BOSS-2.4': 'Dort fährt kein Schiff: Das Gebiet liegt an keinem Meer.',
    'BOSS-3.5': 'Reihum setzen alle ihre Figuren in ein Territorium, in dem sonst noch niemand ist.',
    'BOSS-3.7': 'Erst setzen alle ihre Figuren ein, dann beginnen die Züge.',
    'BOSS-4.1.1': 'Zieh zuerst deinen Spielstein.',
    'BOSS-4.1.2': 'Jemand anders ist am Zug.',
    'BOSS-4.2.1': 'Dein Spielstein zieht einmal pro Zug: auf das nächste, übernächste oder dritte freie Feld.',
    'BOSS-4.2.2': 'Ein Feld mit einem Spielstein wird übersprungen.',
    'BOSS-4.3.1': 'In einem Zug nimmst du eine Karte oder spielst Karten, nie beides.',
    'BOSS-4.4.1': 'Du nimmst die Karte des Stapels, den das Feld deines Spielsteins zeigt.',
    'BOSS-4.4.2': 'Karten gibst du nur zurück, wenn du mehr als sechs hast.',
    'BOSS-4.4.3': 'Gib eine Karte zurück, die du schon hattest, nicht die eben genommene.',
    'BOSS-4.5.1': 'Aufhören kannst du erst, wenn du eine Karte gespielt hast.',
    'BOSS-4.5.2': 'Führe erst die gespielte Karte aus.',
    'BOSS-4.5.3': 'Nur eine Businesskarte pro Zug.',
    'BOSS-4.5.4': 'Diese Karte hätte jetzt keine Wirkung.',
    'BOSS-4.5.5': 'Diese Karte hast du nicht.',
    'BOSS-4.6.1': 'Ein Auto bringt beliebig viele deiner Figuren aus einem Gebiet in ein Nachbargebiet.',
    'BOSS-4.6.2': 'Bei Auto und Schiff wählst du nacheinander Start, Ziel und Anzahl.',
    'BOSS-4.7.1': 'Ein Schiff bringt deine Figuren in ein anderes Gebiet am selben Meer.',
    'BOSS-4.12.1': 'Eine Partnerkarte verstärkt Gebiete, die dir gehören.',
    'BOSS-4.13.1': 'Ein Monopol sicherst du mit einer Businesskarte.',
    'BOSS-4.13.2':
      'Zwei Territorien müssen voll sein, darunter dieses, und deine Firmen dort mehr wert als die jedes Rivalen.',
    'BOSS-4.13.4': 'Nur bei leerem Vorrat kommt die Figur vom Plan, aus einem deiner Gebiete.',
    'BOSS-4.13.5': 'Dieses Monopol ist für immer vergeben.',
    'BOSS-4.14.1': 'Der Konkurrenzkampf trifft eine Gruppe von mindestens zwei Figuren eines Rivalen.',
    'BOSS-4.14.2': 'Ein Überläufer kommt aus dem Gebiet eines Rivalen.',
    'BOSS-4.14.4': 'Organisation tauscht die Firmen zweier verschiedener besetzter Gebiete.',
    'BOSS-4.14.5': 'Beschaffung bringt Karten von offenen Stapeln, die noch welche haben; die erste musst du nehmen.',
    'BOSS-4.14.6': 'Ein Agent nimmt einen der offenen Aufträge aus dem Spiel.',
    'BOSS-4.15.1': 'Du kontrollierst nicht alle Städte dieses Auftrags.',
    'BOSS-4.15.5': 'Du wählst nur, wenn du mehr Aufträge erfüllst, als noch zählen.',
    'BOSS-4.17.2': 'Ohne Figur auf dem Plan bringt eine Autokarte fünf in ein freies Gebiet.',
    'BOSS-5.1': 'Das Spiel ist zu Ende.',
    'BOSS-5.3': 'Bei gleichem Geld entscheiden mehr Aufträge, dann mehr Figuren auf dem Plan.',
    'BOSS-5.4': 'Geld, Aufträge und Figuren sind gleich: Ihr teilt euch den Platz.',
  },
  draw: {
    orders: 'Aufträge',
    faceDown: 'verdeckt',
    bag: 'Beutel',
    monopolies: 'Monopole',
    hand: 'Hand',
    supply: 'Vorrat',
    pawn: 'Spielstein',
    stacks: 'Stapel',
  },
}
