import { english } from '#engine/words.ts'
import type { DistrictId } from '../data.ts'
import type { BoardText } from './text.ts'

const { count } = english

export const names: Readonly<Record<DistrictId, string>> = {
  chelsea: 'Chelsea',
  westminster: 'Westminster',
  strand: 'The Strand',
  'west-end': 'The West End',
  holborn: 'Holborn',
  city: 'The City',
  highbury: 'Highbury',
  'east-end': 'The East End',
  bermondsey: 'Bermondsey',
  southwark: 'Southwark',
  lambeth: 'Lambeth',
  battersea: 'Battersea',
}

export const board: BoardText = {
  thames: 'Thames',
  onMap: (name) => name.replace(/^The /, ''),
  status: (turn) => `Turn ${turn}`,
  nobodyControls: 'Nobody controls it.',
  controls: (name) => `Controlled by ${name}.`,
  neutralised: 'Neutralised: grenadiers stand here.',
  agentsLeft: 'Agents on the board, of twelve',
  buildingsLeft: 'Buildings on the board, of six',
  holds: 'Districts controlled',
  isIn: (districts) => `in ${count(districts, 'district', 'districts')}`,
  loans: (n) => count(n, 'loan', 'loans'),
  hindrances: (n) => count(n, 'hindrance', 'hindrances'),
}
