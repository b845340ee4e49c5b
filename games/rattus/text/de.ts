import { german } from '#engine/words.ts'
import type { Seat } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { ALL, CARDS, FACES, MAJORITY, REGION_IDS, type CardId } from '../data.ts'
import type { Hit } from '../events.ts'
import { YES } from '../moves.ts'
import { cubesOf, knows, population, ratSupply, regionOf, slotOf, type Rattus } from '../state.ts'
import type { Text } from './text.ts'

const { and, count, form } = german

const regions: Text['regions'] = {
  anglia: { name: 'England', modern: 'Britische Inseln' },
  gallia: { name: 'Gallien', modern: 'Frankreich, Belgien, Luxemburg' },
  germania: { name: 'Germanien', modern: 'Deutschland, Niederlande, Alpenländer, Böhmen' },
  hispania: { name: 'Spanien', modern: 'Spanien und Portugal' },
  hungaria: { name: 'Ungarn', modern: 'Ungarn, Slowakei, Slowenien, Kroatien, Bosnien' },
  italia: { name: 'Italien', modern: 'Italien und Malta' },
  polonia: { name: 'Polen', modern: 'Polen und das Baltikum' },
  scandia: { name: 'Skandinavien', modern: 'Dänemark, Norwegen, Schweden, Finnland' },
  bulgaria: { name: 'Bulgarien', modern: 'Bulgarien, Rumänien, Westbalkan' },
  turcia: { name: 'Türkei', modern: 'Griechenland, Türkei, Zypern' },
  russia: { name: 'Russland', modern: 'Europäisches Russland und Belarus' },
  tartaria: { name: 'Tartarei', modern: 'Ukraine, Moldau, Krim' },
}

const cards: Text['cards'] = {
  king: {
    name: 'König',
    text: 'Bevor die Pestfigur zieht: Bringe einen deiner Würfel aus einer Region ohne Ratten in den Palast. Dort ist er endgültig sicher und zählt am Ende mit.',
    finalRound: 'Wie sonst: ein Würfel aus einer Region ohne Ratten in den Palast.',
  },
  monk: {
    name: 'Mönch',
    text: 'Bevor die Pestfigur zieht: Verschiebe ein verdecktes Rattenplättchen aus einer beliebigen Region in eine benachbarte Region mit weniger als drei Ratten.',
    finalRound: 'Wie sonst: eine Ratte verschieben.',
  },
  knight: {
    name: 'Ritter',
    text: 'Du darfst die Pestfigur einen oder zwei Schritte weit ziehen, aber nicht zurück an ihren Ausgangsort. Bevor Ratten aufgedeckt werden, darfst du entscheiden, dass die Pestfigur für die Grenzwerte als zwei neutrale Würfel zählt.',
    finalRound:
      'Du darfst die Pestfigur bis zu zwei Schritte weit ziehen oder stehen lassen. Wenn die Pest zum Schluss überall wütet, zählt sie dann in ihrer Region als zwei neutrale Würfel.',
  },
  peasant: {
    name: 'Bauer',
    text: 'Wenn du neue Würfel einsetzt, darfst du einen mehr als üblich einsetzen, also sogar einen Würfel in eine Region ohne Ratten.',
    finalRound: 'Du darfst einen Würfel in eine beliebige Region setzen.',
  },
  merchant: {
    name: 'Kaufmann',
    text: 'Bevor die Pestfigur zieht: Ziehe einen bis drei deiner Würfel aus einer Region in eine benachbarte Region.',
    finalRound: 'Wie sonst: bis zu drei Würfel ziehen.',
  },
  witch: {
    name: 'Hexe',
    text: 'Bevor die Pestfigur zieht: Sieh dir heimlich eine Ratte auf dem Plan an, danach auf Wunsch eine zweite; diese beiden darfst du dann vertauschen.',
    finalRound: 'Wie sonst: bis zu zwei Ratten ansehen und auf Wunsch vertauschen.',
  },
}

/** With the article, in the accusative. */
const theCard: Record<CardId, string> = {
  king: 'den König',
  monk: 'den Mönch',
  knight: 'den Ritter',
  peasant: 'den Bauern',
  merchant: 'den Kaufmann',
  witch: 'die Hexe',
}

const classes: Text['classes'] = {
  royalty: 'Königtum',
  church: 'Kirche',
  chivalry: 'Rittertum',
  peasantry: 'Landvolk',
  bourgeoisie: 'Bürgertum',
  magic: 'Zauberkunst',
}

const symbols = { majority: 'Mehrheit', all: 'Alle' }

