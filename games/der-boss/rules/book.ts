import { rulebook } from '#engine/step.ts'
import type { BossEvent } from '../events.ts'
import type { Boss } from '../state.ts'

/** The rules that a refusal or a result can name; `text/` has a sentence for each. */
export type Clause =
  | ('BOSS-2.3' | 'BOSS-2.4' | 'BOSS-3.5' | 'BOSS-3.7' | 'BOSS-4.1.1' | 'BOSS-4.1.2' | 'BOSS-4.2.1' | 'BOSS-4.2.2')
  | ('BOSS-4.3.1' | 'BOSS-4.4.1' | 'BOSS-4.4.2' | 'BOSS-4.4.3' | 'BOSS-4.5.1' | 'BOSS-4.5.2' | 'BOSS-4.5.3')
  | ('BOSS-4.5.4' | 'BOSS-4.5.5' | 'BOSS-4.6.1' | 'BOSS-4.6.2' | 'BOSS-4.7.1' | 'BOSS-4.12.1' | 'BOSS-4.13.1')
  | ('BOSS-4.13.2' | 'BOSS-4.13.4' | 'BOSS-4.13.5' | 'BOSS-4.14.1' | 'BOSS-4.14.2' | 'BOSS-4.14.4' | 'BOSS-4.14.5')
  | ('BOSS-4.14.6' | 'BOSS-4.15.1' | 'BOSS-4.15.5' | 'BOSS-4.17.2' | 'BOSS-5.1' | 'BOSS-5.3' | 'BOSS-5.4')

/** What the chapters write their steps out with. */
export const { question, action } = rulebook<Boss, BossEvent, Clause>()
