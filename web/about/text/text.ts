/** The words of the page about the app. */
export interface AboutText {
  readonly credits: string
  readonly ownAndOthers: readonly string[]
  designedBy(names: string): string
  /** What kind of work of others a game makes use of. */
  readonly works: { readonly [K in 'typeface' | 'icons' | 'map']: string }
  readonly what: readonly string[]
}
