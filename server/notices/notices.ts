import * as v from 'valibot'
import { gameFolder } from '#games/index.ts'
import type { Prefs } from '#protocol/api.ts'
import type { Clock } from '../clock.ts'
import { prefsOf } from '../people/people.ts'
import type { Outbox, Person, Tab } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { rateTable } from '../tables/ratings.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import type { Mailer } from './mail.ts'
import type { Sender } from './outbox.ts'
import type { Pushes } from './push.ts'

const TEXT = { en, de }
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
}

/** What becomes of letters: ratings, pushes, mails. */
export function notices({ store, clock, push, mail, origin }: NoticeParts): Sender {
  const last = new Map<string, number>()
  return async (letter) => {
    if (letter.kind === 'finish') return void (letter.tab && (await rateTable(store, clock, letter.tab)))
    const person = await store.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', letter.person ?? '')
      .where('deleted', '=', 0)
      .executeTakeFirst()
    if (!person) return
    if (letter.kind === 'confirm') return confirm(person, letter)
    const tab = await store.db
      .selectFrom('tab')
      .selectAll()
      .where('id', '=', letter.tab ?? '')
      .executeTakeFirst()
    if (!tab || !(await isWanted(person, tab, letter))) return
    await tell(person, tab, letter.kind === 'over' ? 'over' : 'turn')
  }

  async function confirm(person: Person, { body }: Outbox): Promise<void> {
    const { mail: to, code } = v.parse(v.object({ mail: v.string(), code: v.string() }), JSON.parse(body))
    const { confirm: words } = TEXT[person.lang]
    await mail?.send(to, words.subject, words.body(code))
  }

  /** Still true, not said a moment ago, and not to somebody who sits right there or sleeps. */
  async function isWanted(person: Person, tab: Tab, letter: Outbox): Promise<boolean> {
    const now = clock.now()
    if (now - person.seen < JUST_HERE || isQuiet(prefsOf(person).quiet, now)) return false
    if (letter.kind === 'over') return true
    const seat = await store.db
      .selectFrom('seat')
      .select('seat')
      .where('tab', '=', tab.id)
      .where('person', '=', person.id)
      .executeTakeFirst()
    if (!seat || tab.status !== 'running' || ((tab.waits >> seat.seat) & 1) === 0) return false
    const key = `${person.id} ${tab.id}`
    if (now - (last.get(key) ?? 0) < THROTTLE) return false
    if (last.size > 10_000) last.clear()
    last.set(key, now)
    return true
  }

  async function tell(person: Person, tab: Tab, kind: 'turn' | 'over'): Promise<void> {
    const prefs = prefsOf(person)
    const words = TEXT[person.lang]
    const game = gameFolder(tab.game)?.manifest.title[person.lang] ?? tab.game
    const link = `${origin}/online/${tab.id}`
    const { title, body } = words[kind]
    // Ids only: whoever carries a push learns nothing of the game.
    if (prefs.push) await push.send(person.id, { title, body: body(game), table: tab.id })
    if (prefs.mail && person.mail && person.mail_ok === 1)
      await mail?.send(person.mail, title, `${body(game)}\n\n${words.open}: ${link}\n\n${words.stop}\n`)
  }
}

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
