import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface PostOffice {
  readonly url: string
  /** Letters as they came, headers and all. */
  readonly letters: { readonly to: readonly string[]; readonly text: string }[]
  close(): Promise<void>
}

/** A mail server of its own on loopback that keeps what comes. */
export async function postOffice(port = 0): Promise<PostOffice> {
  const letters: PostOffice['letters'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        letters.push({ to, text: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const { port: own } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${own}`,
    letters,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A browser's end of Web Push: the keys it gives away, and what only it can read. */
export function receiver() {
  const own = createECDH('prime256v1')
  const p256dh = own.generateKeys()
  const auth = Buffer.alloc(16, 7)
  return {
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291: salt, record size, the sender's key, then one record of AES-128-GCM. */
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const theirs = body.subarray(21, 21 + body[20])
      const sealed = body.subarray(21 + body[20])
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
      const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      cipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
    },
  }
}
