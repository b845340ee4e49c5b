import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { commitTo, sealOf } from '#engine/fair.ts'
import { BadSetup, start } from '#engine/play.ts'
import { gameFolder } from '#games/index.ts'
import type { Body } from '#protocol/api.ts'
import type { Clock } from '../clock.ts'
import { newId } from '../id.ts'
import { hashed, newSecret } from '../people/secrets.ts'
import { Problem } from '../problem.ts'
import type { Schema, SeatRow, Tab } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { isAllowed } from './info.ts'
import { wordsOf } from './load.ts'
import { callWanted } from './wanted.ts'

type Tx = Kysely<Schema>
export type TableWish = Body<'createTable'>

const SECOND = 1000
/** So long everybody has to open its word once all have sealed. */
const OPEN_LIVE = 30 * SECOND
const OPEN_DAYS = 24 * 3600 * SECOND
/** So many tables a person may have that have not started. */
const MOST_OPEN = 20

/** Tables before their first entry: made, sat down at, sealed, opened. All of it in the rows, none of it in a process. */
export const lobby = (store: Store, clock: Clock) => ({
  async create(person: string, wish: TableWish, rematchOf: string | null = null) {
    const { game, variants, seats } = wish
    const rules = await playable(game, variants, seats.length)
    const open = await store.db
      .selectFrom('tab')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('owner', '=', person)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    if (Number(open.count) >= MOST_OPEN) throw new Problem('full')
    const id = newId(clock.now())
    const invite = wish.access === 'open' ? null : newSecret()
    await store.write(async (tx) => {
      await tx
        .insertInto('tab')
        .values(newTab(id, person, wish, rules.version, invite, rematchOf, clock.now()))
        .execute()
      await tx
        .insertInto('seat')
        .values(seats.map((kind, seat) => newSeat(id, seat, kind)))
        .execute()
      await newSecretFor(tx, id, 1, seats.length)
    })
    if (wish.seat !== null) await this.sit(person, id, wish.seat)
    return { id, invite }
  },

  /** A new link; the old one is worth nothing any more. */
  async invite(person: string, id: string): Promise<string> {
    const invite = newSecret()
    const changed = await store.write((tx) =>
      tx
        .updateTable('tab')
        .set({ invite_hash: hashed(invite) })
        .where('id', '=', id)
        .where('owner', '=', person)
        .where('access', '!=', 'open')
        .executeTakeFirstOrThrow(),
    )
    if (Number(changed.numUpdatedRows) === 0) throw new Problem('gone')
    return invite
  },

  /** Somebody comes with a link: from now on it may sit down, and look if watching is allowed. */
  async invited(person: string, invite: string): Promise<string> {
    const tab = await store.db
      .selectFrom('tab')
      .select('id')
      .where('invite_hash', '=', hashed(invite))
      .executeTakeFirst()
    if (!tab) throw new Problem('gone')
    await store.write((tx) =>
      tx
        .insertInto('allowed')
        .values({ tab: tab.id, person })
        .onConflict((same) => same.doNothing())
        .execute(),
    )
    return tab.id
  },

  async sit(person: string, id: string, seat: number): Promise<void> {
    await atTable(store, clock, id, (tx, tab, seats) => sitDown(store, tx, tab, seats, person, seat))
  },

  /** Takes the first free seat, found where nobody can take it meanwhile; whoever sits already, or finds none, is left as it is. */
  async sitAnywhere(person: string, id: string): Promise<void> {
    await atTable(store, clock, id, async (tx, tab, seats) => {
      const free = seats.find(({ kind }) => kind === 'free')
      if (tab.status !== 'open' || !free || seats.some((seat) => seat.person === person)) return
      await sitDown(store, tx, tab, seats, person, free.seat)
    })
  },

  /** Leaves before the start. The last to leave closes the table; while words are being opened, all begins anew. */
  async stand(person: string, id: string): Promise<void> {
    await atTable(store, clock, id, async (tx, tab, seats) => {
      if (tab.status !== 'open' && tab.status !== 'sealing') throw new Problem('closed')
      if (!seats.some((seat) => seat.person === person)) throw new Problem('seat')
      if (tab.status === 'sealing') await beginAnew(tx, tab, seats)
      await standUp(tx, tab, person)
      const others = seats.filter((seat) => seat.person !== null && seat.person !== person)
      if (others.length === 0)
        await tx.updateTable('tab').set({ status: 'void', due: 0 }).where('id', '=', id).execute()
      else if (tab.owner === person)
        await tx
          .updateTable('tab')
          .set({ owner: others[0].person ?? tab.owner })
          .where('id', '=', id)
          .execute()
    })
  },

  /** Whoever made the table frees the seat of somebody who holds everybody up. */
  async unseat(person: string, id: string, seat: number): Promise<void> {
    await atTable(store, clock, id, async (tx, tab, seats) => {
      if (tab.status !== 'open') throw new Problem('closed')
      const other = seats.at(seat)?.person
      if (tab.owner !== person || !other || other === person) throw new Problem('seat')
      await standUp(tx, tab, other)
    })
  },

  /** A seat is ready: it has sealed its word. When all are, the seals are public and the words may be opened. */
  async ready(person: string, id: string, gen: number, seal: string | null): Promise<void> {
    await atTable(store, clock, id, async (tx, tab, seats) => {
      if (tab.status !== 'open') throw new Problem('closed')
      if (gen !== tab.gen) throw new Problem('stale')
      const mine = seats.find((seat) => seat.person === person)
      if (!mine) throw new Problem('seat')
      await setWord(tx, tab, 'seals', mine.seat, seal)
      const ready = seal === null ? 0 : 1
      await tx.updateTable('seat').set({ ready }).where('tab', '=', id).where('seat', '=', mine.seat).execute()
      const waiting = seats.some((seat) => seat.kind !== 'bot' && !(seat === mine ? ready : seat.ready))
      if (waiting) return
      const due = clock.now() + (isLive(tab) ? OPEN_LIVE : OPEN_DAYS)
      await tx.updateTable('tab').set({ status: 'sealing', due }).where('id', '=', id).execute()
    })
  },

  /** A seat opens its word. Returns whether all have. */
  async open(person: string, id: string, gen: number, word: string): Promise<boolean> {
    return atTable(store, clock, id, async (tx, tab, seats) => {
      if (tab.status !== 'sealing') throw new Problem('closed')
      if (gen !== tab.gen) throw new Problem('stale')
      const mine = seats.find((seat) => seat.person === person)
      if (!mine) throw new Problem('seat')
      const luck = await luckOf(tx, tab)
      if (wordsOf(luck.seals)[mine.seat] !== sealOf(id, gen, mine.seat, word)) throw new Problem('illegal')
      const words = await setWord(tx, tab, 'words', mine.seat, word)
      const all = seats.every((seat) => seat.kind === 'bot' || words[seat.seat] !== null)
      if (all) await deal(tx, tab, clock.now())
      return all
    })
  },

  /**
   * The time to open is over. Live, whoever did not open has to get up, the secret is shown unused and all begins anew;
   * by days, the game starts without its word. Returns whether the game starts.
   */
  async overdue(id: string): Promise<boolean> {
    return atTable(store, clock, id, async (tx, tab, seats) => {
      if (tab.status !== 'sealing' || tab.due > clock.now()) return false
      const words = wordsOf((await luckOf(tx, tab)).words)
      const late = seats.filter((seat) => seat.kind !== 'bot' && words[seat.seat] === null)
      if (late.length > 0 && isLive(tab)) {
        await beginAnew(tx, tab, seats)
        for (const { person } of late) if (person) await standUp(tx, tab, person)
        return false
      }
      await deal(tx, tab, clock.now())
      return true
    })
  },
})

