import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Rules } from '#engine/game.ts'
import { asks, decide, takeBack, takeBackStep, takeBackTurn, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Eye, Seat } from '#engine/state.ts'
import { isHuman } from '#session/seats.ts'
import { botRunner, LEVELS, levelOf } from './bots.ts'
import { decisionsOf, keep, revive } from './saved.ts'
import { loadGame, onChangedElsewhere, saveGame, type SavedGame } from './store.ts'

export interface LocalState {
  readonly match: Match
  readonly eye: Eye
  /** The seat that must take the screen before anything is shown. */
  readonly curtain: Seat | null
  readonly thinking: readonly Seat[]
}

/** A game played in this browser: people take turns at the screen, bots think in a worker, every decision is saved at once. */
export interface LocalTable {
  readonly saved: SavedGame
  readonly store: StoreApi<LocalState>
  decide(move: Move): void
  back(): { step: number; turn: number }
  takeBack(decisions: number): void
  hint(): Promise<Move | null>
  /** The screen has shown position n; bots wait for that. */
  shown(n: number): void
  /** The seat behind the curtain is ready. */
  ready(): void
  close(): void
}

export function localTable(game: Rules, saved: SavedGame, match: Match): LocalTable {
  const { seating } = saved
  const bots = botRunner()
  const humans = seating.flatMap((one, seat) => (isHuman(one) ? [seat] : []))
  let kept: readonly string[] = decisionsOf(match)
  let saving: Promise<unknown> = Promise.resolve()
  const store = createStore<LocalState>(() => ({
    match,
    eye: humans.length === 1 ? humans[0] : 'spectator',
    curtain: null,
    thinking: [],
  }))
  const state = () => store.getState()

  /** Something was decided or taken back: shows it, saves it. */
  const changed = (match: Match) => {
    store.setState({ match, thinking: [] })
    saving = saving.then(save)
    seatHumans()
  }

  const save = async () => {
    const mine = keep(saved, state().match)
    const now = await saveGame(mine, kept)
    if (now === mine) kept = mine.decisions
    else adopt(now)
  }

  /** Another tab has gone on with this game: its version is the one that counts. */
  const adopt = (other: SavedGame) => {
    const match = revive(game, other)
    if (!match) return
    kept = other.decisions
    if (kept.join() === decisionsOf(state().match).join()) return
    bots.stop()
    store.setState({ match, thinking: [] })
    seatHumans()
  }

  const humanAsk = (): Ask | undefined => asks(state().match).find((ask) => isHuman(seating[ask.seat]))

  /** Whose eyes the screen is for: with secrets among several people, a curtain goes between. */
  const seatHumans = () => {
    const asked = humanAsk()?.seat
    if (humans.length < 2 || asked === undefined) return
    if (asked === state().eye) store.setState({ curtain: null })
    else store.setState(game.secrets ? { curtain: asked } : { eye: asked })
  }

  const letBotsPlay = async () => {
    const { match, thinking } = state()
    const ask = asks(match).find((one) => levelOf(seating[one.seat]))
    const level = ask && levelOf(seating[ask.seat])
    if (!ask || !level || thinking.length > 0) return
    store.setState({ thinking: [ask.seat] })
    const view = game.view(match.state, ask.seat)
    const move = await bots.choose(game, view, ask, LEVELS[level])
    if (state().match === match) changed(decide(match, ask.seat, move))
  }

  const stopListening = onChangedElsewhere((id) => {
    if (id !== saved.id) return
    void saving.then(async () => {
      const other = await loadGame(id)
      if (other) adopt(other)
    })
  })
  seatHumans()

  return {
    saved,
    store,
    decide(move) {
      const ask = asks(state().match).find((one) => one.seat === state().eye)
      if (!ask?.moves.includes(move)) return
      changed(decide(state().match, ask.seat, move))
    },
    back() {
      const { match, eye } = state()
      if (typeof eye !== 'number') return { step: 0, turn: 0 }
      return { step: takeBackStep(match, eye), turn: takeBackTurn(match, eye) }
    },
    takeBack(decisions) {
      bots.stop()
      changed(takeBack(state().match, decisions))
    },
    async hint() {
      const { match, eye } = state()
      const ask = asks(match).find((one) => one.seat === eye)
      if (!ask || typeof eye !== 'number') return null
      const move = await bots.choose(game, game.view(match.state, eye), ask, LEVELS.hard)
      return state().match === match ? move : null
    },
    shown(n) {
      if (n === state().match.decisions.length && state().curtain === null) void letBotsPlay()
    },
    ready: () => store.setState({ eye: state().curtain ?? state().eye, curtain: null }),
    close() {
      stopListening()
      bots.stop()
    },
  }
}
