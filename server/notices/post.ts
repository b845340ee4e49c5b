import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns'
import { Agent, request } from 'node:https'
import { isIP } from 'node:net'

/** Addresses within our own net: nobody makes us knock there. */
const INSIDE =
  /^(0\.|10\.|127\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|192\.168\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1?$|f[cde]|::ffff:)/i

export const isInside = (address: string): boolean => INSIDE.test(address)

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void
export type Resolve = (name: string, options: LookupOptions & { all: true }, found: Found) => void

/** What is sent to a push service. */
export interface Parcel {
  readonly endpoint: string
  readonly method: string
  readonly headers: Record<string, string | number>
  readonly body: Buffer | null
}
/** Sends it, and says with which status it was answered. */
export type Post = (parcel: Parcel) => Promise<number>

/** Looks a name up for a connection; a name that leads inside, even only partly, leads nowhere. */
export const publicLookup =
  (resolve: Resolve = resolveName): NonNullable<ConstructorParameters<typeof Agent>[0]>['lookup'] =>
  (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const inside = !error && (addresses.length === 0 || addresses.some(({ address }) => isInside(address)))
      const failed = inside ? Object.assign(new Error(`${name} is not in the public net`), { code: 'EINSIDE' }) : error
      if (failed) return done(failed, '', 0)
      if (options.all) return done(null, addresses)
      done(null, addresses[0].address, addresses[0].family)
    })

/** Whether an address is one that we would post to, by its looks: https, and a name. */
export function isPublicUrl(endpoint: string): boolean {
  const { protocol, hostname, username } = new URL(endpoint)
  return protocol === 'https:' && !username && isIP(hostname.replace(/[[\]]/g, '')) === 0
}

const WAIT = 10_000

/** Posts over https into the public net only. What a name leads to is looked at in the very moment of connecting. */
export function publicPost(resolve?: Resolve): Post {
  const agent = new Agent({ lookup: publicLookup(resolve), keepAlive: false })
  return ({ endpoint, method, headers, body }) =>
    new Promise((done, fail) => {
      if (!isPublicUrl(endpoint)) return fail(new Error('not an address for pushes'))
      const sent = request(endpoint, { method, headers, agent, timeout: WAIT }, (answer) => {
        answer.resume()
        answer.on('end', () => done(answer.statusCode ?? 0))
        answer.on('error', fail)
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.on('error', fail)
      sent.end(body ?? undefined)
    })
}
