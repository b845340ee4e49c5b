import { moveIn } from '../steps.ts'
import { reveal, seatsOf } from '#engine/state.ts'
import { rulebook } from '#engine/step.ts'
import type { TownEvent } from '../events.ts'
import type { Town } from '../state.ts'

const { action } = rulebook<Town, TownEvent>()

/** Everybody looks at the own home card [MYG-3.1]. */
action(moveIn, (s, tell) => {
  const show = reveal(s, tell)
  for (const seat of seatsOf(s)) show?.({ kind: 'moved-in', seat, secret: { home: s.homes[seat] }, eyes: [seat] })
})