export type Lobby = ReturnType<typeof lobby>

const isLive = (tab: Tab): boolean => (JSON.parse(tab.control) as { kind: string }).kind === 'live'

/** Whether such a game can be played at all. */
async function playable(game: string, variants: TableWish['variants'], seats: number) {
  const rules = await gameFolder(game)?.rules()
  if (!rules) throw new Problem('setup', 'game')
  try {
    start(rules, { seed: 'try', seats, variants })
    return rules
  } catch (error) {
    if (error instanceof BadSetup) throw new Problem('setup', error.field)
    throw error
  }
}

const newTab = (
  id: string,
  owner: string,
  wish: TableWish,
  rules: number,
  invite: string | null,
  rematchOf: string | null,
  now: number,
): Tab => ({
  id,
  game: wish.game,
  rules,
  seats: wish.seats.length,
  variants: JSON.stringify(wish.variants),
  control: JSON.stringify(wish.control),
  substitute: wish.substitute,
  access: wish.access,
  invite_hash: invite && hashed(invite),
  owner,
  status: 'open',
  gen: 1,
  len: 0,
  pos: 0,
  waits: 0,
  due: 0,
  created: now,
  changed: now,
  result: null,
  rematch_of: rematchOf,
  next: null,
})

const newSeat = (tab: string, seat: number, kind: TableWish['seats'][number]): SeatRow => ({
  tab,
  seat,
  person: null,
  kind: kind === 'person' ? 'free' : 'bot',
  level: kind === 'person' ? null : kind,
  ready: 0,
})

