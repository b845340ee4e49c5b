import { buildAtHalf } from '../steps.ts'
import type { Who } from '#engine/text.ts'
import { capital } from '#engine/words.ts'
import { AGENT_TEXT, CARDS, HOUSE_TEXT, INTERRUPTS, SYMBOLS } from '../data/cards.ts'
import { COLOURS, EVENTS, GOAL, HOUSES, KINDS, PERSONALITIES, START_DISTRICTS } from '../data.ts'
import { EXACT, FIGURES, SHIELD_ARRIVAL, SHIELD_BUILDING, SHIELD_CARD } from '../moves.ts'
import { districtOf, figuresIn, kindOf, ownerOf, troubleWorth } from '../rules/board.ts'
import { price } from '../rules/buildings.ts'
import { limit, personaOf, progress, threshold } from '../rules/end.ts'
import type { Threat, Window } from '../steps.ts'
import { ransomOf } from '../rules/scrolls/index.ts'
import type { NantyNarking } from '../state.ts'
import { districts, personalities } from './board-de.ts'
import { agentCards, cards, events, houseCards } from './cards-de.ts'
import { clauses } from './clauses-de.ts'
import { logLines } from './log-de.ts'
import { screen } from './screen-de.ts'
import { district, fromDistrict, inDistrict, intoDistrict, ofDistrict } from './places-de.ts'
import type { Text } from './text.ts'

const card = (c: number): string => `„${cards[CARDS[c]][0]}“`
const kind = (k: number): string => agentCards[KINDS[k]][0]
const house = (h: number): string => houseCards[HOUSES[h]][0]
const event = (e: number): string => events[EVENTS[e]][0]
const interrupt = (i: number): string => card(INTERRUPTS[i])
const source = (n: number): string => {
  if (n < AGENT_TEXT) return card(n)
  return n < HOUSE_TEXT ? kind(n - AGENT_TEXT) : house(n - HOUSE_TEXT)
}
const words = (n: number): string => {
  if (n < AGENT_TEXT) return cards[CARDS[n]][1]
  return n < HOUSE_TEXT ? agentCards[KINDS[n - AGENT_TEXT]][1] : houseCards[HOUSES[n - HOUSE_TEXT]][1]
}

/** `Agent von Ada in Chelsea`, `Grenadier in der City`, `Zeitungsjunge von Ada in Chelsea`. */
function figure(f: number, s: NantyNarking, who: Who): string {
  const owner = ownerOf(f)
  const what =
    owner === 4
      ? 'Grenadier'
      : owner === 5
        ? 'Neuer Bürger'
        : `${f < EXACT ? 'Agent' : kind(kindOf(f))} von ${who(owner)}`
  const at = districtOf(s, f)
  return at >= 0 ? `${what} ${inDistrict(at)}` : what
}

/** `Dein Agent`, `Deine Suffragette`. */
const mine = (f: number): string => {
  const what = f < EXACT ? 'Agent' : kind(kindOf(f))
  return `Dein${/[nt]te$/.test(what) ? 'e' : ''} ${what}`
}

/** Most texts that are about somebody say that there is a choice. */
const choosing = (says: string): string => (/jemand|Person/.test(says) ? says : `Wähle jemanden. ${says}`)

const symbols = {
  'place-agent': 'Agent platzieren',
  money: 'Geld nehmen',
  'remove-trouble': 'Unruhemarker entfernen',
  assassinate: 'jemanden in einem Viertel mit Unruhe ermorden',
  build: 'bauen',
  scroll: 'Text ausführen',
  event: 'Ereignis ziehen',
  'play-another': 'weitere Karte spielen',
  interrupt: 'unterbrechen',
} as const

const THREATS: Readonly<Record<Threat, string>> = {
  skull: 'soll ermordet werden',
  'text-removes': 'soll entfernt werden',
  'text-moves': 'soll bewegt werden',
  text: '',
  'text-hand': '',
  'own-card': 'soll durch deine eigene Karte entfernt werden',
  'event-removes': 'soll entfernt werden',
}

function reactPrompt(s: NantyNarking, step: Window, who: Who): string {
  const { threat, figure: f } = step
  if (f >= 0) return `${mine(f)} ${inDistrict(districtOf(s, f))} ${THREATS[threat]}. Reagierst du?`
  if (threat === 'text-moves')
    return `${who(s.active)} will zwei Figuren tauschen, eine davon gehört dir. Reagierst du?`
  if (threat === 'text-hand') return `${who(s.active)} hat es auf deine Hand abgesehen. Reagierst du?`
  return `${who(s.active)} hat es auf dich abgesehen. Reagierst du?`
}

