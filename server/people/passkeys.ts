import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import type { With } from './people.ts'
import type { Tickets } from './tickets.ts'

/** Loaded when somebody comes with a passkey: it takes as much memory as a thousand sockets. */
const webAuthn = () => import('@simplewebauthn/server')

const MINUTES = 5 * 60_000

/** Where people come from: passkeys belong to a host. */
export interface Site {
  readonly origin: string
  readonly host: string
}

const Base64 = v.pipe(v.string(), v.maxLength(20_000))
const optionalText = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))))
const outer = {
  id: Base64,
  rawId: Base64,
  type: v.literal('public-key'),
  authenticatorAttachment: optionalText,
  clientExtensionResults: v.record(v.string(), v.unknown()),
}
const SignInResponse = v.object({
  ...outer,
  response: v.object({
    clientDataJSON: Base64,
    authenticatorData: Base64,
    signature: Base64,
    userHandle: v.optional(Base64),
  }),
})
const NewKeyResponse = v.object({
  ...outer,
  response: v.object({
    clientDataJSON: Base64,
    attestationObject: Base64,
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(40)))),
  }),
})

/** What the browser signed: the challenge that was handed out. */
function challengeOf(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge: unknown }
    return String(challenge)
  } catch {
    throw new Problem('schema', 'clientDataJSON')
  }
}

const parsed = <S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> => {
  const result = v.safeParse(schema, given)
  if (!result.success) throw new Problem('schema', 'response')
  return result.output
}

/** Signing in without a password: a key that the person's device keeps. */
export const passkeys = (store: Store, clock: Clock, tickets: Tickets) => ({
  /** What the browser is to sign. */
  async ask(site: Site) {
    const options = await (
      await webAuthn()
    ).generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' })
    await tickets.hand(options.challenge, { kind: 'passkey', person: null, body: '' }, MINUTES)
    return options
  },

  async signIn(site: Site, given: unknown): Promise<string> {
    const response = parsed(SignInResponse, given)
    const challenge = challengeOf(response.response.clientDataJSON)
    await tickets.take(challenge, 'passkey')
    const login = await store.db
      .selectFrom('login')
      .selectAll()
      .where('kind', '=', 'passkey')
      .where('key', '=', response.id)
      .executeTakeFirst()
    if (!login) throw new Problem('auth')
    const { verified, authenticationInfo } = await (
      await webAuthn()
    )
      .verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
        credential: {
          id: login.key,
          publicKey: new Uint8Array(Buffer.from(login.secret, 'base64url')),
          counter: login.counter,
        },
      })
      .catch(() => ({ verified: false, authenticationInfo: null }))
    if (!verified || !authenticationInfo) throw new Problem('auth')
    await store.write((tx) =>
      tx
        .updateTable('login')
        .set({ counter: authenticationInfo.newCounter })
        .where('kind', '=', 'passkey')
        .where('key', '=', login.key)
        .execute(),
    )
    return login.person
  },

  /** What the browser is to make a key for. */
  async askNew(site: Site, person: string, name: string) {
    const options = await (
      await webAuthn()
    ).generateRegistrationOptions({
      rpName: 'Revier',
      rpID: site.host,
      userName: name,
      userID: new TextEncoder().encode(person),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await tickets.hand(options.challenge, { kind: 'new passkey', person, body: '' }, MINUTES)
    return options
  },

  /** Makes ready to keep a key that the browser has made; nothing is written if it is not what was asked for. */
  async kept(site: Site, person: string, label: string, given: unknown): Promise<With> {
    const response = parsed(NewKeyResponse, given)
    const challenge = challengeOf(response.response.clientDataJSON)
    const ticket = await tickets.take(challenge, 'new passkey')
    if (ticket.person !== person) throw new Problem('auth')
    const { verified, registrationInfo } = await (
      await webAuthn()
    )
      .verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
      })
      .catch(() => ({ verified: false, registrationInfo: undefined }))
    if (!verified || !registrationInfo) throw new Problem('auth')
    const { id, publicKey, counter } = registrationInfo.credential
    const secret = Buffer.from(publicKey).toString('base64url')
    return (tx) =>
      tx
        .insertInto('login')
        .values({ kind: 'passkey', key: id, person, secret, counter, label, created: clock.now() })
        .execute()
  },

  async remove(person: string, key: string): Promise<void> {
    const others = await store.db
      .selectFrom('login')
      .select('key')
      .where('person', '=', person)
      .where('key', '!=', key)
      .executeTakeFirst()
    // The last way in stays: otherwise the account would be lost.
    if (!others) throw new Problem('closed')
    const gone = await store.write((tx) =>
      tx
        .deleteFrom('login')
        .where('kind', '=', 'passkey')
        .where('key', '=', key)
        .where('person', '=', person)
        .executeTakeFirstOrThrow(),
    )
    if (Number(gone.numDeletedRows) === 0) throw new Problem('gone')
  },
})
