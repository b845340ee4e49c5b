import { english } from '#engine/words.ts'
import type { NantyLegendText } from './text.ts'

const { count } = english

export const text: NantyLegendText = {
  belongs: (name) => `Belongs to ${name}.`,
  agents: (name, n) => `${name}: ${count(n, 'agent', 'agents')}.`,
  troubled: 'In trouble.',
  calm: 'Calm.',
  count: (n) => `${n}.`,
  things: {
    district: {
      name: 'District',
      what: 'Number for the dice, name, and what a building costs. Tint, filling and fence show who controls it: whoever has more pieces there than anybody else.',
    },
    thames: {
      name: 'Thames',
      what: 'Districts on two banks are neighbours only over a bridge. Floods come from here.',
    },
    flag: { name: 'Flag', what: 'Who controls this district now. No building is needed for that.' },
    trouble: {
      name: 'Trouble marker',
      what: 'Comes when a figure enters where another stands, goes when one leaves. Only in trouble can there be a murder; nobody builds in trouble.',
    },
    building: {
      name: 'Building',
      what: 'Its owner holds the card of this district and may use it once a turn. It counts as a piece for control.',
    },
    agent: {
      name: 'Agent',
      what: 'A figure of a seat. You place agents where you are or next door; each counts for control.',
    },
    grenadier: {
      name: 'Grenadier',
      what: 'Belongs to nobody. While he stands here nobody controls the district, and its card cannot be used.',
    },
    citizen: { name: 'New citizen', what: 'Belongs to nobody, and counts for control like one more player.' },
    foreseen: { name: 'What the move would change', what: 'A pale marker would come; a struck one would go.' },
    'in-play': {
      name: 'Card in play',
      what: 'Its symbols are carried out from left to right: done ones are pale, the present one is lit. All but events may be skipped.',
    },
    'front-page': { name: 'Front page', what: 'The latest event, and where it struck.' },
    alarm: { name: 'Alarm', what: 'Somebody would win at the start of the next turn if nothing changes.' },
    markers: {
      name: 'Trouble on the board',
      what: 'Trouble markers in all districts. Eight and Riots end the game; Fagin waits for them too.',
    },
    deck: { name: 'Draw pile', what: 'Cards still to be drawn. When it runs out the game ends.' },
    events: { name: 'Events to come', what: 'How many of the twelve events have not happened yet.' },
    goal: {
      name: 'Your secret aim',
      what: 'If it holds when your turn begins, you may declare and have won. Nobody else knows who you are.',
    },
    money: { name: 'Money', what: 'Open to all. It pays for buildings, fees and ransoms.' },
    'hand-size': {
      name: 'Cards in hand',
      what: 'Refilled at the end of the turn, to five cards or fewer if something lies before the seat.',
    },
    holds: { name: 'Districts controlled', what: 'Where this seat has more pieces than anybody else.' },
    'is-in': { name: 'Districts with an agent', what: 'Where this seat is present, without grenadiers.' },
    agents: { name: 'Agents on the board', what: 'Of the twelve that every seat has.' },
    houses: { name: 'Buildings on the board', what: 'Of the six that every seat has.' },
    before: { name: 'Lying before the seat', what: 'Loans, hindrances and open cards.' },
    near: { name: 'How near', what: 'How far this seat has come with the aims that it could have.' },
    way: {
      name: 'Personality',
      what: 'One of those in this game, its aim, and how near every seat would be. Anybody may be anyone.',
    },
    card: {
      name: 'Action card',
      what: 'Play one in your turn: its symbols from left to right, each may be skipped. A red edge: from the second half of the pile.',
    },
    ticket: {
      name: 'District card',
      what: 'Yours while your building stands there. Once a turn, not in the turn in which you built.',
    },
    'piece-card': { name: 'Agent or building card', what: 'What one of your agents or buildings can do.' },
  },
}
