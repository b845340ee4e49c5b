import type { Step } from '#engine/state.ts'
import type { Threat } from '../rules/interrupts.ts'

/** All that the steps which ask may carry; each carries some of it. */
interface Carried {
  readonly card: number
  readonly at: number
  readonly source: number
  readonly figure: number
  readonly district: number
  readonly to: number
  readonly target: number
  readonly left: number
  readonly gain: number
  readonly price: number
  readonly orPay: number
  readonly amount: number
  readonly threat: Threat
}

/** A step with what it carries, for sentences about it. */
export const of = (step: Step): Carried => step as unknown as Carried
