import type { Game } from '#engine/game.ts'
import type { Seat, State } from '#engine/state.ts'
import type { Bot, Situation } from './bot.ts'

/** How bots of one level differ from each other, the same in all games. */
export const STYLES = ['even', 'bold', 'careful', 'rival'] as const
export type Style = (typeof STYLES)[number]

/** What a position is to a bot of that style, by the chances of all seats. Of two sure things all styles take the better one. */
export const TASTE: Readonly<Record<Style, (chances: readonly number[], seat: Seat) => number>> = {
  even: (chances, seat) => chances[seat],
  /** A large chance now and then is better than a fair one always. */
  bold: (chances, seat) => chances[seat] ** 1.5,
  /** The other way round. */
  careful: (chances, seat) => chances[seat] ** 0.7,
  /** The strongest rival is to have less. */
  rival: (chances, seat) => chances[seat] - 0.3 * strongestOther(chances, seat),
}

function strongestOther(chances: readonly number[], seat: Seat): number {
  let most = 0
  for (let other = 0; other < chances.length; other++)
    if (other !== seat && chances[other] > most) most = chances[other]
  return most
}

/** The same bot with a taste of its own; of others it thinks as all do. */
export function styled(bot: Bot, style: Style): Bot {
  if (style === 'even') return bot
  const seen = ({ game, view, ask, luck }: Situation): Situation => ({
    game: tasted(game, ask.seat, style),
    view,
    ask,
    luck,
  })
  return {
    name: `${bot.name}+${style}`,
    choose: (situation) => bot.choose(seen(situation)),
    explore: bot.explore && ((situation, part) => bot.explore!(seen(situation), part)),
  }
}

const tasted = (game: Game, seat: Seat, style: Style): Game => ({
  ...game,
  value(s: State) {
    const chances = game.value(s)
    const own = TASTE[style](chances, seat)
    chances[seat] = own
    return chances
  },
})
