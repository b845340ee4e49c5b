import { seenBy } from '#engine/event.ts'
import { foresee, type Foresight } from '#engine/foresee.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import { knowledge, veil } from '#engine/state.ts'
import { same } from './same.ts'
import { fail, outcome, type Trial } from './trial.ts'

/** Previews of all that may be answered now: each ends, and what it promises is what then happens. */
export function checkPreviews(trial: Trial): void {
  const { game, state: s, asks } = trial
  const veiled = game.clone(s)
  veil(veiled)
  for (const ask of asks) {
    const view = game.view(s, ask.seat)
    for (const move of ask.moves) {
      const seen = foresee(game, view, ask, move)
      trial.previews++
      if (seen.until !== 'blank') checkSame(trial, seen, foresee(game, veiled, ask, move), move)
      checkPromise(trial, seen, ask, move)
    }
  }
}

/** Foreseen with the eyes of the seat and with everybody's it is the same, but for what it does not look at. */
function checkSame(trial: Trial, seen: Foresight, known: Foresight, move: Move): void {
  if (seen.until !== known.until)
    fail(trial, 'preview', `the view of ${move.name} ends with '${seen.until}', the game with '${known.until}'`)
  if (!same(seen.gains, known.gains))
    fail(
      trial,
      'preview',
      `${move.name} promises ${seen.gains.join(' ')} points, the rules give ${known.gains.join(' ')}`,
    )
}

function checkPromise(trial: Trial, seen: Foresight, { seat }: Ask, move: Move): void {
  const { game, state: s } = trial
  const real = outcome(game, s, seat, move)
  seen.events.forEach((event, i) => {
    if (i >= real.events.length || !same(seenBy(real.events[i], seat), event))
      fail(
        trial,
        'preview',
        `${move.name} promises '${event.kind}', but it is '${real.events[i]?.kind ?? 'nothing'}' or differs`,
      )
  })
  const learned = knowledge(real.state) !== knowledge(s)
  if (seen.final && !learned) fail(trial, 'preview', `${move.name} is called final and is not`)
  if (seen.until !== 'own question' && seen.until !== 'over') return
  if (learned) fail(trial, 'preview', `${move.name} brings news that its preview does not speak of`)
  if (real.events.length > seen.events.length) fail(trial, 'preview', `${move.name} does more than its preview says`)
  if (!same(seen.next, real.asks[0] ?? null))
    fail(trial, 'preview', `${move.name} leads to another question than its preview says`)
  const before = game.scores(s)
  const gains = game.scores(real.state).map((score, other) => score - before[other])
  if (!same(gains, [...seen.gains]))
    fail(trial, 'preview', `${move.name} gives ${gains.join(' ')} points, not as promised`)
}
