import { german } from '#engine/words.ts'
import type { DistrictId } from '../data.ts'
import type { BoardText } from './text.ts'

const { count } = german

export const names: Readonly<Record<DistrictId, string>> = {
  chelsea: 'Chelsea',
  westminster: 'Westminster',
  strand: 'Strand',
  'west-end': 'West End',
  holborn: 'Holborn',
  city: 'City',
  highbury: 'Highbury',
  'east-end': 'East End',
  bermondsey: 'Bermondsey',
  southwark: 'Southwark',
  lambeth: 'Lambeth',
  battersea: 'Battersea',
}

export const board: BoardText = {
  thames: 'Themse',
  onMap: (name) => name,
  status: (turn) => `Zug ${turn}`,
  nobodyControls: 'Niemand kontrolliert es.',
  controls: (name) => `Kontrolliert von ${name}.`,
  neutralised: 'Neutralisiert: Hier stehen Grenadiere.',
  agentsLeft: 'Agenten auf dem Brett, von zwölf',
  buildingsLeft: 'Gebäude auf dem Brett, von sechs',
  holds: 'Kontrollierte Viertel',
  isIn: (districts) => `in ${count(districts, 'Viertel', 'Vierteln')}`,
  loans: (n) => count(n, 'Darlehen', 'Darlehen'),
  hindrances: (n) => count(n, 'Hindernis', 'Hindernisse'),
}
