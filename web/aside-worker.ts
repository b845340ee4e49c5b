import { foreseen } from '#bots/foreseen.ts'
import { fairLateGame } from '#bots/late.ts'
import { replyTo } from '#bots/reply.ts'
import type { Game } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import type { Decision } from '#engine/match.ts'
import { gameToThinkAbout } from '#games/thinkers.ts'
import { matchOf } from '#lessons/puzzle-play.ts'
import type { Aside, Asked, Asides, Said } from './aside.ts'

/** Moves by their names, to be posted. */
const plain = (decisions: readonly Decision[]) => decisions.map(({ seat, move }) => ({ seat, move: move.name }))

const ANSWERS: { readonly [K in Aside]: (game: Game, question: Asides[K]['question']) => Asides[K]['answer'] } = {
  short(game, { seed, ...wish }) {
    const { setup, decisions } = fairLateGame(game, wish, seed)
    return { seed: setup.seed, decisions: plain(decisions) }
  },
  reply(game, { puzzle, played }) {
    const { state, open } = matchOf(game, puzzle)
    const [ask] = open
    const move = ask.moves.find(({ name }) => name === played)
    if (!move) throw new Error(`'${played.slice(0, 60)}' is not on the list`)
    const situation = { game, view: game.view(state, ask.seat), ask, luck: seedLuck(`reply ${puzzle.id}`) }
    const { line, lacks } = replyTo(situation, state, move, ask.moves[puzzle.options[0].move])
    return { line: plain(line), lacks }
  },
  chances: (game, { view, eye, at }) => foreseen(game, view, eye, seedLuck(`chances ${at}`)),
}

async function answer<K extends Aside>({ about, game: id, question, number }: Asked<K>): Promise<Said<K>> {
  const game = await gameToThinkAbout(id)
  return game ? { number, said: ANSWERS[about](game, question) } : { number, problem: `no game '${id}'` }
}

addEventListener('message', ({ data }: MessageEvent<Asked<Aside>>) =>
  answer(data)
    .catch((error: unknown): Said<Aside> => ({ number: data.number, problem: String(error).slice(0, 200) }))
    .then((said) => postMessage(said)),
)
