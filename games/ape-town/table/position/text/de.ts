import { german } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { count } = german

export const text: PositionText = {
  district: (name, colour, free, apes) =>
    `${name}, ${colour}, ${free === 0 ? 'voll' : `${count(free, 'Feld', 'Felder')} frei`}, Affenwert ${apes}`,
  free: 'frei',
  of: (tile, name) => `${tile} von ${name}`,
  printed: 'Aufgedruckt',
  display: 'Auslage',
  nth: (n) => `Plättchen ${n}`,
  colour: (name) => `für ein Revier der Farbe ${name}`,
  costs: (n) => `kostet ${n}`,
  brings: (n) => `bringt ${n}`,
  seats: 'Mitspielende',
  points: (n) => count(n, 'Punkt', 'Punkte'),
  bundles: (n) => count(n, 'Geldbündel', 'Geldbündel'),
  discs: (n) => count(n, 'Scheibe übrig', 'Scheiben übrig'),
  taken: 'Genommenes Plättchen',
  nothing: 'keines',
}
