import { german } from '#engine/words.ts'
import type { AppText } from './text.ts'

const relative = new Intl.RelativeTimeFormat('de', { numeric: 'auto' })

/** „vor 5 Minuten“, in der größten passenden Einheit. */
function ago(time: number): string {
  const minutes = Math.min(0, Math.round((time - Date.now()) / 60_000))
  if (minutes === 0) return 'gerade eben'
  if (minutes > -60) return relative.format(minutes, 'minute')
  return minutes > -1440
    ? relative.format(Math.round(minutes / 60), 'hour')
    : relative.format(Math.round(minutes / 1440), 'day')
}

export const text: AppText = {
  slogan: 'Brettspiele um Reviere und Einfluss',
  intro: 'Spiel sofort los, allein gegen Bots oder gemeinsam an einem Bildschirm. Ohne Konto, ohne Installation.',
  playNow: 'Jetzt spielen',
  setUp: 'Einrichten',
  rules: 'Regeln',
  learn: (minutes) => `Lernen (${minutes} min)`,
  newHere: 'Neu hier? Jedes Spiel lernst du am echten Tisch in einer Viertelstunde: Wähle „Lernen“.',
  shortGame: 'Kurzes Spiel',
  shortHelp: (minutes) =>
    `Etwa ${minutes} Minuten: Bots haben den ersten Teil gespielt, und alle spielen von einer ausgeglichenen Stellung aus weiter. Gut für ein erstes Spiel.`,
  preparing: 'Bots spielen den ersten Teil …',
  shortFailed: 'Die Bots kommen nicht weiter. Versuch es noch einmal, oder spiel ein ganzes Spiel.',
  startedLate: (n) =>
    `Ein kurzes Spiel: Die ersten ${n} Entscheidungen haben Bots getroffen, bevor sich jemand hinsetzte.`,
  learnFirst: (title) => `Mit ${title} anfangen`,
  about: 'Über Revier',
  puzzles: 'Alle Aufgaben',
  puzzleOfTheDay: (game) => `Aufgabe des Tages: ${game}`,
  online: 'Online',
  playOnline: 'Online mit anderen spielen',
  home: 'Startseite',
  settings: 'Einstellungen',
  language: 'Sprache',
  languages: { en: 'English', de: 'Deutsch' },
  menu: 'Menü',
  close: 'Schließen',
  running: 'Angefangene Spiele',
  finished: 'Beendete Spiele',
  goOn: 'Weiterspielen',
  watch: 'Noch einmal ansehen',
  remove: 'Löschen',
  removeSure: 'Dieses Spiel endgültig löschen?',
  keep: 'Behalten',
  won: (names, points) =>
    `${german.and(names)} ${german.form(names.length, 'hat', 'haben')}${points === null ? '' : ` mit ${german.count(points, 'Punkt', 'Punkten')}`} gewonnen`,
  rematch: 'Revanche',
  openRecord: 'Aufzeichnung öffnen',
  seats: (min, max) => `${min} bis ${max} Personen`,
  minutes: (min, max) => (min === max ? `${min} Minuten` : `${min} bis ${max} Minuten`),
  weights: ['sehr leicht', 'leicht', 'mittel', 'anspruchsvoll', 'sehr anspruchsvoll'],
  games: 'Spiele',
  newGame: 'Neues Spiel',
  start: 'Los',
  name: 'Name',
  colour: 'Farbe',
  player: 'Wer spielt',
  players: {
    me: 'Ich',
    friend: 'Jemand an diesem Bildschirm',
    easy: 'Bot, leicht',
    medium: 'Bot, mittel',
    hard: 'Bot, stark',
    master: 'Bot, meisterhaft',
  },
  colours: {
    blue: 'Blau',
    yellow: 'Gelb',
    pink: 'Pink',
    green: 'Grün',
    orange: 'Orange',
    violet: 'Violett',
    red: 'Rot',
  },
  numberOfSeats: 'Wie viele spielen mit?',
  variants: 'Varianten',
  me: 'Gast',
  botNames: ['Bruno', 'Clara', 'Dante', 'Edda', 'Fanny'],
  seatNumber: (n) => `Person ${n}`,
  replay: 'Rückblick',
  play: 'Weiterspielen',
  share: 'Teilen',
  copied: 'Kopiert',
  copyYourself: 'Kopiere dies',
  saveRecord: 'Als Datei sichern',
  notFound: 'Hier ist nichts',
  analyseLater: 'Diese Partie ist noch nicht vorbei. Danach lässt sie sich analysieren.',
  analyse: 'Analysieren',
  noPage: (path) => `Unter ${path} gibt es keine Seite. Ist die Adresse vollständig?`,
  noGame: (id) => `Ein Spiel „${id}“ gibt es hier nicht. Diese kannst du spielen:`,
  noSaved:
    'Diese Partie liegt nicht in diesem Browser. Liegt sie in einem anderen, sichere sie dort als Datei und öffne die hier.',
  broken: 'Diese Seite lässt sich nicht zeigen',
  brokenHelp:
    'Ein Teil fehlt oder ist gescheitert. Deine Partien sind noch da. Prüfe dein Netz und lade die Seite neu.',
  reload: 'Neu laden',
  newVersion: 'Es gibt eine neue Fassung von Revier.',
  retry: 'Noch einmal versuchen',
  failed: {
    store: 'Dein Browser konnte diese Entscheidung nicht speichern.',
    gone: 'Dieses Spiel wurde gelöscht, vielleicht in einem anderen Tab.',
    rules: 'Die Regeln sind an diesem Zug gescheitert. Nimm ihn zurück, oder sichere das Spiel als Datei.',
  },
  botFailed: (name) => `${name} kann nicht weiterspielen: Der Bot ist ausgefallen.`,
  goOnWith: (player) => `Weiter mit: ${player}`,
  hintFailed: 'Diesmal gibt es keinen Tipp: Der Bot ist ausgefallen.',
  playUnsaved: 'Ohne Speichern weiterspielen',
  unsaved: 'Nicht gespeichert',
  owed: (n) =>
    n === 1
      ? 'Die letzte Entscheidung ist nicht gespeichert. Wenn du die Seite schließt, ist sie verloren.'
      : `Die letzten ${n} Entscheidungen sind nicht gespeichert. Wenn du die Seite schließt, sind sie verloren.`,
  keptNowhere: 'Dieser Browser bewahrt hier nichts auf: Spiele sind verloren, wenn du die Seite schließt.',
  badRecord: (line) => `Das ist nicht die Aufzeichnung eines gültigen Spiels: Zeile ${line} stimmt nicht.`,
  notARecord: 'Diese Datei lässt sich nicht als Aufzeichnung lesen.',
  tooLong: 'Das ist zu lang für eine Aufzeichnung.',
  badLink: 'Dieser Link ist beschädigt: Vielleicht fehlt ein Stück.',
  unknownGame: (id) => `Das ist eine Aufzeichnung von „${id}“, das hier nicht gespielt werden kann.`,
  loading: 'Wird geladen …',
  parts: 'Teile des Tisches',
  offlineReady: 'Jetzt auch ohne Netz spielbar.',
  turnCount: (n) => german.count(n, 'Entscheidung', 'Entscheidungen'),
  ago,
  skipToContent: 'Zum Inhalt springen',
}
