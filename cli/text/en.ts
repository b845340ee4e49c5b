/** Everything the command line says, apart from its help. The other languages have the same keys, or do not compile. */
export const en = {
  seat: (seat: number, name: string) => (name ? `Seat ${seat} (${name})` : `Seat ${seat}`),
  errors: {
    game: (id: string, games: string) => `there is no game '${id}'; there are ${games}`,
    seats: (game: string, min: number, max: number, seats: string) =>
      `${game} is for ${min} to ${max} seats, not ${seats}`,
    number: (what: string, min: number, max: number, value: string) =>
      `${what} is a whole number from ${min} to ${max}, not '${value}'`,
    noWeights: (game: string) => `the bot of ${game} has no weights to be tuned by duels`,
    variant: (value: string) => `a variant is written option=value, not '${value}'`,
    bots: (bots: number, seats: number) => `${bots} bots are too many for ${seats} seats`,
    claims: (value: string) => `two shares of wins to be told apart are written 0.5,0.6, not '${value}'`,
    otherMeeting: (file: string) => `${file} holds games between others, or from another seed`,
    eye: (value: string, seats: number) =>
      `an eye is a seat from 0 to ${seats - 1}, 'spectator' or 'everybody', not '${value}'`,
    tooEarly: 'the game goes on: what is hidden is shown once it is over',
    noFile: (file: string) => `there is no file ${file}`,
    tooLong: (file: string) => `${file} is too long for a record`,
    damaged: (file: string) => `${file} is sealed, and damaged`,
    unreadable: (file: string, code: string) => `${file} cannot be read (${code})`,
    unwritable: (file: string, code: string) => `${file} cannot be written (${code})`,
    anotherGame: (file: string, game: string) => `${file} is a record of ${game}`,
    otherSeats: (file: string, seats: number) => `${file} is a game with ${seats} seats`,
    unexpected: (what: string) => `this should not have happened: ${what}`,
  },
  games: {
    seats: (min: number, max: number) => `${min} to ${max} seats`,
    variant: (option: string, values: string) => `--variant ${option}=${values}`,
  },
  lessons: { minutes: (n: number) => `${n} min` },
  puzzles: {
    running: 'Looking',
    none: (game: string) => `${game} has no puzzles: its manifest says so`,
    written: (found: number, written: number) => `${found} puzzles found, ${written} written`,
    columns: ['Puzzle', 'seats', 'rating', 'theme', ''],
    checked: (all: number, solved: number) => `${solved} of ${all} answers can be played and are what they say`,
  },
  simulate: {
    running: 'Playing',
    head: (title: string, seats: number, seed: string) => `${title}, ${seats} seats, seed ${seed}`,
    speed: (games: string, finished: string, seconds: string, gamesRate: string, decisionsRate: string) =>
      `${games} games, ${finished} finished, in ${seconds} s: ${gamesRate} games/s, ${decisionsRate} decisions/s`,
    length: (mean: string, min: string, max: string) => `Length: ${mean} decisions (${min} to ${max})`,
    branching: (mean: string) => `Choice: ${mean} moves on average`,
    even: (share: string) => `An even share is ${share}.`,
    seat: 'Seat',
    bot: 'Bot',
    columns: ['games', 'won', '95 %', 'score', 'sd', 'min', 'Q1', 'median', 'Q3', 'max'],
  },
  arena: {
    running: 'Playing',
    head: (games: number) => `${games} games, each deal from every seat`,
    columns: ['Bot', 'won', '%', '95 %', 'fair', 'Elo', 'ms a decision'],
  },
  calibrate: {
    head: (games: number, positions: number) => `${games} games, ${positions} ends of turns`,
    figures: (drift: string, skill: string, loss: string, sum: string) =>
      `drift ${drift}, Brier skill ${skill}, log loss ${loss}, values add up to ${sum}`,
    ceiling: (skill: string) => `games played on from these positions allow a Brier skill of ${skill}`,
    columns: ['said', 'won', 'values'],
  },
  analyse: {
    running: 'Looking',
    columns: ['Seat', 'chance to win over the game', 'own decisions', 'luck', 'the others'],
    lessons: 'The turns that cost most:',
    better: (who: string, at: number, played: string, best: string, chance: string, cost: string) =>
      `${who}, after ${at} decisions: ${best} (wins ${chance}) instead of ${played} would have been worth ${cost}`,
    above: (reason: string) => `above all: ${reason}`,
  },
  lab: {
    title: (game: string) => `${game}: how even it is`,
    about:
      'Bots play against themselves. Bars are shares of wins, lines their 95 % intervals, the dashed line an even share.',
    seats: (seats: number) => `${seats} seats`,
    facts: (games: number, bot: string, turns: string, decisions: string, lead: string, spread: string) =>
      `${games} games of ${bot}; ${turns} turns a seat, ${decisions} decisions; the first is ${lead} ahead of the second and ${spread} of the last, on average`,
    byOrder: 'Wins by place in turn order',
    bySeat: 'Wins by seat',
    had: 'Wins by what a seat had at the end',
    columns: ['Points from', 'winners', 'all'],
  },
  tune: {
    head: (seats: number, games: number, positions: number) =>
      `${seats} seats, measured on ${games} games (${positions} ends of turns) that the fit has not seen:`,
    figures: (loss: string, skill: string, drift: string) => `log loss ${loss}, Brier skill ${skill}, drift ${drift}`,
    duel: (share: string, low: string, high: string, fair: string) =>
      `greedy with it among greedy without: won ${share} % [${low}–${high}], an even share is ${fair} %`,
    climbing: 'Matches of weights',
    weightsHead: (seats: number, games: number) => `${seats} seats, weights before and after, tried in ${games} games:`,
    halves: (share: string, low: string, high: string) =>
      `half the seats with them against half without: won ${share} % [${low}–${high}], an even share is 50 %`,
    notShown: 'left as they were: not shown to be better',
    kept: 'kept',
    left: 'left as it was: no better, a drift, or a weaker bot',
  },
  admin: {
    written: (file: string, rows: number) => `${file}: ${rows} rows written`,
    restored: (file: string, rows: number) => `${file}: ${rows} rows restored`,
    noReports: 'No reports are open.',
    done: (what: string) => `Done: ${what}`,
    none: (what: string) => `there is no such thing as ${what}`,
  },
  check: {
    over: (file: string, game: string, decisions: number, scores: string) =>
      `${file}: a legal game of ${game}, ${decisions} decisions, scores ${scores}`,
    unfinished: (file: string, game: string, decisions: number) =>
      `${file}: a legal game of ${game}, not finished, decisions so far: ${decisions}`,
    noProof: (file: string) => `${file}: this record holds no proof of its luck (only records of online tables do)`,
    unfair: (file: string, what: string) => `${file}: the luck cannot be trusted: ${what}`,
    faults: {
      commitment: () => 'the secret is not the one that was committed to',
      seats: () => 'there must be one seal and one word for each seat',
      seal: (seat: number) => `the word of seat ${seat} is not the one that was sealed`,
      key: () => 'the seed is not made of the secret and the words',
    },
    fair: (file: string, seats: string) =>
      `${file}: fair luck: the secret was committed to, and the key is made of it and the words of seats ${seats || '(none)'}`,
  },
  sheet: { total: 'Total', place: 'Place', decidedBy: (clause: string) => `Decided by ${clause}` },
  auto: (who: string) => `${who} has only one choice.`,
  replay: {
    position: (title: string, at: number, of: number) => `${title}: the position after ${at} of ${of} decisions`,
    asked: (who: string) => `${who} is to decide.`,
    otherRules: (version: number, present: number) =>
      `This game was played under version ${version} of the rules; here is version ${present}. Its decisions, as they were written down:`,
  },
  play: {
    welcome: (title: string, commitment: string) =>
      `${title}. Type 'help' for what you can say. Luck is sealed by ${commitment}; the seed is told at the end.`,
    seed: (seed: string) => `The seed was ${seed}.`,
    botFailed: (who: string, reason: string) => `${who} cannot go on: ${reason}`,
    retryOrUnsaved: "Type 'retry' to try again, 'unsaved' to play on without saving, or 'quit'.",
    retryOrQuit: "Type 'retry' to try again, or 'quit'.",
    persons: (seats: string) => `Played by you: ${seats}.`,
    question: (who: string, turn: number, prompt: string) => `${who}, turn ${turn}: ${prompt}`,
    scores: (list: string) => `Points: ${list}`,
    noMove: (name: string) => `'${name}' is neither a move nor a command. Type 'help' for what you can say.`,
    whichMove: 'Which move? For example: why 1',
    refused: (move: string, reason: string, clause: string) => `${move}: ${reason} [${clause}]`,
    allowed: (move: string) => `${move} is allowed.`,
    hint: (number: number, label: string, chance: number, reason: string) =>
      `Perhaps ${number}: ${label} (wins ${chance} %${reason && `; above all: ${reason}`})`,
    takenBack: (n: number) => (n === 1 ? 'Took back 1 decision.' : `Took back ${n} decisions.`),
    nothingToTakeBack: 'Nothing can be taken back: somebody else has decided since, or something became known.',
    whichFile: 'Where to? For example: save game.txt',
    saved: (file: string) => `Saved in ${file}.`,
    hide: (who: string) => `${who}: press Enter when you have read this; the screen is cleared then.`,
    pass: (who: string) => `Pass the screen on to ${who}, then press Enter.`,
    over: 'The game is over.',
    left: (decisions: number) =>
      `The game ends here, after ${decisions === 1 ? '1 decision' : `${decisions} decisions`}.`,
    commands: {
      move: ['1, take:x', 'make a move, by its number or its name'],
      undo: ['undo', 'take back the last decision'],
      turn: ['turn', 'take back the whole turn'],
      why: ['why MOVE', 'which rule forbids a move'],
      hint: ['hint', 'what a bot would do, how likely that wins, and why'],
      board: ['board', 'draw the board again'],
      save: ['save FILE', 'write the record of the game so far'],
      help: ['help', 'this list'],
      quit: ['quit', 'end the game here'],
    },
  },
  start: { pick: 'Which game?', again: (value: string) => `'${value}' is not one of them.` },
}

export type Words = typeof en
