/** What `--help` says; in English only. */
export const HELP = {
  program: 'Five area-control board games, played in full: in the terminal, by bots, from records.',
  lang: 'language of what is said',
  game: 'one of those that `revier games` lists',
  file: 'a record of a game, as `revier play --save` writes it',
  seed: 'where the luck comes from: the same seed gives the same game',
  variant: 'rules agreed on beyond the game itself, as `revier games` lists them',
  json: 'JSON for programs instead of text for people',
  start: { about: 'pick a game and play it here' },
  games: { about: 'list the games with their seats and variants' },
  simulate: {
    about: 'have bots play many games, and say how they went',
    seats: 'number of seats (default: as few as the game allows)',
    games: 'number of games',
    bots: 'easy, medium, hard, master, random, greedy or search:200ms; a short list goes round, and all move on by a seat from game to game',
  },
  arena: {
    about: 'have bots meet on all cores, each deal played from every seat, and say who is stronger',
    bots: 'who meets whom; the last one takes all seats that are left',
    games: 'number of games',
    time: 'milliseconds that every searching bot may think about a decision, whatever its name says',
    sprt: 'two shares of wins of the first bot, such as 0.5,0.6: stop as soon as one can be left out',
    file: 'keep the games in this file, and go on from there when started again',
    cores: 'number of cores (default: all)',
  },
  calibrate: {
    about: 'say whether what bots think of positions is the chance to win: drift, Brier skill, log loss, reliability',
    bot: 'who plays against itself',
    playouts: 'from a position of each game play on so often, to see how much any value could know',
  },
  lab: {
    about:
      'have bots play against themselves at every table of a game, and write a page about how even it is and what wins',
    games: 'games at each table',
    bot: 'who plays',
    standard: 'leave the variants out',
    out: 'the page to write (default: GAME-lab.html; with --json none)',
  },
  tune: {
    about:
      'fit what turns expectations into chances to win, say what got better, and write it beside the bot of the game',
    seats: 'this number of seats only (default: each that the game allows)',
    games: 'games to play for each number of seats; a third of them only measures',
    duels: 'games between bots with and without it',
    dry: 'write nothing',
  },
  play: {
    about: 'play a game in the terminal',
    seats: "who sits where: 'me' or a bot, as in me,greedy,greedy; or how many, you against greedy bots",
    save: 'keep the record of the game in this file',
    resume: 'go on with the game in this file',
    seed: 'where the luck comes from (default: drawn)',
  },
  replay: {
    about: 'show a position of a recorded game and what led to it',
    at: 'after so many decisions (default: all)',
    eye: "as seen by this seat, by a 'spectator', or by 'everybody' once it is over",
  },
  check: {
    about: 'say whether a record is a legal game with these scores and this hash',
    fair: 'also that nobody bent its luck (records of online tables hold the proof)',
  },
  codes: 'Exit codes: 0 fine, 2 bad input or a record that is not a legal game, 1 anything unexpected.',
}
