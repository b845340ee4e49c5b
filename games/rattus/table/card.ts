import type { Card } from '../../tables.ts'
import cover from './cover.svg'

export const card: Card = { seats: [2, 4], minutes: [30, 45], weight: 2, cover }
