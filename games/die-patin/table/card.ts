import type { Card } from '../../tables.ts'
import cover from './cover.svg'

export const card: Card = { seats: [2, 5], minutes: [60, 150], weight: 3, cover }
