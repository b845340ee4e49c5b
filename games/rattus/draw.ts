import { seatsOf } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { CARDS, FACES, HIGHEST_LIMIT, REGION_IDS } from './data.ts'
import { cubesInRegions, cubesOf, NOBODY, ratSupply, regionsInUse, type Rattus } from './state.ts'
import type { Text } from './text/text.ts'
import { unseenFaces } from './view.ts'

/** The position with characters: a line for each region, a line for each seat, then what is left. `>` marks the plague. */
export function draw(s: Rattus, text: Text, who: Who): string {
  return [...regions(s, text, who), '', ...seats(s, text, who), '', display(s, text), rats(s, text)].join('\n')
}

function regions(s: Rattus, text: Text, who: Who): string[] {
  return REGION_IDS.slice(0, regionsInUse(s)).map((id, region) => {
    const mark = region === s.plague ? '>' : ' '
    const cubes = seatsOf(s).flatMap((seat) => {
      const own = cubesOf(s, region, seat)
      return own > 0 ? [`${own} ${who(seat)}`] : []
    })
    return `${mark} ${text.regions[id].name.padEnd(13)}${'@'.repeat(s.rats[region]).padEnd(5)}${cubes.join(', ')}`.trimEnd()
  })
}

function seats(s: Rattus, text: Text, who: Who): string[] {
  return seatsOf(s).map((seat) => {
    const counts = `${cubesInRegions(s, seat)} + ${s.palace[seat]} ${text.palace}, ${text.draw.supply} ${s.supply[seat]}`
    return `${seat === s.active ? '*' : ' '} ${who(seat)}: ${counts}${cardsOf(s, text, seat)}`
  })
}

function cardsOf(s: Rattus, text: Text, holder: number): string {
  const names = CARDS.filter((_, card) => s.cards[card] === holder).map((card) => text.cards[card.id].name)
  return names.length > 0 ? `, ${text.draw.cards}: ${names.join(', ')}` : ''
}

const display = (s: Rattus, text: Text): string => `${text.draw.display}${cardsOf(s, text, NOBODY)}`

function rats(s: Rattus, text: Text): string {
  const unseen = unseenFaces(s)
  const byLimit = Array.from({ length: HIGHEST_LIMIT }, (_, i) => {
    const tokens = unseen.filter((face) => FACES[face].limit === i + 1)
    return `${i + 1}+ ×${tokens.length}`
  })
  return `${text.draw.ratSupply}: ${ratSupply(s)}. ${text.draw.unseen}: ${byLimit.join(', ')}`
}
