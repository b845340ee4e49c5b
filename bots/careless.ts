import { fraction } from '#engine/luck.ts'
import type { Bot } from './bot.ts'
import { random } from './random.ts'

const LAPSE = 0.3

/** A bot that does not pay attention now and then: an opponent for the first games. */
export const careless = (careful: Bot): Bot => ({
  name: 'careless',
  choose: (situation) => (fraction(situation.luck) < LAPSE ? random : careful).choose(situation),
})
