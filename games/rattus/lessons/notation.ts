import { CARDS, FACES, regionIndex, SEAT_COLOURS, type CardId, type RegionId } from '../data.ts'
import { addRat, tokensInGame, type Rattus } from '../state.ts'

/**
 * Puts cubes and rats on the board as RULES.md section 9 writes them: `gallia{green 2, yellow 1; rats 2: rat-01, rat-07}`. Rats come as the next
 * tokens, in slot order; without faces they get whatever is next.
 */
export function put(s: Rattus, ...regions: string[]): Rattus {
  for (const text of regions) {
    const [, id, inside] = /^(\w+)\{(.*)\}$/.exec(text) as string[]
    for (const part of inside.split('; ')) {
      if (part.startsWith('rats')) putRats(s, regionIndex(id), part)
      else for (const item of part.split(', ')) putCubes(s, regionIndex(id), item)
    }
  }
  return s
}

function putCubes(s: Rattus, region: number, item: string): void {
  const [colour, count] = item.split(' ') as [(typeof SEAT_COLOURS)[number], string]
  const seat = SEAT_COLOURS.indexOf(colour)
  s.cubes = s.cubes.with(region * s.seats + seat, Number(count))
  s.supply = s.supply.with(seat, s.supply[seat] - Number(count))
}

function putRats(s: Rattus, region: number, part: string): void {
  const [, count, faces] = /^rats (\d)(?:: (.*))?$/.exec(part) as string[]
  for (let i = 0; i < Number(count); i++) {
    const token = s.drawn++
    if (faces) setFace(s, token, faces.split(', ')[i])
    addRat(s, region, token)
  }
}

/** Gives a token a face, and that face's token the other one. */
export function setFace(s: Rattus, token: number, id: string): void {
  const face = FACES.findIndex((f) => f.id === id)
  s.faces = s.faces.with(s.faces.indexOf(face), s.faces[token]).with(token, face)
}

/** Deals cards out: `deal(s, { knight: YELLOW })`. */
export function deal(s: Rattus, holders: Partial<Record<CardId, number>>): Rattus {
  s.cards = CARDS.map((card, i) => holders[card.id] ?? s.cards[i])
  return s
}

export function plagueIn(s: Rattus, region: RegionId): Rattus {
  s.plague = regionIndex(region)
  return s
}

/** Phase B of this turn is done. */
export function placed(s: Rattus): Rattus {
  s.placed = true
  return s
}

/** Leaves so many tokens in the rat supply. */
export function ratsLeft(s: Rattus, left: number): Rattus {
  s.drawn = tokensInGame(s) - left
  return s
}
