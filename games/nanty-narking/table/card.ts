import type { Card } from '../../tables.ts'
import cover from './cover.svg'

export const card: Card = { seats: [2, 4], minutes: [60, 75], weight: 3, cover }
