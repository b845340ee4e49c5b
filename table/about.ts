/** What a drawn part says of what it is, for the legend: the kind of thing, and which one of them. */
export interface About {
  readonly 'data-legend': string
}

/** How a game names its things: `about('card', 3)` goes on the part that draws its fourth card. */
export type Names<Thing extends string> = (thing: Thing, at?: number) => About

export const named: Names<string> = (thing, at = 0) => ({ 'data-legend': `${thing}:${at}` })

/** On what is only drawn to stand on: sea, sky, paper. It is nothing that anybody could ask about. */
export const GROUND = { 'data-ground': '' } as const
