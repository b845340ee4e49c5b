/** Everything that can be wrong, by its name. The screen has words for each. */
export const PROBLEMS = [
  /** What was sent is not what belongs here. */
  'schema',
  /** Who are you? */
  'auth',
  'password',
  'taken',
  'banned',
  /** Not there, or not for you. */
  'gone',
  'seat',
  'stale',
  'illegal',
  'closed',
  'full',
  'rate',
  'busy',
  'version',
  'storage',
  'slow',
  'restart',
  'origin',
  'large',
  'setup',
  'early',
  'expired',
  'bots',
] as const

export type ProblemCode = (typeof PROBLEMS)[number]
