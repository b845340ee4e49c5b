import { useState } from 'react'
import type { Me } from '#protocol/api.ts'
import { ApiProblem, online, sentence, useOnlineWords } from './online.ts'
import type { OnlineText } from './text/text.ts'

/** The device's own dialog for passkeys; wanted rarely, loaded then. */
const device = () => import('@simplewebauthn/browser')

type Options<F extends (ask: never) => unknown> = Parameters<F>[0] extends { optionsJSON: infer O } ? O : never

export async function signInByPasskey(): Promise<Me> {
  const { startAuthentication } = await device()
  const { options } = await online().api('passkeyAsk', {})
  const response = await startAuthentication({ optionsJSON: options as object as Options<typeof startAuthentication> })
  return online().api('passkeySignIn', { body: { response: { ...response } } })
}

/** Keeps a new passkey; a guest becomes the account of this name by it. */
export async function addPasskey(name: string, label: string): Promise<Me> {
  const { startRegistration } = await device()
  const { options } = await online().api('passkeyNew', { body: { name } })
  const response = await startRegistration({ optionsJSON: options as object as Options<typeof startRegistration> })
  return online().api('passkeyAdd', { body: { response: { ...response }, label, name } })
}

/** What went wrong with a passkey: what the server says, or that the device did not go along. */
function problemOf(error: unknown, words: OnlineText): string {
  if (!(error instanceof ApiProblem)) return words.passkeyFailed
  return error.code === 'auth' ? words.passkeyUnknown : sentence(error, words)
}

/** Does something with a passkey, and says why it did not work. */
export function usePasskey() {
  const words = useOnlineWords()
  const [refused, setRefused] = useState<string | null>(null)
  const attempt = async (work: () => Promise<void>) => {
    setRefused(null)
    await work().catch((error: unknown) => setRefused(problemOf(error, words)))
  }
  return { refused, attempt }
}