const region = (index: number): string => regions[REGION_IDS[index]].name
const articled = (index: number): boolean => ['turcia', 'tartaria'].includes(REGION_IDS[index])
const inRegion = (index: number): string => (articled(index) ? `in der ${region(index)}` : `in ${region(index)}`)
const intoRegion = (index: number): string => (articled(index) ? `in die ${region(index)}` : `nach ${region(index)}`)
const fromRegion = (index: number): string => (articled(index) ? `aus der ${region(index)}` : `aus ${region(index)}`)
const overRegion = (index: number): string => (articled(index) ? `über die ${region(index)}` : `über ${region(index)}`)
const aroundRegion = (index: number): string => `rund um ${articled(index) ? 'die ' : ''}${region(index)}`
const dative = (name: string): string => (/^T(?:ürkei|artarei)$/.test(name) ? `der ${name}` : name)
const aCard = (index: number): string => theCard[CARDS[index].id]
const cubes = (n: number): string => `${n} Würfel`
const rats = (n: number): string => count(n, 'Ratte', 'Ratten')

function symbol(index: number): string {
  if (index === MAJORITY) return symbols.majority
  return index === ALL ? symbols.all : classes[CARDS[index].classId]
}

const face = (index: number): string => `${FACES[index].limit}+ ${FACES[index].symbols.map(symbol).join(', ')}`

/** A token with its face, if the seat whose turn it is knows it. */
function token(index: number, s: Rattus): string {
  const at = regionOf(s, index)
  const where = at < 0 ? 'Ratte' : `${slotOf(s, index) + 1}. Ratte ${inRegion(at)}`
  return knows(s, s.active, index) && s.faces[index] >= 0 ? `${where} (${face(s.faces[index])})` : where
}

const crowd = (at: number, s: Rattus): string => `${rats(s.rats[at])}, ${cubes(population(s, at))}`
const withCrowd = (at: number, s: Rattus): string => `${region(at)} (${crowd(at, s)})`

/** `Rot verliert 2 (Mehrheit, Kirche)`, `Rot und Gelb verlieren je 1 (Mehrheit)`. */
function losses(hits: readonly Hit[], who: Who): string {
  const alike = new Map<string, Seat[]>()
  for (const seat of new Set(hits.map((hit) => hit.seat))) {
    const own = hits.filter((hit) => hit.seat === seat)
    const what = `${own.length} (${own.map((hit) => symbol(hit.symbol)).join(', ')})`
    alike.set(what, [...(alike.get(what) ?? []), seat])
  }
  return and(
    [...alike].map(
      ([what, seats]) => `${and(seats.map(who))} ${form(seats.length, 'verliert', 'verlieren je')} ${what}`,
    ),
  )
}

