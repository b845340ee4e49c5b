import { merchantCount, merchantTo } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { agenda } from '#engine/state.ts'
import { MERCHANT_CUBES, NEIGHBOURS } from '../data.ts'
import { moves } from '../moves.ts'
import { addCubes, cubesOf, regionsInUse, type Rattus } from '../state.ts'
import { question } from './book.ts'

/** Merchant: one to three own cubes from one region to one neighbour; rats do not matter [RAT-4.18]. */
export function offerMerchant(s: Rattus, list: Move[]): void {
  for (let region = 0; region < regionsInUse(s); region++) {
    if (cubesOf(s, region, s.active) > 0) list.push(moves.of.merchant[region])
  }
}

export const useMerchant = (s: Rattus, region: number): void => agenda(s, merchantTo({ region }))

question(merchantTo, {
  moves(s, { region }) {
    const around = NEIGHBOURS[s.seats][region]
    const list: Move[] = []
    for (let i = 0; i < around.length; i++) list.push(moves.of['merchant-to'][around[i]])
    return list
  },
  play: (s, move, _, { region }) => agenda(s, merchantCount({ region, to: move.at })),
  why: (_, move) => (move.verb === 'merchant-to' ? 'RAT-4.18' : 'RAT-4.15'),
})

const UP_TO: readonly (readonly Move[])[] = Array.from({ length: MERCHANT_CUBES + 1 }, (_, n) =>
  moves.of['merchant-cubes'].slice(0, n),
)

question(merchantCount, {
  moves: (s, { region }) => UP_TO[Math.min(MERCHANT_CUBES, cubesOf(s, region, s.active))],
  play(s, move, tell, { region, to }) {
    const cubes = move.at + 1
    addCubes(s, region, s.active, -cubes)
    addCubes(s, to, s.active, cubes)
    tell?.({ kind: 'travelled', seat: s.active, from: region, to, cubes })
  },
  why: (_, move) => (move.verb === 'merchant-cubes' ? 'RAT-4.18' : 'RAT-4.15'),
})
