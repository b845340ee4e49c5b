import { german } from '#engine/words.ts'
import {
  CELLS,
  COLOURS,
  DISTRICT_OF,
  DISTRICTS,
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

const tile = (kind: number): string => tiles[TILES[kind].id]
const tileAcc = (kind: number): string => accusative[TILES[kind].id] ?? tile(kind)
const colour = (index: number): string => colours[COLOURS[index]]
const district = (index: number): string => districts[DISTRICTS[index].id]
const points = (n: number): string => count(n, 'Punkt', 'Punkte')

export const text: Text = {
  tiles,
  colours,
  districts,
  prompts: {
    take: () => 'Nimm ein Plättchen aus der Auslage.',
    place: (s) =>
      colourHasRoom(s, s.announced)
        ? `Lege den ${tileAcc(s.hand)} in ein ${inflected[COLOURS[s.announced]]} Revier.`
        : `Lege den ${tileAcc(s.hand)} in ein beliebiges Revier: Kein ${inflected[COLOURS[s.announced]]} Feld ist frei.`,
  },
  moves: {
    take(at, s) {
      const index = s.display.findIndex((t) => segmentOf(t) === at)
      if (index < 0) return SEGMENTS[at]
      const gain = s.beside[index]
      const money = [index > 0 && `zahle ${index}`, gain > 0 && `erhalte ${gain}`].filter(Boolean).join(', ')
      return `${tile(s.tiles[s.display[index]])}, ${colour(SEGMENT_COLOUR[at])}${money && ` (${money})`}`
    },
    place: (at) => `${CELLS[at].id}${DISTRICT_OF[at] >= 0 ? `, ${district(DISTRICT_OF[at])}` : ''}`,
  },
  events: {
    took: (e, who) =>
      [
        `${who(e.seat)} nimmt einen ${tileAcc(e.tile)} (${colour(SEGMENT_COLOUR[e.segment])})`,
        e.skipped.length > 0 && `zahlt ${e.skipped.length} Bündel`,
        e.gained > 0 && `erhält ${e.gained} Bündel`,
      ]
        .filter(Boolean)
        .join(', ') + '.',
    placed: (e, who) => {
      const where = `${who(e.seat)} legt einen ${tileAcc(e.tile)} auf ${CELLS[e.cell].id} (${district(DISTRICT_OF[e.cell])})`
      const why = e.elsewhere ? ', da in der Farbe kein Feld frei ist' : ''
      if (e.points > 0) return `${where}${why}: ${points(e.points)}.`
      if (e.tile === POST || isApe(e.tile)) return `${where}${why}.`
      return `${where}${why}, ${e.disc ? 'mit Scheibe' : 'ohne Scheibe: Es ist keine mehr da'}.`
    },
    boss: (e, who) =>
      e.seat === null
        ? `${district(e.district)}: voll. Niemand ist Revierboss.`
        : `${district(e.district)}: voll. ${who(e.seat)} ist Revierboss durch ${e.by === 'lemurs' ? 'Kattas' : 'Orang-Utans'}: ${points(e.points)}.`,
    shared: (e, who) => {
      const each = e.shares.reduce((sum, share) => sum + share.each, 0)
      if (each === 0) return ''
      const from = e.shares.filter((share) => share.each > 0).map((share) => district(share.district))
      return `${and(e.seats.map(who))}: ${e.seats.length > 1 ? 'je ' : ''}${points(each)} aus unterlegenen Revieren (${and(from)}).`
    },
    'turned-up': (e) => `Neu in der Auslage: ${and(e.tiles.map(tile))}.`,
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
    bundles: 'Bündel im Beutel',
    bosses: 'Viertel, in denen du Boss werden kannst',
    shares: 'Lemuren, die mitverdienen',
    turns: 'Gelegenheiten der nächsten Züge',
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
    free: 'Frei',
    freeHelp: 'Freie Felder; Haken: abgeschlossen',
    apes: 'Wert',
    apesHelp: 'Wert aller Koboldmakis, Schimpansen und Mandrille',
    lemurs: 'Kat.',
    lemursHelp: 'Kattas von allen zusammen',
    unseen: 'Plättchen, die noch niemand gesehen hat',
    bundles: 'Geldbündel',
    discs: 'Scheiben übrig',
    supply: (n) => `Vorrat: ${n}`,
    claim: (o, l, leads) =>
      `${count(o, 'Orang-Utan', 'Orang-Utans')}, ${count(l, 'Katta', 'Kattas')}${leads ? ': im Moment Boss' : ''}`,
    turnsLeft: (n) => `noch ${count(n, 'Zug', 'Züge')}`,
    turn: (n, of) => `Zug ${n} von ${of}`,
    purseAfter: (n) => `Danach hast du ${n} Bündel.`,
  },
  draw: { display: 'Auslage', free: 'frei', unseen: 'Ungesehen', supply: 'Vorrat' },
}
