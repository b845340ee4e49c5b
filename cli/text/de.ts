import type { Words } from './en.ts'

export const de: Words = {
  seat: (seat, name) => (name ? `Platz ${seat} (${name})` : `Platz ${seat}`),
  errors: {
    game: (id, games) => `es gibt kein Spiel „${id}“; es gibt ${games}`,
    seats: (game, min, max, seats) => `${game} hat ${min} bis ${max} Plätze, nicht ${seats}`,
    number: (what, min, max, value) => `${what} ist eine ganze Zahl von ${min} bis ${max}, nicht „${value}“`,
    noWeights: (game) => `der Bot von ${game} hat keine Gewichte, die sich durch Duelle einstellen lassen`,
    variant: (value) => `eine Variante schreibt sich option=wert, nicht „${value}“`,
    bots: (bots, seats) => `${bots} Bots sind zu viele für ${seats} Plätze`,
    claims: (value) => `zwei Gewinnanteile, die zu unterscheiden sind, schreibt man 0.5,0.6, nicht '${value}'`,
    otherMeeting: (file) => `in ${file} stehen Partien zwischen anderen oder mit anderem Startwert`,
    eye: (value, seats) =>
      `ein Auge ist ein Platz von 0 bis ${seats - 1}, „spectator“ oder „everybody“, nicht „${value}“`,
    tooEarly: 'die Partie läuft noch: Verdecktes wird erst nach dem Ende gezeigt',
    noFile: (file) => `es gibt keine Datei ${file}`,
    tooLong: (file) => `${file} ist zu lang für eine Aufzeichnung`,
    damaged: (file) => `${file} ist versiegelt und beschädigt`,
    unreadable: (file, code) => `${file} ist nicht lesbar (${code})`,
    unwritable: (file, code) => `${file} ist nicht schreibbar (${code})`,
    anotherGame: (file, game) => `${file} ist eine Partie ${game}`,
    otherSeats: (file, seats) => `${file} ist eine Partie mit ${seats} Plätzen`,
    unexpected: (what) => `das hätte nicht geschehen dürfen: ${what}`,
  },
  games: {
    seats: (min, max) => `${min} bis ${max} Plätze`,
    variant: (option, values) => `--variant ${option}=${values}`,
  },
  lessons: { minutes: (n) => `${n} min` },
  puzzles: {
    running: 'Suche',
    none: (game: string) => `${game} hat keine Aufgaben: Das sagt sein Manifest`,
    written: (found: number, written: number) => `${found} Aufgaben gefunden, ${written} geschrieben`,
    columns: ['Aufgabe', 'Plätze', 'Wertung', 'Thema', ''],
    checked: (all: number, solved: number) =>
      `${solved} von ${all} Lösungen lassen sich spielen und sind, was sie sagen`,
  },
  simulate: {
    running: 'Es wird gespielt',
    head: (title, seats, seed) => `${title}, ${seats} Plätze, Startwert ${seed}`,
    speed: (games, finished, seconds, gamesRate, decisionsRate) =>
      `${games} Partien, ${finished} beendet, in ${seconds} s: ${gamesRate} Partien/s, ${decisionsRate} Entscheidungen/s`,
    length: (mean, min, max) => `Länge: ${mean} Entscheidungen (${min} bis ${max})`,
    branching: (mean) => `Auswahl: im Mittel ${mean} Züge`,
    even: (share) => `Ein gleicher Anteil wäre ${share}.`,
    seat: 'Platz',
    bot: 'Bot',
    columns: ['Partien', 'Siege', '95 %', 'Punkte', 'Streuung', 'min', 'Q1', 'Median', 'Q3', 'max'],
  },
  arena: {
    running: 'Es wird gespielt',
    head: (games) => `${games} Partien, jede Verteilung von jedem Platz aus`,
    columns: ['Bot', 'gewonnen', '%', '95 %', 'gerecht', 'Elo', 'ms je Entscheidung'],
  },
  calibrate: {
    head: (games, positions) => `${games} Partien, ${positions} Zugenden`,
    figures: (drift, skill, loss, sum) =>
      `Drift ${drift}, Brier-Güte ${skill}, Log-Verlust ${loss}, Werte ergeben zusammen ${sum}`,
    ceiling: (skill) => `von diesen Stellungen aus weitergespielt ist eine Brier-Güte von ${skill} möglich`,
    columns: ['gesagt', 'gewonnen', 'Werte'],
  },
  analyse: {
    running: 'Es wird nachgesehen',
    columns: ['Platz', 'Gewinnchance im Verlauf', 'eigene Entscheidungen', 'Glück', 'die anderen'],
    lessons: 'Die teuersten Züge:',
    better: (who, at, played, best, chance, cost) =>
      `${who}, nach ${at} Entscheidungen: ${best} (gewinnt zu ${chance}) statt ${played} wäre ${cost} wert gewesen`,
    above: (reason) => `vor allem: ${reason}`,
  },
  lab: {
    title: (game) => `${game}: wie ausgeglichen es ist`,
    about:
      'Bots spielen gegen sich selbst. Balken sind Gewinnanteile, Striche ihre 95-%-Bereiche, die gestrichelte Linie ein gleicher Anteil.',
    seats: (seats) => `${seats} Plätze`,
    facts: (games, bot, turns, decisions, lead, spread) =>
      `${games} Partien von ${bot}; ${turns} Züge je Platz, ${decisions} Entscheidungen; der Erste liegt im Mittel ${lead} vor dem Zweiten und ${spread} vor dem Letzten`,
    byOrder: 'Siege nach Zugfolge',
    bySeat: 'Siege nach Platz',
    had: 'Siege nach dem, was ein Platz am Ende hatte',
    columns: ['Punkte aus', 'Sieger', 'alle'],
  },
  tune: {
    head: (seats, games, positions) =>
      `${seats} Plätze, gemessen an ${games} Partien (${positions} Zugenden), die die Anpassung nicht kennt:`,
    figures: (loss, skill, drift) => `Log-Verlust ${loss}, Brier-Güte ${skill}, Drift ${drift}`,
    duel: (share, low, high, fair) =>
      `greedy damit unter greedy ohne: ${share} % gewonnen [${low}–${high}], gerecht wären ${fair} %`,
    climbing: 'Vergleiche von Gewichten',
    weightsHead: (seats, games) => `${seats} Plätze, Gewichte vorher und nachher, erprobt in ${games} Partien:`,
    halves: (share, low, high) =>
      `die Hälfte der Plätze damit gegen die Hälfte ohne: ${share} % gewonnen [${low}–${high}], gerecht wären 50 %`,
    notShown: 'nicht übernommen: nicht nachweislich besser',
    kept: 'übernommen',
    left: 'nicht übernommen: nicht besser, mit Drift oder ein schwächerer Bot',
  },
  admin: {
    written: (file, rows) => `${file}: ${rows} Zeilen geschrieben`,
    restored: (file, rows) => `${file}: ${rows} Zeilen wiederhergestellt`,
    noReports: 'Es sind keine Meldungen offen.',
    done: (what) => `Erledigt: ${what}`,
    none: (what) => `„${what}“ gibt es nicht`,
  },
  check: {
    over: (file, game, decisions, scores) =>
      `${file}: eine regelgerechte Partie ${game}, ${decisions} Entscheidungen, Punkte ${scores}`,
    unfinished: (file, game, decisions) =>
      `${file}: eine regelgerechte Partie ${game}, nicht beendet, Entscheidungen bisher: ${decisions}`,
    noProof: (file) =>
      `${file}: diese Aufzeichnung enthält keinen Beweis für ihr Glück (nur die von Online-Tischen tun das)`,
    unfair: (file, what) => `${file}: dem Glück ist nicht zu trauen: ${what}`,
    faults: {
      commitment: () => 'das Geheimnis ist nicht das, auf das sich der Server festgelegt hat',
      seats: () => 'es muss für jeden Platz ein Siegel und ein Wort geben',
      seal: (seat) => `das Wort von Platz ${seat} ist nicht das versiegelte`,
      key: () => 'der Startwert ist nicht aus dem Geheimnis und den Wörtern gemacht',
    },
    fair: (file, seats) =>
      `${file}: ehrliches Glück: das Geheimnis stand vorher fest, der Schlüssel ist aus ihm und den Wörtern der Plätze ${seats || '(keine)'} gemacht`,
  },
  sheet: { total: 'Summe', place: 'Rang', decidedBy: (clause) => `Entschieden durch ${clause}` },
  auto: (who) => `${who} hat nur eine Wahl.`,
  replay: {
    position: (title, at, of) => `${title}: die Stellung nach ${at} von ${of} Entscheidungen`,
    asked: (who) => `${who} entscheidet als Nächstes.`,
    otherRules: (version, present) =>
      `Dieses Spiel wurde nach Fassung ${version} der Regeln gespielt; hier gilt Fassung ${present}. Seine Entscheidungen, wie sie aufgeschrieben sind:`,
  },
  play: {
    welcome: (title, commitment) =>
      `${title}. Tippe „help“, um zu sehen, was du sagen kannst. Das Glück ist versiegelt mit ${commitment}; den Startwert erfährst du am Ende.`,
    seed: (seed) => `Der Startwert war ${seed}.`,
    botFailed: (who, reason) => `${who} kann nicht weiterspielen: ${reason}`,
    retryOrUnsaved: 'Tippe „retry“ für einen neuen Versuch, „unsaved“, um ohne Speichern weiterzuspielen, oder „quit“.',
    retryOrQuit: 'Tippe „retry“ für einen neuen Versuch oder „quit“.',
    persons: (seats) => `Du spielst: ${seats}.`,
    question: (who, turn, prompt) => `${who}, Zug ${turn}: ${prompt}`,
    scores: (list) => `Punkte: ${list}`,
    noMove: (name) => `„${name}“ ist weder ein Zug noch ein Befehl. Tippe „help“, um zu sehen, was du sagen kannst.`,
    whichMove: 'Welcher Zug? Zum Beispiel: why 1',
    refused: (move, reason, clause) => `${move}: ${reason} [${clause}]`,
    allowed: (move) => `${move} ist erlaubt.`,
    hint: (number, label, chance, reason) =>
      `Vielleicht ${number}: ${label} (gewinnt zu ${chance} %${reason && `; vor allem: ${reason}`})`,
    takenBack: (n) => (n === 1 ? '1 Entscheidung zurückgenommen.' : `${n} Entscheidungen zurückgenommen.`),
    nothingToTakeBack: 'Zurücknehmen geht nicht: Jemand anders hat seitdem entschieden, oder etwas wurde bekannt.',
    whichFile: 'Wohin? Zum Beispiel: save partie.txt',
    saved: (file) => `Gespeichert in ${file}.`,
    hide: (who) => `${who}: Drücke die Eingabetaste, wenn du alles gelesen hast; dann wird der Bildschirm leer.`,
    pass: (who) => `Gib den Bildschirm weiter an ${who} und drücke dann die Eingabetaste.`,
    over: 'Das Spiel ist zu Ende.',
    left: (decisions) =>
      `Die Partie endet hier, nach ${decisions === 1 ? '1 Entscheidung' : `${decisions} Entscheidungen`}.`,
    commands: {
      move: ['1, take:x', 'einen Zug machen, mit seiner Nummer oder seinem Namen'],
      undo: ['undo', 'die letzte Entscheidung zurücknehmen'],
      turn: ['turn', 'den ganzen Zug zurücknehmen'],
      why: ['why ZUG', 'welche Regel einen Zug verbietet'],
      hint: ['hint', 'was ein Bot täte, wie oft das gewinnt und warum'],
      board: ['board', 'den Plan noch einmal zeichnen'],
      save: ['save DATEI', 'die Partie bis hierher aufschreiben'],
      help: ['help', 'diese Liste'],
      quit: ['quit', 'die Partie hier beenden'],
    },
  },
  start: { pick: 'Welches Spiel?', again: (value) => `„${value}“ ist keines davon.` },
}
