/** What the rules would need and an eye does not have: luck, something hidden that is shown, a blank filled in. */
export type Missing = 'luck' | 'reveal' | 'blank'

/** Thrown where rules that are tried on a view come to something that the view does not say. Only `foresee` catches it. */
export class News extends Error {
  readonly missing: Missing
  constructor(missing: Missing) {
    super(`a view does not say what comes next (${missing})`)
    this.name = 'News'
    this.missing = missing
  }
}

/** For rules that need what stands blank in a view: `card === HIDDEN ? blank() : card`. */
export function blank(): never {
  throw new News('blank')
}
