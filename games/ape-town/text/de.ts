import { capital, german } from '#engine/words.ts'
import {
  CELLS,
  COLOURS,
  DISTRICT_OF,
  DISTRICTS,
  HOUSE_NUMBER,
  isApe,
  POST,
  SEGMENT_COLOUR,
  SEGMENTS,
  TILES,
  type TileId,
} from '../data.ts'
import { colourHasRoom, segmentOf } from '../state.ts'
import type { Text } from './text.ts'

const { and, count, form } = german

const tiles: Record<TileId, string> = {
  tarsier: 'Koboldmaki',
  chimpanzee: 'Schimpanse',
  mandrill: 'Mandrill',
  orangutan: 'Orang-Utan',
  lemur: 'Katta',
  banana: 'Bananenumschlagplatz',
}

/** Only this one changes its ending in the accusative. */
const accusative: Partial<Record<TileId, string>> = { chimpanzee: 'Schimpansen' }

const colours = { grey: 'grau', black: 'schwarz', white: 'weiß' }
const inflected = { grey: 'graues', black: 'schwarzes', white: 'weißes' }

const districts = {
  'creeper-row': 'Lianenzeile',
  'palm-boulevard': 'Palmenboulevard',
  'smokestack-yard': 'Schlothof',
  'coconut-works': 'Kokoswerke',
  pondside: 'Teichviertel',
  'silverback-heights': 'Silberrückenhöhe',
  'marble-hill': 'Marmorhügel',
  'banana-docks': 'Bananendocks',
  'lantern-quarter': 'Laternenviertel',
}

/** What goes with the name of a district. */
const articles: Readonly<Record<keyof typeof districts, 'der' | 'die' | 'das' | 'plural'>> = {
  'creeper-row': 'die',
  'palm-boulevard': 'der',
  'smokestack-yard': 'der',
  'coconut-works': 'plural',
  pondside: 'das',
  'silverback-heights': 'die',
  'marble-hill': 'der',
  'banana-docks': 'plural',
  'lantern-quarter': 'das',
}

const tile = (kind: number): string => tiles[TILES[kind].id]
const tileAcc = (kind: number): string => accusative[TILES[kind].id] ?? tile(kind)
const colour = (index: number): string => colours[COLOURS[index]]
const district = (index: number): string => districts[DISTRICTS[index].id]
function isFull(index: number): string {
  const article = articles[DISTRICTS[index].id]
  return article === 'plural' ? `Die ${district(index)} sind voll` : `${capital(article)} ${district(index)} ist voll`
}
/** A field as an address: the district and its number there, as the board shows it. */
const address = (cell: number): string => `${district(DISTRICT_OF[cell])} ${HOUSE_NUMBER[cell]}`
/** `2 × Mandrill, Katta`. */
const counted = (kinds: readonly number[]): string[] =>
  [...new Set(kinds)].map((kind) => {
    const n = kinds.filter((other) => other === kind).length
    return n > 1 ? `${n} × ${tile(kind)}` : tile(kind)
  })
const points = (n: number): string => count(n, 'Punkt', 'Punkte')