const moveLabels: Text['moves'] = {
  declare: () => 'Den Sieg ankündigen',
  play: (c) => `${card(c)} spielen`,
  do: () => 'Ausführen',
  skip: () => 'Überspringen',
  end: () => 'Zug beenden',
  use: (d) => `Karte ${ofDistrict(d)} nutzen`,
  agent: (k) => `${kind(k)} nutzen`,
  house: (h) => `${house(h)} nutzen`,
  throw: (i) => `${interrupt(i)} ungenutzt abwerfen`,
  watson: () => 'Doktor Watson spielen: beendet deinen Zug',
  place: (d) => `${capital(intoDistrict(d))} setzen`,
  lift: (f, s, who) => `Abziehen: ${figure(f, s, who)}`,
  to: (d) => capital(intoDistrict(d)),
  kind: (k) => kind(k),
  'house-kind': (h) => house(h),
  build: (d, s) => `${capital(inDistrict(d))} bauen (£${price(s, d, buildAtHalf.is(s.agenda.at(-1)))})`,
  'move-house': (d) => `Das Gebäude ${fromDistrict(d)}`,
  buy: (d, s) => `Das Gebäude ${inDistrict(d)} kaufen (£${price({ ...s, cheap: -1 }, d, false)})`,
  raze: (d) => `Das Gebäude ${inDistrict(d)} abreißen`,
  'lose-house': (d) => `Das Gebäude ${inDistrict(d)} aufgeben`,
  calm: (d) => `Die Unruhe ${inDistrict(d)} entfernen`,
  stir: (d) => `Unruhe ${intoDistrict(d)}`,
  score: (d, s) => `${district(d)}: £${troubleWorth(s) * figuresIn(s, d)}`,
  kill: (f, s, who) => `Entfernen: ${figure(f, s, who)}`,
  pick: (f, s, who) => `Wählen: ${figure(f, s, who)}`,
  lose: (f, s, who) => `Verlieren: ${figure(f, s, who)}`,
  target: (seat, _, who) => who(seat),
  pair: (at, _, who) => `${who(Math.floor(at / COLOURS.length))} zahlt an ${who(at % COLOURS.length)}`,
  coin: () => '£1 geben',
  pay: () => 'Zahlen',
  refuse: () => 'Nicht zahlen',
  give: (c) => `${card(c)} geben`,
  discard: (c) => `${card(c)} abwerfen`,
  take: (c) => `${card(c)} nehmen`,
  keep: (c) => `${card(c)} behalten`,
  done: () => 'Nichts mehr',
  react: (i) => `${interrupt(i)} spielen`,
  suffragette: () => 'Die Suffragette rufen',
  shield: (item, s, who) => `£3 zahlen und schützen: ${shielded(item, s, who)}`,
  save: (at, s, who) => `${interrupt(Math.floor(at / FIGURES.length))} für ${figure(at % FIGURES.length, s, who)}`,
  pass: () => 'Geschehen lassen',
  stay: () => 'Bleiben',
  'draw-house': () => 'Eine Gebäudekarte ziehen',
  bottom: (e) => `${event(e)} zuunterst legen`,
  top: (e) => `Als Nächstes obenauf: ${event(e)}`,
}

function shielded(item: number, s: NantyNarking, who: Who): string {
  if (item < SHIELD_BUILDING) return figure(item, s, who)
  if (item < SHIELD_CARD) return `das Gebäude ${inDistrict(item - SHIELD_BUILDING)}`
  if (item < SHIELD_ARRIVAL) return `die Karte ${ofDistrict(item - SHIELD_CARD)}`
  const at = s.rolls[item - SHIELD_ARRIVAL]
  return at === undefined ? 'ein Viertel' : `${district(at)} vor dem ${item - SHIELD_ARRIVAL + 1}. Ankömmling`
}