/** The server commits to a secret before anybody sits down. */
async function newSecretFor(tx: Tx, tab: string, gen: number, seats: number): Promise<void> {
  const secret = randomBytes(32).toString('hex')
  const none = JSON.stringify(Array<null>(seats).fill(null))
  const commitment = commitTo(tab, gen, secret)
  await tx.insertInto('luck').values({ tab, gen, secret, commitment, seals: none, words: none, opened: 0 }).execute()
}

const luckOf = (tx: Tx, tab: Tab) =>
  tx.selectFrom('luck').selectAll().where('tab', '=', tab.id).where('gen', '=', tab.gen).executeTakeFirstOrThrow()

async function setWord(tx: Tx, tab: Tab, column: 'seals' | 'words', seat: number, word: string | null) {
  const words = wordsOf((await luckOf(tx, tab))[column]).with(seat, word)
  await tx
    .updateTable('luck')
    .set({ [column]: JSON.stringify(words) })
    .where('tab', '=', tab.id)
    .where('gen', '=', tab.gen)
    .execute()
  return words
}

async function sitDown(
  store: Store,
  tx: Tx,
  tab: Tab,
  seats: readonly SeatRow[],
  person: string,
  seat: number,
): Promise<void> {
  if (tab.status !== 'open') throw new Problem('closed')
  if (tab.access !== 'open' && tab.owner !== person && !(await isAllowed(store, tab.id, person)))
    throw new Problem('gone')
  const wanted = seats.at(seat)
  if (!wanted || wanted.kind === 'bot') throw new Problem('seat')
  if (wanted.person !== null && wanted.person !== person) throw new Problem('taken')
  await standUp(tx, tab, person)
  await tx
    .updateTable('seat')
    .set({ person, kind: 'person', ready: 0 })
    .where('tab', '=', tab.id)
    .where('seat', '=', seat)
    .execute()
}

async function standUp(tx: Tx, tab: Tab, person: string): Promise<void> {
  const left = await tx
    .updateTable('seat')
    .set({ person: null, kind: 'free', ready: 0 })
    .where('tab', '=', tab.id)
    .where('person', '=', person)
    .returning('seat')
    .execute()
  const { gen } = await tx.selectFrom('tab').select('gen').where('id', '=', tab.id).executeTakeFirstOrThrow()
  for (const { seat } of left) await setWord(tx, { ...tab, gen }, 'seals', seat, null)
}

/** A secret that was shown is used up: the next sealing has a new one, and everybody seals again. */
async function beginAnew(tx: Tx, tab: Tab, seats: readonly SeatRow[]): Promise<void> {
  await tx.updateTable('luck').set({ opened: 1 }).where('tab', '=', tab.id).where('gen', '=', tab.gen).execute()
  await newSecretFor(tx, tab.id, tab.gen + 1, seats.length)
  await tx.updateTable('seat').set({ ready: 0 }).where('tab', '=', tab.id).execute()
  await tx
    .updateTable('tab')
    .set({ gen: tab.gen + 1, status: 'open', due: 0 })
    .where('id', '=', tab.id)
    .execute()
}

/** All is open: whoever sees it first writes the first entry. */
async function deal(tx: Tx, tab: Tab, now: number): Promise<void> {
  await tx.updateTable('tab').set({ due: now }).where('id', '=', tab.id).execute()
}

/** Does something at a table while nobody else does; whatever happens, the row says when. */
async function atTable<T>(
  store: Store,
  clock: Clock,
  id: string,
  work: (tx: Tx, tab: Tab, seats: readonly SeatRow[]) => Promise<T>,
): Promise<T> {
  return store.write(async (tx) => {
    const tab = await tx
      .updateTable('tab')
      .set({ changed: clock.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!tab) throw new Problem('gone')
    const seats = await tx.selectFrom('seat').selectAll().where('tab', '=', id).orderBy('seat').execute()
    const done = await work(tx, tab, seats)
    await callWanted(tx, id, clock.now())
    return done
  })
}
