import type { Explained, Legend, Pointed } from '#table/legend/legend.ts'
import { CARDS } from '../../data/cards.ts'
import { COST, DISTRICTS, EVENTS, PERSONALITIES } from '../../data.ts'
import { GRENADIER } from '../../moves.ts'
import { controller, count, sizeOf } from '../../rules/board.ts'
import { NOBODY, NONE, type NantyNarking } from '../../state.ts'
import type { CardText, Text } from '../../text/text.ts'
import { OWNERS, type Thing } from '../things.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { NantyLegendText } from './text/text.ts'

type Of = Pointed<NantyNarking, Text, NantyLegendText>

const of = ([name, now]: CardText): Explained => ({ name, now })

const nameOf = ({ text }: Of, d: number): string => text.districts[DISTRICTS[d]][0]

/** A district: what it costs, who controls it, what its card does. */
function district(pointed: Of): Explained {
  const { view, text, who, at } = pointed
  const holder = controller(view, at)
  const held = holder === NONE ? text.screen.nobodyControls : text.screen.controls(who(holder))
  return {
    name: `${at + 1} ${nameOf(pointed, at)}`,
    now: [
      `£${COST[at]}.`,
      count(view, at, GRENADIER) > 0 ? text.screen.neutralised : held,
      text.districts[DISTRICTS[at]][1],
    ].join(' '),
    label: nameOf(pointed, at),
  }
}

function trouble(pointed: Of): Explained {
  const { view, at, words } = pointed
  return { now: `${nameOf(pointed, at)}: ${view.trouble & (1 << at) ? words.troubled : words.calm}` }
}

/** Figures of an owner in a district: both in one number. */
function agent(pointed: Of): Explained {
  const { view, who, at, words } = pointed
  const [d, owner] = [Math.floor(at / OWNERS), at % OWNERS]
  return { now: `${nameOf(pointed, d)}. ${words.agents(who(owner), count(view, d, owner))}` }
}

const neutral = (pointed: Of): Explained => ({ now: nameOf(pointed, Math.floor(pointed.at / OWNERS)) })

export const legend: Legend<NantyNarking, Text, Thing, NantyLegendText> = {
  words: { en, de },
  kinds: {
    district: { clause: 'NN-2.1', of: district },
    thames: { clause: 'NN-4.7.4' },
    flag: {
      clause: 'NN-4.3.8',
      of: ({ view, text, who, at }) => {
        const holder = controller(view, at)
        return { now: holder === NONE ? text.screen.nobodyControls : text.screen.controls(who(holder)) }
      },
    },
    trouble: { clause: 'NN-4.3.7', of: trouble },
    building: {
      clause: 'NN-4.4.1',
      of: ({ view, who, at, words }) =>
        view.building[at] === NOBODY ? {} : { now: words.belongs(who(view.building[at])) },
    },
    agent: { clause: 'NN-4.2.1', of: agent },
    grenadier: { clause: 'NN-4.8.2', of: neutral },
    citizen: { clause: 'NN-4.8.3', of: neutral },
    foreseen: { clause: 'NN-4.3.1' },
    'in-play': { clause: 'NN-4.1.4' },
    'front-page': { clause: 'NN-4.2.9' },
    alarm: { clause: 'NN-4.1.2' },
    markers: { clause: 'NN-4.7.7', of: ({ view, words }) => ({ now: words.count(sizeOf(view.trouble)) }) },
    deck: { clause: 'NN-4.9.4', of: ({ view, words }) => ({ now: words.count(view.deck.length) }) },
    events: {
      clause: 'NN-4.2.9',
      of: ({ view, words }) => ({ now: words.count(EVENTS.length - view.past.length) }),
    },
    goal: { clause: 'NN-5.2' },
    money: { clause: 'NN-3.4', of: ({ view, who, at }) => ({ now: `${who(at)}: £${view.money[at]}.` }) },
    'hand-size': { clause: 'NN-4.9.3', of: ({ view, words, at }) => ({ now: words.count(view.handCount[at]) }) },
    holds: { clause: 'NN-4.3.8' },
    'is-in': { clause: 'NN-4.8.2' },
    agents: { clause: 'NN-4.2.2' },
    houses: { clause: 'NN-4.2.7' },
    before: { clause: 'NN-4.9.2' },
    near: { clause: 'NN-5.2' },
    way: { clause: 'NN-5.2', of: ({ text, at }) => of(text.personalities[PERSONALITIES[at]]) },
    card: { clause: 'NN-4.1.3', of: ({ text, at }) => of(text.cards[CARDS[at]]) },
    ticket: { clause: 'NN-4.4.2', of: ({ text, at }) => of(text.districts[DISTRICTS[at]]) },
    'piece-card': { clause: 'NN-4.10.3' },
  },
}
