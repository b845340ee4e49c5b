import { DISTRICTS, CELLS, COLOURS, DISTRICT_COLOUR, HOUSE_NUMBER, SEGMENT_COLOUR, TILES } from '../../data.ts'
import type { Explained, Kind, Legend, Pointed } from '#table/legend/legend.ts'
import { apesIn, bossOf, lemursIn, roomIn } from '../../rules/district.ts'
import { NOBODY, NONE, segmentOf, supplyLeft, type ApeTown } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import type { Thing } from '../things.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { ApeLegendText } from './text/text.ts'

type Of = Pointed<ApeTown, Text, ApeLegendText>

const said = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ')

const address = (text: Text, cell: number): string =>
  `${text.districts[DISTRICTS[CELLS[cell].district].id]} ${HOUSE_NUMBER[cell]}`

/** A tile of the city by its address; one of the display has none. */
function tile({ view, text, who, at, words }: Of): Explained {
  if (at >= CELLS.length) return {}
  const name = text.tiles[TILES[view.city[at]].id]
  if (CELLS[at].district < 0) return { now: words.printed }
  const owner = view.discs[at]
  return {
    name: `${name}, ${address(text, at)}`,
    now: owner === NOBODY ? undefined : words.owned(who(owner)),
    label: String(HOUSE_NUMBER[at]),
  }
}

const ape = (clause: string): Kind<ApeTown, Text, ApeLegendText> => ({ clause, of: tile })

function district({ view, text, who, at, words }: Of): Explained {
  const { id } = DISTRICTS[at]
  const boss = bossOf(view, at).seat
  const leads = boss === NOBODY ? words.nobodyLeads : words.leads(who(boss))
  return {
    name: text.districts[id],
    now: said(
      `${text.colours[COLOURS[DISTRICT_COLOUR[at]]]}.`,
      roomIn(view, at) ? leads : `${text.info.closed}.`,
      words.beside(apesIn(view, at)),
      words.lemurs(lemursIn(view, at)),
    ),
  }
}

/** The tile at a place of the display, by its price. */
function open({ view, text, at, words }: Of): Explained {
  const shown = view.display[at]
  if (shown === undefined) return {}
  return {
    name: text.tiles[TILES[view.tiles[shown]].id],
    now: said(
      words.price(at),
      words.brings(view.beside[at]),
      words.goesTo(text.colours[COLOURS[SEGMENT_COLOUR[segmentOf(shown)]]]),
    ),
  }
}

const kinds: Readonly<Record<Thing, Kind<ApeTown, Text, ApeLegendText>>> = {
  tarsier: ape('APE-4.15'),
  chimpanzee: ape('APE-4.15'),
  mandrill: ape('APE-4.15'),
  orangutan: ape('APE-4.22'),
  lemur: ape('APE-4.23'),
  banana: ape('APE-4.16'),
  field: {
    clause: 'APE-4.11',
    of: ({ text, at, words }) => ({ name: address(text, at), now: words.free }),
  },
  pond: { clause: 'APE-2.8' },
  district: { clause: 'APE-2.4', of: district },
  leader: { clause: 'APE-4.22', of: district },
  stamp: {
    clause: 'APE-4.33',
    of: ({ view, who, at, text }) => {
      const { seat } = bossOf(view, at)
      return { now: seat === NOBODY ? text.info.noBoss : `${text.info.boss}: ${who(seat)}` }
    },
  },
  disc: { clause: 'APE-4.18', of: ({ view, who, at, words }) => ({ now: words.owned(who(view.discs[at])) }) },
  slot: { clause: 'APE-4.3' },
  open: { clause: 'APE-4.4', of: open },
  price: { clause: 'APE-4.5', of: ({ at, words }) => ({ now: words.price(at) }) },
  bundles: { clause: 'APE-4.7', of: ({ view, at, words }) => ({ now: words.brings(view.beside[at]) }) },
  colour: { clause: 'APE-4.8', of: ({ text, at, words }) => ({ now: words.goesTo(text.colours[COLOURS[at]]) }) },
  next: { clause: 'APE-4.34', of: ({ view, words }) => ({ now: words.left(supplyLeft(view)) }) },
  hand: {
    clause: 'APE-4.13',
    of: ({ view, text, words }) =>
      view.hand === NONE
        ? {}
        : {
            name: text.tiles[TILES[view.hand].id],
            now: words.goesTo(text.colours[COLOURS[view.announced]]),
          },
  },
  gain: { clause: 'APE-4.14' },
  money: { clause: 'APE-4.9', of: ({ view, text, at }) => ({ now: text.info.money(view.purse[at]) }) },
  discs: { clause: 'APE-4.19', of: ({ view, text, at }) => ({ now: text.info.discs(view.supply[at]) }) },
  'boss-of': { clause: 'APE-4.22' },
  turns: { clause: 'APE-4.1' },
  free: { clause: 'APE-4.20' },
  'for-boss': {
    clause: 'APE-4.25',
    of: ({ view, at, words }) => ({ now: words.beside(apesIn(view, at)) }),
  },
  lemurs: { clause: 'APE-4.29', of: ({ view, at, words }) => ({ now: words.lemurs(lemursIn(view, at)) }) },
  claim: { clause: 'APE-4.22' },
  room: { clause: 'APE-4.12' },
  unseen: { clause: 'APE-4.35', of: ({ view, words }) => ({ now: words.left(supplyLeft(view)) }) },
}

export const legend: Legend<ApeTown, Text, Thing, ApeLegendText> = { words: { en, de }, kinds }
