import { moveIn } from '../steps.ts'
import { reveal, seatsOf } from '#engine/state.ts'
import { action } from './book.ts'

/** Everybody looks at the own home card [MYG-3.1]. */
action(moveIn, (s, tell) => {
  const show = reveal(s, tell)
  for (const seat of seatsOf(s)) show?.({ kind: 'moved-in', seat, secret: { home: s.homes[seat] }, eyes: [seat] })
})