const prompts: Text['prompts'] = {
  'set-up-agent': (_, step) => `Welcher Agent beginnt ${inDistrict(START_DISTRICTS[step.at])}?`,
  turn: (s) => (s.mustPlay ? 'Du bist dran: Spiele eine Karte.' : 'Noch etwas, bevor dein Zug endet?'),
  symbol: (_, step) => {
    const { card: c, at } = step
    const what = SYMBOLS[c][at]
    return what === 'scroll' ? `${card(c)}: ${words(c)}` : `${card(c)}: ${symbols[what]}?`
  },
  'fill-slot': (_, step) => `${card(step.card)}: Spielst du eine Karte aus deiner Hand?`,
  lift: () => 'Alle deine Agenten sind im Einsatz. Welchen ziehst du ab?',
  place: () => 'Wohin kommt dein Agent?',
  'choose-kind': (_, step) => `Welcher Agent kommt ${intoDistrict(step.district)}?`,
  'move-house': (_, step) => `Alle deine Gebäude stehen. Welches kommt ${intoDistrict(step.district)}?`,
  'house-kind': (_, step) => `Welches Gebäude entsteht ${inDistrict(step.district)}?`,
  'pick-own': () => 'Welcher deiner Agenten bewegt sich?',
  destination: (s, step, who) => `${figure(step.figure, s, who)}: Wohin?`,
  player: (_, step) => `${source(step.source)}: ${choosing(words(step.source))}`,
  ransom: (s, step, who) =>
    `${source(step.source)}: Zahlst du ${who(s.active)} £${ransomOf(step.source)}? Auf der Karte steht: ${words(step.source)}`,
  'score-trouble': () => 'Welches Viertel mit Unruhe zahlt dir?',
  'choose-pair': (_, step) => `Wer zahlt wem £${step.amount}?`,
  'lose-own': (_, step) =>
    step.orPay > 0 ? `Verliere einen Agenten oder zahle £${step.orPay}.` : 'Welchen deiner Agenten verlierst du?',
  victim: () => 'Wer wird entfernt?',
  'discard-one': (_, step) =>
    step.gain > 0 ? `Welche Karte wirfst du für £${step.gain} ab?` : 'Welche Karte wirfst du ab?',
  sell: (_, step) => `Wirfst du eine Karte für £${step.price} ab?`,
  'throw-away': (_, step) => `Wirfst du noch bis zu ${step.left} ab, bevor du ziehst?`,
  give: (_, step, who) => `Welche Karte gibst du ${who(step.to)}?`,
  'coin-or-card': (s, _, who) => `Gib ${who(s.active)} £1 oder eine Karte.`,
  'discard-theirs': (_, step, who) => `Welche Karte von ${who(step.target)} wird abgeworfen?`,
  keep: (_, step, who) => `Welche der zwei Karten von ${who(step.target)} behältst du?`,
  'pick-other': () => 'Welche Figur bewegst du?',
  drive: (s, step, who) => `${figure(step.figure, s, who)} muss weg: Wohin?`,
  'pick-first': () => 'Welche Figur tauscht den Platz?',
  'pick-second': () => 'Mit wem?',
  stir: () => 'Wohin kommt der Unruhemarker?',
  calm: () => 'Welcher Unruhemarker verschwindet?',
  'build-at-half': () => 'Wo baust du zum halben Preis?',
  buy: () => 'Welches Gebäude kaufst du?',
  raze: (_, step, who) => `Reißt du ein Gebäude von ${who(step.target)} ab?`,
  react: reactPrompt,
  'event-react': (s) => `${event(s.event)}. ${events[EVENTS[s.event]][1]} Schützt du etwas?`,
  flee: () => 'Flut: Welcher Agent flieht zuerst?',
  'murder-victim': (s) => `Mysteriöse Morde ${inDistrict(s.rolls[0])}: Wer wird entfernt?`,
  'give-up': () => 'Für alle Gebäude reicht dein Geld nicht. Welches gibst du auf?',
  'name-agent': () => 'Inigo Jones: Welcher deiner Agenten geht?',
  'street-girl': () => 'Wen bringt das Straßenmädchen vom Weg ab?',
  ride: () => 'Wohin fährt der Radfahrer?',
  'draw-house': () => 'Ziehst du eine Gebäudekarte?',
  'take-theirs': (_, step, who) => `Nimmst du eine Karte von ${who(step.target)}?`,
  'to-bottom': () => 'Welches Ereignis kommt zuunterst?',
  'to-top': () => 'Welches Ereignis kommt als Nächstes?',
  'mansion-own': () => 'Herrenhaus: Welcher deiner Agenten tauscht?',
  'mansion-other': () => 'Mit wessen Agent?',
}

export const text: Text = {
  cards,
  eventCards: events,
  districts,
  personalities,
  agentCards,
  houseCards,
  symbols,
  prompts,
  moves: moveLabels,
  verbs: {
    place: 'Agent setzen',
    to: 'Ziel',
    pick: 'Wählen',
    kill: 'Entfernen',
    lift: 'Abziehen',
    calm: 'Unruhe entfernen',
    stir: 'Unruhe stiften',
    build: 'Bauen',
    raze: 'Abreißen',
    score: 'Werten',
  },
  events: logLines,
  epilogue(s, seat) {
    const persona = personaOf(s, seat)
    const goal = screen.goals[GOAL[persona]](threshold(s, persona), limit(s, GOAL[persona]))
    return `${personalities[PERSONALITIES[persona]][0]}: ${goal} (${progress(s, seat, persona)})`
  },
  sheet: { agents: 'Agenten', buildings: 'Gebäude', money: 'Geld', loans: 'Offene Darlehen' },
  terms: {
    goal: 'die Nähe zum eigenen Ziel',
    danger: 'was Rivalen zu ihren Zielen fehlt',
    points: 'der Vorsprung an Punkten',
    means: 'Geld, Agenten, Gebäude und Karten',
    promise: 'was die Karten noch bringen',
  },
  clauses,
  variants: {
    personalities: {
      name: 'Persönlichkeiten',
      values: { standard: 'Standard', classic: 'Klassisch', alternative: 'Alternativ, für Erfahrene' },
    },
    'agent-and-building-cards': { name: 'Agenten- und Gebäudekarten', values: { off: 'Ohne', on: 'Mit' } },
  },
  screen,
  draw: {
    trouble: 'Unruhe',
    grenadier: 'Grenadiere',
    citizen: 'Bürger',
    deck: 'Nachziehstapel',
    events: 'Ereignisse',
    hand: 'Hand',
    of: 'von',
    loans: 'Darlehen',
    table: 'Auf dem Tisch',
  },
}
