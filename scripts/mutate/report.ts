import type { Outcome } from './campaign.ts'
import { isWanted, type Mutant } from './mutants.ts'

const GOAL = 0.95

/** Counts of mutants; those that nothing could notice are counted apart. */
interface Counts {
  readonly mutants: number
  readonly killed: number
  readonly equivalent: number
}

const isKilled = ({ by }: Outcome): boolean => by !== null
const isEquivalent = ({ by, reason }: Outcome): boolean => by === null && reason !== undefined
const isSurvivor = ({ by, reason }: Outcome): boolean => by === null && reason === undefined

export function count(outcomes: readonly Outcome[]): Counts {
  const equivalent = outcomes.filter(isEquivalent).length
  return { mutants: outcomes.length - equivalent, killed: outcomes.filter(isKilled).length, equivalent }
}

const secrecyOf = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ mutant }) => isWanted('secrecy', mutant))

/** Listed as unnoticeable, and yet noticed: the list is wrong. */
const mistaken = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ by, reason }) => by !== null && reason !== undefined)

/** At least 95 % are killed, every one that breaks secrecy, and nothing is wrongly excused. */
export function isGood(outcomes: readonly Outcome[]): boolean {
  const { mutants, killed } = count(outcomes)
  return killed >= GOAL * mutants && !secrecyOf(outcomes).some(isSurvivor) && mistaken(outcomes).length === 0
}

/** What a survivor is, for whoever reads JSON. */
const survivor = ({ file, line, in: where, kind, was, now }: Mutant) => ({ file, line, in: where, kind, was, now })

export const asJson = (game: string, outcomes: readonly Outcome[]) => ({
  game,
  ...count(outcomes),
  survivors: outcomes.filter(isSurvivor).map(({ mutant }) => survivor(mutant)),
})

const line = (what: string, { mutants, killed, equivalent }: Counts): string => {
  const share = mutants === 0 ? '' : ` (${((100 * killed) / mutants).toFixed(1)} %)`
  const apart = equivalent === 0 ? '' : `; ${equivalent} change nothing`
  return `${what}: ${killed} of ${mutants} mutants killed${share}${apart}`
}

const show = ({ file, line, in: where, kind, was, now }: Mutant): string =>
  `  ${file}:${line} ${where} [${kind}]\n    - ${was}\n    + ${now}`

export function report(game: string, outcomes: readonly Outcome[]): string {
  return [
    line(game, count(outcomes)),
    line('  of secrecy', count(secrecyOf(outcomes))),
    ...outcomes.filter(isSurvivor).map(({ mutant }) => show(mutant)),
    ...mistaken(outcomes).map(
      ({ mutant, by }) => `  listed as changing nothing, but ${by} notices it\n${show(mutant)}`,
    ),
  ].join('\n')
}
