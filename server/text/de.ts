import type { ServerText } from './en.ts'

export const de: ServerText = {
  turn: { title: 'Du bist dran', body: (game) => `Bei ${game} wartet jemand auf dich.` },
  begin: { title: 'Bereit?', body: (game) => `Ein Tisch ${game} ist voll und wartet auf dich, um zu beginnen.` },
  rematch: { title: 'Noch eine Partie?', body: (game) => `Jemand möchte noch einmal mit dir ${game} spielen.` },
  over: { title: 'Partie beendet', body: (game) => `Eine Partie ${game}, an der du teilgenommen hast, ist zu Ende.` },
  open: 'Zum Tisch',
  stop: 'Du kannst diese Mails in deinen Einstellungen abschalten.',
  confirm: {
    subject: 'Ist das deine Adresse?',
    body: (code) =>
      `Jemand, vermutlich du, möchte an diese Adresse Mails von Revier bekommen.\n\nWenn ja, gib diesen Code in deinen Einstellungen ein: ${code}\n\nWenn nicht, ist nichts zu tun.`,
  },
}