export const text: Text = {
  regions,
  cards,
  classes,
  symbols,
  palace: 'Palast',
  plague: 'Pestfigur',
  symbol,
  face,
  info: {
    turn: (n) => `Zug ${n}`,
    settling: 'Siedeln',
    finalRound: 'Schlussrunde',
    over: 'Ende',
    ratsLeft: (n) => `noch ${rats(n)}`,
    turnsLeft: (n) => `etwa ${count(n, 'Zug', 'Züge')}`,
    mayEnd: 'das Spiel kann mit diesem Zug enden',
    region: (name, modern, r, c) => `${name} (${modern}): ${rats(r)}, ${cubes(c)}`,
    lookedAt: (names) => `Angesehen von ${and(names)}`,
    lastRevealed: 'Zuletzt aufgedeckt',
    abilities: {
      king: 'Ein Würfel aus einer Region ohne Ratten in den Palast',
      monk: 'Eine Ratte in eine Nachbarregion',
      knight: 'Pest: 1 oder 2 Schritte; zählt auf Wunsch als 2',
      peasant: 'Ein Würfel mehr beim Einsetzen',
      merchant: 'Bis zu 3 Würfel in eine Nachbarregion',
      witch: 'Zwei Ratten ansehen, dann tauschen oder nicht',
    },
    unheld: 'in der Auslage',
    heldBy: (name) => `bei ${name}`,
    take: (name) => `${name} nehmen`,
    toPlace: 'im Vorrat',
    ratsToCome: ['Ratten noch,', 'dann ist Schluss'],
    where: (regional, palace) =>
      palace > 0 ? `${regional} in Regionen, ${palace} im Palast` : `${regional} in Regionen`,
    unseen: (n) => `Ungesehene Ratten: ${n}`,
    byLimit: 'Sie brechen ab so vielen Würfeln aus:',
    bySymbol: 'Sie treffen:',
    limit: (n) => (n === 1 ? 'Bricht ab einem Würfel aus' : `Bricht ab ${n} Würfeln aus`),
    known: 'Ratten, die du kennst',
    cards: 'Was die Karten können',
    tieOrder: (names) => `Bei Gleichstand: ${names.join(' vor ')}`,
    placing: (n) => `${n} oder ${n + 1} Würfel.`,
    risk: (n, of) => `${n} von ${of} ungesehenen Ratten tragen das Symbol.`,
    newRats: (n, room) =>
      n === 0
        ? 'Keine neuen Ratten.'
        : `${count(n, 'neue Ratte', 'neue Ratten')}: ${room.length === 0 ? 'kein Platz' : `Platz in ${and(room.map(dative))}`}.`,
    noRavage: 'Dort wütet die Pest nicht.',
    losses: (each, counted) =>
      `Erwarteter Verlust: ${each.join(', ')}${counted ? `; wenn die Figur zählt: ${counted.join(', ')}` : ''}.`,
    decimal: (n) => n.toFixed(1).replace('.', ','),
  },
  prompts: {
    'setup-place': () => 'Setze zwei Würfel in eine Region.',
    'turn-action': (s) =>
      s.placed
        ? 'Nutze deine Karten oder lass die Pest ziehen.'
        : s.taken
          ? 'Setze neue Würfel ein, wo Ratten sind; nutze deine Karten, wann du magst.'
          : 'Setze neue Würfel ein, wo Ratten sind; nimm eine Karte und nutze deine Karten, wann du magst.',
    'place-count': () => 'Bauer: Setzt du einen Würfel mehr ein?',
    'monk-token': () => 'Mönch: Welche Ratte vertreibst du?',
    'monk-to': () => 'Mönch: Wohin geht die Ratte?',
    'merchant-to': () => 'Kaufmann: Wohin ziehen deine Würfel?',
    'merchant-count': () => 'Kaufmann: Wie viele Würfel ziehen mit?',
    'witch-token': () => 'Hexe: Welche Ratte siehst du dir an?',
    'witch-second': () => 'Hexe: Siehst du dir eine zweite Ratte an?',
    'witch-swap': (s, { first, second }) => `Hexe: Vertauschst du die ${token(first, s)} mit der ${token(second, s)}?`,
    'plague-move': () => 'Ziehe die Pestfigur in eine andere Region.',
    spread: (s) =>
      `Eine neue Ratte kommt ${fromRegion(s.plague)}: in welche Nachbarregion? (${ratSupply(s)} im Vorrat)`,
    'knight-count': (s) => `Ritter: Zählt die Pestfigur ${inRegion(s.plague)} als zwei Würfel?`,
    reveal: (s) => `Welche Ratte ${inRegion(s.plague)} wird als nächste aufgedeckt?`,
    'final-action': () => 'Schlussrunde: Nutze deine Karten ein letztes Mal.',
  },
  moves: {
    settle: (at, s) => withCrowd(at, s),
    take: (at, s, who) => (s.cards[at] < 0 ? `Nimm ${aCard(at)}` : `Nimm ${aCard(at)} von ${who(s.cards[at])}`),
    place: (at, s) => `Einsetzen: ${withCrowd(at, s)}`,
    king: (at) => `König: ${fromRegion(at)} in den Palast`,
    monk: (at) => `Mönch: eine Ratte ${fromRegion(at)} vertreiben`,
    merchant: (at, s) =>
      `Kaufmann: ${fromRegion(at)} ziehen (${count(cubesOf(s, at, s.active), 'eigener Würfel', 'eigene Würfel')})`,
    witch: (at) => `Hexe: eine Ratte ${inRegion(at)} ansehen`,
    plague: () => 'Die Pest ziehen lassen',
    'place-cubes': (at) => cubes(at + 1),
    'monk-token': (at, s) => token(at, s),
    'monk-to': (at, s) => withCrowd(at, s),
    'merchant-to': (at, s) => withCrowd(at, s),
    'merchant-cubes': (at) => cubes(at + 1),
    look: (at, s) => `Ansehen: ${token(at, s)}`,
    swap: (at) => (at === YES ? 'Vertauschen' : 'Liegen lassen'),
    'plague-to': (at, s) => withCrowd(at, s),
    spread: (at, s) => withCrowd(at, s),
    count: (at) => (at === YES ? 'Sie zählt als zwei' : 'Sie zählt nicht'),
    reveal: (at, s) => token(at, s),
    peasant: (at, s) => `Bauer: ein Würfel ${intoRegion(at)} (${crowd(at, s)})`,
    knight: (at, s) =>
      at === s.plague
        ? `Ritter: Die Pest bleibt ${inRegion(at)} und zählt`
        : `Ritter: Pest ${intoRegion(at)} (${crowd(at, s)})`,
    done: () => 'Fertig',
  },
  verbs: {
    take: 'Karte nehmen',
    place: 'Einsetzen:',
    king: 'König, in den Palast:',
    monk: 'Mönch, Ratte vertreiben:',
    merchant: 'Kaufmann, Abreise:',
    witch: 'Hexe, Ratte ansehen:',
    peasant: 'Bauer, ein Würfel:',
    knight: 'Ritter, Ziel der Pest:',
    look: 'Ratte ansehen:',
  },
  events: {
    'laid-out': (e, who) =>
      `Die Pest kommt ${intoRegion(e.plague)}. ${who(e.start)} hat den ersten Zug. ${rats(e.rats)} im Vorrat.`,
    settled: (e, who) => `${who(e.seat)} siedelt mit ${cubes(e.cubes)}n ${inRegion(e.region)}.`,
    took: (e, who) => `${who(e.seat)} nimmt ${aCard(e.card)}${e.from === null ? '' : ` von ${who(e.from)}`}.`,
    placed: (e, who) =>
      `${who(e.seat)} setzt ${cubes(e.cubes)} ${inRegion(e.region)} ein${e.by === 'peasant' ? ' (Bauer)' : ''}.`,
    'to-palace': (e, who) => `${who(e.seat)} bringt einen Würfel ${fromRegion(e.region)} in den Palast (König).`,
    pushed: (e, who) => `${who(e.seat)} vertreibt eine Ratte ${fromRegion(e.from)} ${intoRegion(e.to)} (Mönch).`,
    travelled: (e, who) =>
      `${who(e.seat)} zieht ${cubes(e.cubes)} ${fromRegion(e.from)} ${intoRegion(e.to)} (Kaufmann).`,
    looked: (e, who) => {
      const seen = e.secret ? `: ${face(e.secret.face)}` : ''
      return `${who(e.seat)} sieht sich eine Ratte ${inRegion(e.region)} an (Hexe)${seen}.`
    },
    swapped: (e, who) =>
      e.swap
        ? `${who(e.seat)} vertauscht eine Ratte ${inRegion(e.regions[0])} mit einer ${inRegion(e.regions[1])}.`
        : `${who(e.seat)} lässt beide Ratten liegen.`,
    'plague-moved': (e, who) =>
      `${who(e.seat)} zieht die Pest ${fromRegion(e.from)}${e.over === null ? '' : ` ${overRegion(e.over)}`} ${intoRegion(e.to)}.`,
    spread: (e, who) =>
      `${who(e.seat)} schickt eine neue Ratte ${fromRegion(e.from)} ${intoRegion(e.to)}. Noch ${rats(e.left)}.`,
    forfeited: (e) =>
      e.by === 'no-room'
        ? `Kein Platz ${aroundRegion(e.region)}: ${rats(e.rats)} ${form(e.rats, 'entfällt', 'entfallen')}.`
        : `Der Rattenvorrat ist leer: ${rats(e.rats)} ${form(e.rats, 'entfällt', 'entfallen')}.`,
    counted: (e, who) =>
      e.cubes > 0
        ? `${who(e.seat)} lässt die Pestfigur ${inRegion(e.region)} als ${cubes(e.cubes)} zählen.`
        : `${who(e.seat)} lässt die Pestfigur ${inRegion(e.region)} nicht zählen.`,
    revealed: (e, who) => {
      const people = e.neutral > 0 ? `${e.cubes} + ${e.neutral}` : cubes(e.cubes)
      const shown = `${region(e.region)}, ${people}, Ratte ${face(e.face)}`
      if (!e.outbreak) return `${shown}: kein Ausbruch.`
      return e.hits.length === 0 ? `${shown}: Niemand ist betroffen.` : `${shown}: ${losses(e.hits, who)}.`
    },
    triggered: (e, who) =>
      `${e.by === 'rats' ? 'Die letzte Ratte liegt auf dem Plan.' : `${who(e.last)} hat alle Würfel auf dem Plan.`} Schlussrunde: ${e.order.map(who).join(', ')}.`,
    'final-turn': (e, who) => `${who(e.seat)} darf ein letztes Mal Karten nutzen.`,
    'final-ravage': (e) =>
      `Die Pest wütet überall${e.neutral > 0 ? `, ${inRegion(e.plague)} mit zwei Würfeln mehr` : ''}.`,
    ended: () => 'Die Pest zieht ab. Jeder Würfel, der noch auf dem Plan ist, zählt.',
  },
  sheet: { regions: 'Würfel in Regionen', palace: 'Würfel im Palast' },
  terms: {
    cubes: 'Würfel, die auf dem Plan überleben',
    prospects: 'was in diesem Zug noch geht',
    palace: 'Würfel, die im Palast sicher sind',
    supply: 'Würfel, die noch kommen',
    cards: 'die eigenen Karten',
  },
  clauses: {
    'RAT-1.3': 'Bei so wenigen Mitspielenden ist diese Region nicht im Spiel.',
    'RAT-3.7': 'Erst siedeln alle, je zwei Würfel, reihum und zurück.',
    'RAT-4.1': 'Jemand anderes ist am Zug.',
    'RAT-4.2': 'In einem Zug nimmst du höchstens eine Karte, setzt einmal ein und nutzt nur Karten, die du hast.',
    'RAT-4.3': 'Jede Karte wird in einem Zug nur einmal genutzt.',
    'RAT-4.4': 'Sobald die Pest zieht, ist keine andere Karte oder Aktion mehr möglich.',
    'RAT-4.5': 'Diese Karte hast du schon.',
    'RAT-4.7': 'Du hast keine Würfel mehr zum Einsetzen.',
    'RAT-4.8': 'In eine Region ohne Ratten kommen keine neuen Würfel.',
    'RAT-4.9': 'Du musst neue Würfel einsetzen, bevor die Pest zieht.',
    'RAT-4.10': 'Der Bauer gibt genau einen Würfel mehr, als Ratten da sind.',
    'RAT-4.15': 'Eine begonnene Fähigkeit wird zu Ende geführt.',
    'RAT-4.16': 'Der König braucht einen deiner Würfel in einer Region ohne Ratten.',
    'RAT-4.17': 'Der Mönch vertreibt eine Ratte in eine Nachbarregion mit weniger als dreien.',
    'RAT-4.18': 'Der Kaufmann zieht einen bis drei deiner Würfel in eine Nachbarregion.',
    'RAT-4.19': 'Die Hexe sieht sich eine oder zwei Ratten auf dem Plan an und darf diese beiden dann vertauschen.',
    'RAT-4.21': 'Die Pest muss in eine Nachbarregion ziehen.',
    'RAT-4.22': 'Mit dem Ritter zieht die Pest einen oder zwei Schritte und nicht zurück.',
    'RAT-4.25': 'Eine neue Ratte kommt in eine Nachbarregion der Pest, in der weniger als drei sind.',
    'RAT-4.29': 'Nur verdeckte Ratten in der Region der Pest werden aufgedeckt.',
    'RAT-4.31': 'Entscheide erst, ob die Pestfigur als zwei Würfel zählt.',
    'RAT-5.3': 'In der Schlussrunde sind alle der Reihe nach dran, nur wer den letzten Zug hatte, nicht mehr.',
    'RAT-5.4': 'In der Schlussrunde kannst du nur die Karten nutzen, die du hast.',
    'RAT-5.6': 'Der einzelne Würfel des Bauern gehört in die Schlussrunde, und du brauchst einen im Vorrat.',
    'RAT-5.7': 'Nur in der Schlussrunde zieht der Ritter die Pest bis zu zwei Schritte weit.',
    'RAT-5.12': 'Das Spiel ist zu Ende.',
    'RAT-5.13': 'Gleich viele Würfel: Wer als Nächstes am Zug gewesen wäre, liegt vorn.',
    'RAT-6.1': 'Danach ist gerade nicht gefragt.',
    'RAT-6.3': 'Entscheide erst, wie viele Würfel du einsetzt.',
    'RAT-6.5': 'Wähle eine Ratte in der genannten Region.',
  },
  variants: {
    start: {
      name: 'Erster Zug',
      values: {
        drawn: 'ausgelost',
        'first-seat': 'Person 1',
        'second-seat': 'Person 2',
        'third-seat': 'Person 3',
        'fourth-seat': 'Person 4',
      },
    },
  },
  draw: {
    cards: 'Karten',
    display: 'Auslage',
    supply: 'Vorrat',
    unseen: 'Ungesehene nach Grenzwert',
    ratSupply: 'Rattenvorrat',
  },
}
