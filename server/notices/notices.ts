import * as v from 'valibot'
import { gameFolder } from '#games/index.ts'
import type { Prefs } from '#protocol/api.ts'
import type { Clock } from '../clock.ts'
import type { Limits } from '../people/limits.ts'
import { prefsOf } from '../people/people.ts'
import { Problem } from '../problem.ts'
import type { Outbox, Person, Tab } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { rateTable } from '../tables/ratings.ts'
import { invitedTo, wantedAt } from '../tables/wanted.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import type { Mailer } from './mail.ts'
import type { Sender } from './outbox.ts'
import type { Pushes } from './push.ts'

const TEXT = { en, de }
/** What people are told; of each there are words. */
const Told = v.picklist(['turn', 'begin', 'over', 'rematch'])
/** Whoever was here a moment ago has seen it. */
const JUST_HERE = 90_000
/** One notice a table within this time is enough. */
const THROTTLE = 10 * 60_000

interface NoticeParts {
  readonly store: Store
  readonly clock: Clock
  readonly push: Pushes
  readonly mail: Mailer | null
  /** Where people reach us, for links. */
  readonly origin: string
  readonly limits: Limits
}

/** What becomes of letters: ratings, pushes, mails. */
export function notices({ store, clock, push, mail, origin, limits }: NoticeParts): Sender {
  return async (letter) => {
    if (letter.kind === 'finish') {
      if (letter.tab) await rateTable(store, clock, letter.tab)
      return null
    }
    const person = await store.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', letter.person ?? '')
      .where('deleted', '=', 0)
      .executeTakeFirst()
    if (!person) return null
    if (letter.kind === 'confirm') return confirm(person, letter)
    const tab = await store.db
      .selectFrom('tab')
      .selectAll()
      .where('id', '=', letter.tab ?? '')
      .executeTakeFirst()
    if (!tab || !(await isTrue(person, tab, letter))) return null
    const later = laterThan(person, clock.now())
    if (later !== null) return later
    if (await isFresh(letter)) await tell(person, tab, letter)
    return null
  }

  async function confirm(person: Person, { body }: Outbox): Promise<null> {
    const { mail: to, code } = v.parse(v.object({ mail: v.string(), code: v.string() }), JSON.parse(body))
    const { confirm: words } = TEXT[person.lang]
    await mail?.send(to, words.subject, words.body(code))
    return null
  }

  /** Whether the table still waits for that person; that it is over stays true. */
  async function isTrue(person: Person, tab: Tab, { kind }: Outbox): Promise<boolean> {
    if (kind === 'over') return true
    if (kind === 'rematch') return (await invitedTo(store.db, person.id)).some(({ id }) => id === tab.id)
    if (kind === 'begin') return (await wantedAt(store.db, tab.id)).some((one) => one.person === person.id)
    const seat = await store.db
      .selectFrom('seat')
      .select('seat')
      .where('tab', '=', tab.id)
      .where('person', '=', person.id)
      .executeTakeFirst()
    return seat !== undefined && tab.status === 'running' && ((tab.waits >> seat.seat) & 1) === 1
  }

  /** Whether nothing of the kind was said of that table a moment ago, by whichever process. A second try is the same word. */
  async function isFresh({ kind, person, tab, tries }: Outbox): Promise<boolean> {
    if (tries > 0) return true
    try {
      await limits.count(`told ${kind} ${person} ${tab}`, 1, THROTTLE)
      return true
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  }

  async function tell(person: Person, tab: Tab, letter: Outbox): Promise<void> {
    const prefs = prefsOf(person)
    const words = TEXT[person.lang]
    const game = gameFolder(tab.game)?.manifest.title[person.lang] ?? tab.game
    const link = `${origin}/online/${tab.id}`
    const { title, body } = words[v.parse(Told, letter.kind)]
    // Ids only: whoever carries a push learns nothing of the game. Only mails are tried again.
    if (prefs.push && letter.tries === 0) await push.send(person.id, { title, body: body(game), table: tab.id })
    if (prefs.mail && person.mail && person.mail_ok === 1)
      await mail?.send(person.mail, title, `${body(game)}\n\n${words.open}: ${link}\n\n${words.stop}\n`)
  }
}

/** When to come again to somebody who is here, and has seen it, or sleeps; null if it may be told now. */
function laterThan(person: Person, now: number): number | null {
  if (now - person.seen < JUST_HERE) return person.seen + JUST_HERE
  const { quiet } = prefsOf(person)
  let end = now
  for (let i = 0; i < QUARTERS && isQuiet(quiet, end); i++) end = nextQuarter(end)
  return end === now ? null : end
}

/** Zones differ from each other by quarters of an hour at least. */
const QUARTER = 15 * 60_000
const QUARTERS = 24 * 4
const nextQuarter = (now: number): number => (Math.floor(now / QUARTER) + 1) * QUARTER

/** Whether it is quiet where the person is. */
export function isQuiet({ from, to, zone }: Prefs['quiet'], now: number): boolean {
  if (from === to) return false
  const hour = hourIn(zone, now)
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

function hourIn(timeZone: string, now: number): number {
  try {
    return Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now))
  } catch {
    return new Date(now).getUTCHours()
  }
}
