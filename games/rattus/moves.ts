import { vocabulary } from '#engine/move.ts'
import { CARDS, MERCHANT_CUBES, MOST_RATS, REGION_IDS, TOKENS } from './data.ts'

const upTo = (most: number): string[] => Array.from({ length: most }, (_, i) => String(i + 1))
const YES_NO = ['yes', 'no']
export const YES = 0

/** The decisions of RULES.md section 6, in its order. Numbers of cubes are named from 1 on, so their index is one less. */
export const moves = vocabulary({
  settle: REGION_IDS,
  take: CARDS.map((card) => card.id),
  place: REGION_IDS,
  king: REGION_IDS,
  monk: REGION_IDS,
  merchant: REGION_IDS,
  witch: REGION_IDS,
  plague: null,
  'place-cubes': upTo(MOST_RATS + 1),
  'monk-token': TOKENS,
  'monk-to': REGION_IDS,
  'merchant-to': REGION_IDS,
  'merchant-cubes': upTo(MERCHANT_CUBES),
  look: TOKENS,
  swap: YES_NO,
  'plague-to': REGION_IDS,
  spread: REGION_IDS,
  count: YES_NO,
  reveal: TOKENS,
  peasant: REGION_IDS,
  knight: REGION_IDS,
  done: null,
})
