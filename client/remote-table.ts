import type { Rules } from '#engine/game.ts'
import type { Said, Table } from '#protocol/api.ts'
import type { AtFrame, ServerFrame } from '#protocol/frames.ts'
import type { Course } from '#session/course.ts'
import { Gap, positionsOf, type Positions } from './course.ts'
import type { Api } from './http.ts'
import type { Link, LinkState, Reply } from './link.ts'
import type { sealedWords } from './words.ts'

/** All that a screen needs of a table whose game is played elsewhere. A new object with every change. */
export interface RemoteState {
  /** Null until the server has said what table it is. */
  readonly table: Table | null
  /** Null until the game has started and its rules are here. */
  readonly course: Course | null
  /** The last frame: clocks, hands, votes. */
  readonly at: AtFrame | null
  readonly link: LinkState
  /** Seats whose person has the table open. */
  readonly here: readonly number[]
  readonly watchers: number
  readonly said: readonly Said[]
  /** Something was said and is not answered yet: not saved. */
  readonly pending: boolean
  /** Why the table cannot be shown. */
  readonly problem: 'gone' | 'version' | null
}

export interface RemoteTable {
  readonly state: RemoteState
  subscribe(listener: (state: RemoteState) => void): () => void
  /** A move by its name. */
  decide(move: string): Promise<Reply>
  /** Back to a position: at once as far as one may, by vote beyond. */
  takeBack(to: number): Promise<Reply>
  vote(about: 'back' | 'end', yes: boolean): Promise<Reply>
  resign(): Promise<Reply>
  /** Takes the seat back from the bot. */
  comeBack(): Promise<Reply>
  say(text: string): Promise<Reply>
  sit(seat: number): Promise<void>
  stand(): Promise<void>
  /** Frees the seat of somebody else, at a table of one's own. */
  unseat(seat: number): Promise<void>
  /** Seals our word; it is opened by itself once all have sealed. */
  ready(): Promise<void>
  close(): void
}

export interface RemoteParts {
  readonly api: Api
  readonly link: Link
  readonly words: ReturnType<typeof sealedWords>
  /** All have sealed: our word may be known now. */
  openWord(table: Table): Promise<void>
  /** The rules of a game in a version; null if they are not to be had. */
  rules(game: string, version: number): Promise<Rules | null>
}

const MOST_LINES = 500

const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('')

/** Where one is heard: those who only watch keep to themselves while a game runs. */
const roomOf = (table: Table | null): 'table' | 'watchers' =>
  table?.mine === null && (table.status === 'running' || table.status === 'sealing') ? 'watchers' : 'table'

/** A table that is played elsewhere. */
export function remoteTable(id: string, { api, link, words, rules, openWord }: RemoteParts): RemoteTable {
  const listeners = new Set<(state: RemoteState) => void>()
  let positions: Positions | null = null
  let loading: Promise<void> = Promise.resolve()
  let state: RemoteState = {
    table: null,
    course: null,
    at: null,
    link: link.state,
    here: [],
    watchers: 0,
    said: [],
    pending: false,
    problem: null,
  }
  const change = (what: Partial<RemoteState>) => {
    state = { ...state, ...what }
    for (const listener of listeners) listener(state)
  }

  const courseNow = (at: AtFrame): Course | null =>
    positions?.course(
      state.table?.mine ?? 'spectator',
      at,
      async () => (await api('record', { params: { table: id } })).record,
    ) ?? null

  /** Frames wait for the rules, which are loaded once, and come in their order. */
  const takeFrame = (frame: AtFrame) => {
    loading = loading.then(async () => {
      const { table } = state
      if (!positions && table) {
        const game = await rules(table.game, table.rules)
        if (!game) return change({ problem: 'version' })
        positions = positionsOf(game, async (from, to) => {
          const answer = await api('frames', { params: { table: id }, query: { from, to } })
          return answer.positions
        })
      }
      show(frame)
    })
  }
  const show = (frame: AtFrame) => {
    if (state.at && !frame.full && frame.n <= state.at.n) return // a repetition
    try {
      positions?.take(frame)
    } catch (error) {
      if (!(error instanceof Gap)) throw error
      return rejoin()
    }
    change({ at: frame, course: courseNow(frame) })
  }
  /** Something is missing: comes to the table once more and gets the whole. */
  const rejoin = () => {
    change({ at: null })
    link.rejoin(id)
  }

  const takeTable = (table: Table) => {
    const moved = table.mine !== (state.table?.mine ?? null)
    change({ table, ...(moved && state.at ? { course: courseNow(state.at) } : {}) })
    void openWord(table)
  }

  const hear = (frame: ServerFrame) => {
    if (frame.t === 'table' && frame.table.id === id) takeTable(frame.table)
    if (frame.t === 'at' && frame.table === id) takeFrame(frame)
    if (frame.t === 'here' && frame.table === id) change({ here: frame.seats, watchers: frame.watchers })
    if (frame.t === 'said' && frame.table === id) hearSaid(frame)
    if (frame.t === 'no' && frame.id === null && frame.table === id && frame.code === 'gone')
      change({ problem: 'gone' })
  }
  const hearSaid = ({ m, who, room, text, at }: Said) => {
    if (state.said.some((line) => line.m === m)) return
    change({ said: [...state.said, { m, who, room, text, at }].sort((a, b) => a.m - b.m).slice(-MOST_LINES) })
  }

  const ask = async (frame: Parameters<Link['ask']>[0]): Promise<Reply> => {
    change({ pending: true })
    const reply = await link.ask(frame)
    change({ pending: link.unanswered > 0 })
    return reply
  }
  const base = () => ({ table: id, n: state.at?.n ?? 0, id: newId() })
  const tell = async (what: Promise<Table>) => takeTable(await what)

  const stopFrames = link.onFrame(hear)
  const stopState = link.onState((now) => {
    change({ link: now })
    if (now === 'open') void loadTalk()
  })
  const leave = link.join(id, () => state.at?.n ?? 0)
  const loadTalk = async () => {
    const { said } = await api('chat', { params: { table: id }, query: {} }).catch(() => ({ said: [] }))
    said.forEach(hearSaid)
  }
  if (link.state === 'open') void loadTalk()

  return {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    decide: (move) => ask({ t: 'decide', ...base(), move }),
    takeBack: (to) => ask({ t: 'back', ...base(), to }),
    vote: (about, yes) => ask({ t: 'vote', ...base(), about, yes }),
    resign: () => ask({ t: 'resign', ...base() }),
    comeBack: () => ask({ t: 'return', ...base() }),
    say: (text) => ask({ t: 'say', table: id, id: newId(), room: roomOf(state.table), text }),
    sit: (seat) => tell(api('sit', { params: { table: id }, body: { seat } })),
    stand: () => tell(api('stand', { params: { table: id } })),
    unseat: (seat) => tell(api('unseat', { params: { table: id }, body: { seat } })),
    async ready() {
      const { table } = state
      if (!table || table.mine === null) return
      const { gen, mine, commitment } = table
      words.noteCommitment(id, gen, commitment)
      await tell(api('ready', { params: { table: id }, body: { gen, seal: words.seal(id, gen, mine) } }))
    },
    close() {
      leave()
      stopFrames()
      stopState()
      listeners.clear()
    },
  }
}
