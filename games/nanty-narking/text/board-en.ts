import type { DistrictId, PersonalityId } from '../data.ts'
import { names } from './map-en.ts'

export const districts: Readonly<Record<DistrictId, readonly [name: string, text: string]>> = {
  chelsea: [names.chelsea, 'Once per turn, for £3: one of your agents goes to Chelsea or next to it.'],
  westminster: [names.westminster, 'Once per turn: draw a card, then discard a card.'],
  strand: [names.strand, 'Once per turn: pay £2 and remove any trouble marker.'],
  'west-end': [names['west-end'], 'Once per turn: take £2 from the bank.'],
  holborn: [names.holborn, 'When an event hits your figures or buildings: each one costs £3 to protect.'],
  city: [names.city, 'Once per turn: discard a card and take £2.'],
  highbury: [names.highbury, 'Once per turn: take £2 from the bank.'],
  'east-end': [
    names['east-end'],
    'Once per turn: put a trouble marker in the East End or next to it, where at least one figure stands.',
  ],
  bermondsey: [names.bermondsey, 'Once per turn, for £3: one of your agents goes to Bermondsey or next to it.'],
  southwark: [names.southwark, 'Once per turn: take £1 from the bank.'],
  lambeth: [names.lambeth, 'Once per turn: take £3 from the bank.'],
  battersea: [names.battersea, 'Once per turn: take £1 from the bank.'],
}

export const personalities: Readonly<Record<PersonalityId, readonly [name: string, text: string]>> = {
  'professor-moriarty': [
    'Professor Moriarty',
    'Start of your turn: you have agents in at least 10 / 9 / 8 different districts without grenadiers (2 / 3 / 4 players).',
  ],
  fagin: ['Fagin', 'Start of your turn: at least eight trouble markers lie in London.'],
  'monsieur-de-sidonia': [
    'Monsieur de Sidonia',
    'Start of your turn: money plus the cost of your buildings, less £12 per loan, is at least £66 / £50 / £42 (2 / 3 / 4 players). Buildings beside grenadiers do not count.',
  ],
  'lord-bellinger': [
    'Lord Bellinger',
    'Start of your turn: you control at least 7 / 5 / 4 districts (2 / 3 / 4 players).',
  ],
  'lord-holdhurst': [
    'Lord Holdhurst',
    'Start of your turn: you control at least 7 / 5 / 4 districts (2 / 3 / 4 players).',
  ],
  'lord-balmoral': [
    'Lord Balmoral',
    'Start of your turn: you control at least 7 / 5 / 4 districts (2 / 3 / 4 players).',
  ],
  'sherlock-holmes': [
    'Sherlock Holmes',
    'You win if nobody else has won when a hand cannot be refilled because the draw pile is empty.',
  ],
  'count-dracula': [
    'Count Dracula',
    'Start of your turn: you have agents in at least 8 / 7 / 6 districts with trouble and without grenadiers (2 / 3 / 4 players).',
  ],
  'isambard-kingdom-brunel': [
    'Isambard Kingdom Brunel',
    'Start of your turn: your buildings cost £36 / £24 / £24 or more together (2 / 3 / 4 players). Those beside grenadiers do not count.',
  ],
  'queen-victoria': [
    'Queen Victoria',
    'Start of your turn: at most 2 / 3 / 3 trouble markers lie on the board and you control at least 6 / 3 / 2 districts (2 / 3 / 4 players).',
  ],
  'ebenezer-scrooge': [
    'Ebenezer Scrooge',
    'Start of your turn: your coins alone, less £12 per loan, come to at least £40 / £34 / £30 (2 / 3 / 4 players).',
  ],
  'captain-nemo': [
    'Captain Nemo',
    'Start of your turn: you have agents in at least 7 / 4 / 4 districts on the Thames without trouble or grenadiers (2 / 3 / 4 players).',
  ],
  'general-gordon': [
    'General Gordon',
    'Start of your turn: at least 12 / 11 / 9 of your agents are on the board (2 / 3 / 4 players). Those beside grenadiers do not count.',
  ],
  'phileas-fogg': [
    'Phileas Fogg',
    'Start of your turn: at most 40 / 28 / 20 cards are in the draw pile and you have agents in at least 7 / 6 / 6 districts without grenadiers (2 / 3 / 4 players).',
  ],
  'duke-of-omnium': [
    'The Duke of Omnium',
    'Start of your turn: the districts you control have building costs of £84 / £54 / £42 or more together (2 / 3 / 4 players).',
  ],
  'professor-moriarty-classic': [
    'Professor Moriarty (classic)',
    'Start of your turn: you have agents in at least 11 / 10 / 9 different districts without grenadiers (2 / 3 / 4 players).',
  ],
  'monsieur-de-sidonia-classic': [
    'Monsieur de Sidonia (classic)',
    'Start of your turn: money plus the cost of your buildings, less £12 per loan, is at least £50. Buildings beside grenadiers do not count. Not for two players.',
  ],
}
