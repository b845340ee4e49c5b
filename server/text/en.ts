/** What the server writes to people who are not looking. The other language has the same keys, or does not compile. */
export const en = {
  turn: { title: 'Your turn', body: (game: string) => `Somebody waits for you at ${game}.` },
  begin: { title: 'Ready?', body: (game: string) => `A table of ${game} is full and waits for you to begin.` },
  rematch: {
    title: 'Another game?',
    body: (game: string) => `Somebody would like to play ${game} with you once more.`,
  },
  over: { title: 'Game over', body: (game: string) => `A game of ${game} that you took part in has ended.` },
  open: 'Open the table',
  stop: 'You can switch these mails off in your settings.',
  confirm: {
    subject: 'Is this your address?',
    body: (code: string) =>
      `Somebody, most likely you, wants mails from Revier at this address.\n\nIf so, enter this code in your settings: ${code}\n\nIf not, there is nothing to do.`,
  },
}

export type ServerText = typeof en
