/** Sends mails through the operator's server; without one there are none. */
export interface Mailer {
  send(to: string, subject: string, text: string): Promise<void>
  close(): void
}

export async function mailer(smtp: string | undefined, from: string): Promise<Mailer | null> {
  if (!smtp) return null
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtp, connectionTimeout: 10_000, socketTimeout: 10_000 })
  return {
    send: async (to, subject, text) => void (await transport.sendMail({ from, to, subject, text })),
    close: () => transport.close(),
  }
}