export const text: Text = {
  tiles,
  colours,
  districts,
  broken: { 'silverback-heights': ['Silberrücken-', 'höhe'] },
  prompts: {
    take: () => 'Nimm ein Plättchen aus der Auslage.',
    place: (s) =>
      colourHasRoom(s, s.announced)
        ? `Lege den ${tileAcc(s.hand)} auf ein freies ${inflected[COLOURS[s.announced]]} Feld.`
        : `Lege den ${tileAcc(s.hand)} auf ein beliebiges Feld: Kein ${inflected[COLOURS[s.announced]]} ist mehr frei.`,
  },
  moves: {
    take(at, s) {
      const index = s.display.findIndex((t) => segmentOf(t) === at)
      if (index < 0) return SEGMENTS[at]
      const gain = s.beside[index]
      const money = [index > 0 && `zahle ${index}`, gain > 0 && `erhalte ${gain}`].filter(Boolean).join(', ')
      return `${tile(s.tiles[s.display[index]])}, ${colour(SEGMENT_COLOUR[at])}${money && ` (${money})`}`
    },
    place: (at) => (DISTRICT_OF[at] >= 0 ? address(at) : CELLS[at].id),
  },
  events: {
    took: (e, who) =>
      and([
        `${who(e.seat)} nimmt einen ${tileAcc(e.tile)} für ein ${inflected[COLOURS[SEGMENT_COLOUR[e.segment]]]} Revier`,
        ...(e.skipped.length > 0 ? [`zahlt ${e.skipped.length} Bündel`] : []),
        ...(e.gained > 0 ? [`erhält ${e.gained} Bündel`] : []),
      ]) + '.',
    placed: (e, who) => {
      const where = `${who(e.seat)} legt einen ${tileAcc(e.tile)} auf ${address(e.cell)}`
      const why = e.elsewhere ? ', da in der Farbe kein Feld frei ist' : ''
      if (e.points > 0) return `${where}${why}: ${points(e.points)}.`
      if (e.tile === POST || isApe(e.tile)) return `${where}${why}.`
      return `${where}${why}, ${e.disc ? 'mit Scheibe' : 'ohne Scheibe: Es ist keine mehr da'}.`
    },
    boss: (e, who) =>
      e.seat === null
        ? `${isFull(e.district)}. Niemand wird dort Boss.`
        : `${isFull(e.district)}. ${who(e.seat)} wird dort Boss, mit den meisten ${e.by === 'lemurs' ? 'Kattas' : 'Orang-Utans'}: ${points(e.points)}.`,
    shared: (e, who) => {
      const each = e.shares.reduce((sum, share) => sum + share.each, 0)
      if (each === 0) return ''
      const from = e.shares.filter((share) => share.each > 0).map((share) => district(share.district))
      return `${and(e.seats.map(who))}: ${e.seats.length > 1 ? 'je ' : ''}${points(each)} aus unterlegenen Nachbarrevieren (${and(from)}).`
    },
    'turned-up': (e) => `Neu in der Auslage: ${and(counted(e.tiles))}.`,
    refilled: (e) =>
      `Verdeckt aufgefüllt: ${form(e.sections.length, 'Abschnitt', 'Abschnitte')} ${and(e.sections.map((section) => `${section + 1}`))}.`,
    'paid-out': () => 'Die Stadt ist voll. Jedes Geldbündel ist einen Punkt wert.',
  },
  sheet: {
    apes: 'Koboldmakis, Schimpansen, Mandrille',
    posts: 'Bananenumschlagplätze',
    boss: 'Revierboss',
    neighbours: 'Unterlegene Nachbarreviere',
    bundles: 'Geldbündel',
  },
  terms: {
    points: 'erzielte Punkte',
    bundles: 'eigenes Geld',
    bosses: 'Reviere, in denen du Boss werden kannst',
    shares: 'Kattas, die mitverdienen',
    turns: 'was die nächsten Züge bringen können',
  },
  clauses: {
    'APE-2.8': 'Auf den Teich wird nie etwas gelegt.',
    'APE-2.9': 'Ein aufgedrucktes Plättchen kann nicht überdeckt werden.',
    'APE-4.1': 'Jemand anderes ist am Zug.',
    'APE-4.2': 'Nimm zuerst ein Plättchen, dann lege es.',
    'APE-4.4': 'Nur offene Plättchen können genommen werden.',
    'APE-4.6': 'Du kannst nicht für jedes übersprungene Plättchen ein Bündel zahlen.',
    'APE-4.11': 'Das Plättchen muss in ein Revier der Farbe, bei der es lag.',
    'APE-4.13': 'Was genommen oder gelegt ist, bleibt, wie es ist.',
    'APE-5.1': 'Das Spiel ist zu Ende.',
    'APE-5.3': 'Gleich viele Punkte: Wer als Nächstes am Zug gewesen wäre, liegt vorn.',
  },
  info: {
    district: 'Revier',
    free: 'frei',
    forTheBoss: 'für den Boss',
    lemurs: 'Kattas',
    legend: 'Eingerahmt: wer jetzt Boss wäre. Die meisten Orang-Utans; bei Gleichstand die meisten Kattas.',
    unseen: 'Plättchen, die noch niemand gesehen hat',
    street: 'Auslage',
    nextTiles: 'Demnächst',
    noMoreTiles: 'nichts mehr',
    inHand: 'Zu legen',
    toPlace: (c) => `auf ein ${inflected[c]} Feld`,
    freeFields: (n) => `${n} frei`,
    forBoss: (n) => `${n} für den Boss`,
    closed: 'abgeschlossen',
    boss: 'Boss',
    noBoss: 'Kein Boss',
    money: (n) => `${n} Geld`,
    discs: (n) => count(n, 'Scheibe', 'Scheiben'),
    bossOf: (n) => `Boss in ${count(n, 'Revier', 'Revieren')}`,
    supply: (n) => `Vorrat: ${n}`,
    claim: (name, o, l, leads) =>
      `${name}: ${count(o, 'Orang-Utan', 'Orang-Utans')}, ${count(l, 'Katta', 'Kattas')}${leads ? ', im Moment Boss' : ''}`,
    turnsLeft: (n) => `noch ${count(n, 'Zug', 'Züge')}`,
    turn: (n, of) => `Zug ${n} von ${of}`,
    purseAfter: (n) => `Danach hättest du ${n} Bündel.`,
  },
  draw: { display: 'Auslage', free: 'frei', unseen: 'Ungesehen', supply: 'Vorrat' },
}
