import { newSecret } from '../people/secrets.ts'
import { folded, meOf } from '../people/people.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../store/schema.ts'
import type { Online } from '../online.ts'
import type { Caller } from './caller.ts'
import type { Handlers } from './routes.ts'

type Entering = Pick<Caller, 'agent'> & { readonly signIn: (secret: string) => void }

type PeopleHandlers = Pick<
  Handlers,
  | 'me'
  | 'updateMe'
  | 'confirmMail'
  | 'exportMe'
  | 'deleteMe'
  | 'guest'
  | 'signUp'
  | 'signIn'
  | 'changePassword'
  | 'passkeyAsk'
  | 'passkeySignIn'
  | 'passkeyNew'
  | 'passkeyAdd'
  | 'logins'
  | 'removePasskey'
  | 'sessions'
  | 'signOut'
  | 'signOutEverywhere'
  | 'tokens'
  | 'makeToken'
  | 'revokeToken'
  | 'addPush'
  | 'removePush'
>

const DAY = 86_400_000
const MAILS = 5

/** Everything about who one is. */
export function peopleRoutes(online: Online): PeopleHandlers {
  const { people, sessions, passwords, passkeys, tokens, tickets, limits, data, push, clock, store, settings } = online
  const siteOf = ({ origin }: Pick<Caller, 'origin'>) => ({ origin, host: new URL(origin).hostname })
  const enter = async (asked: Entering, person: Person) => {
    asked.signIn(await sessions.begin(person.id, asked.agent))
    return meOf(person)
  }
  return {
    me: async ({ me }) => ({
      me: me && meOf(me),
      push: push.publicKey,
      mails: settings.smtp !== undefined,
      asked: me && (await tickets.mailOf(me.id)),
    }),

    async updateMe({ me, body }) {
      const { name, lang, prefs, mail } = body
      if (mail && !settings.smtp) throw new Problem('setup', 'mail')
      if (mail) await limits.count(`mail ${me.id}`, MAILS, DAY)
      const changed = await people.change(me.id, {
        ...(name === undefined ? {} : { name, folded: me.kind === 'account' ? folded(name) : null }),
        lang: lang ?? me.lang,
        ...(prefs ? { prefs: JSON.stringify(prefs) } : {}),
        ...(mail === null ? { mail: null, mail_ok: 0 } : {}),
      })
      if (mail) await askMail(me, mail)
      return meOf(changed)
    },

    async confirmMail({ me, body }) {
      const { person, body: mail } = await tickets.take(body.code, 'mail')
      if (person !== me.id) throw new Problem('expired', 'code')
      return meOf(await people.change(me.id, { mail, mail_ok: 1 }))
    },

    exportMe: ({ me }) => data.export(me.id),

    async deleteMe({ me, signIn }) {
      await online.tables.leaveAll(me.id)
      await data.delete(me.id)
      online.tellPerson(me.id, 'out')
      signIn(null)
      return {}
    },

    async guest(asked) {
      const { body, address } = asked
      await limits.count(`new ${address}`, settings.newcomers, DAY)
      return enter(asked, await people.newGuest(body.name, body.lang))
    },

    async signUp(asked) {
      const { body, me, address } = asked
      if (me?.kind === 'account') throw new Problem('taken')
      const login = await passwords.kept(body.password)
      if (me) return meOf(await people.claim(me.id, body.name, login))
      await limits.count(`new ${address}`, settings.newcomers, DAY)
      return enter(asked, await people.newAccount(body.name, body.lang, login))
    },

    async signIn(asked) {
      const { name, password } = asked.body
      return enter(asked, await people.find(await passwords.check(name, password, asked.address)))
    },

    async changePassword({ me, body }) {
      if (!(await passwords.isRight(me.id, body.old))) throw new Problem('password')
      const login = await passwords.kept(body.password)
      await store.write((tx) => login(tx, me.id))
      return {}
    },

    passkeyAsk: async (asked) => ({ options: { ...(await passkeys.ask(siteOf(asked))) } }),

    async passkeySignIn(asked) {
      return enter(asked, await people.find(await passkeys.signIn(siteOf(asked), asked.body.response)))
    },

    passkeyNew: async (asked) => ({
      options: { ...(await passkeys.askNew(siteOf(asked), asked.me.id, asked.body.name)) },
    }),

    async passkeyAdd(asked) {
      const { me, body } = asked
      const login = await passkeys.kept(siteOf(asked), me.id, body.label, body.response)
      return meOf(await (me.kind === 'guest' ? people.claim(me.id, body.name, login) : people.change(me.id, {}, login)))
    },

    logins: async ({ me }) => ({
      logins: await store.db
        .selectFrom('login')
        .select(['kind', 'key', 'label', 'created'])
        .where('person', '=', me.id)
        .execute(),
    }),

    async removePasskey({ me, params }) {
      await passkeys.remove(me.id, params.key)
      return {}
    },

    sessions: async ({ me, session }) => ({ sessions: await sessions.list(me.id, session) }),

    async signOut({ me, session, signIn }) {
      if (session) await sessions.end(session)
      online.tellPerson(me.id, 'out')
      signIn(null)
      return {}
    },

    async signOutEverywhere({ me, signIn }) {
      await sessions.endAll(me.id)
      online.tellPerson(me.id, 'out')
      signIn(null)
      return {}
    },

    tokens: async ({ me }) => ({ tokens: await tokens.list(me.id) }),
    makeToken: ({ me, body }) => tokens.make(me.id, body.label),
    async revokeToken({ me, params }) {
      await tokens.revoke(me.id, params.token)
      online.tellPerson(me.id, 'out')
      return {}
    },

    async addPush({ me, body }) {
      await push.add(me.id, body)
      return {}
    },
    async removePush({ me, body }) {
      await push.remove(me.id, body.endpoint)
      return {}
    },
  }

  /** An address counts once whoever reads its mail has said so. */
  async function askMail(me: Person, mail: string): Promise<void> {
    const code = newSecret().slice(0, 16)
    await tickets.hand(code, { kind: 'mail', person: me.id, body: mail }, DAY)
    await online.outbox.add({
      key: `mail ${code}`,
      kind: 'confirm',
      person: me.id,
      tab: null,
      body: { mail, code },
      due: clock.now(),
    })
  }
}
