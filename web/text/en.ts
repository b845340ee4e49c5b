import { english } from '#engine/words.ts'
import type { AppText } from './text.ts'

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** "5 minutes ago", in the largest unit that fits. */
function ago(time: number): string {
  const minutes = Math.min(0, Math.round((time - Date.now()) / 60_000))
  if (minutes === 0) return 'just now'
  if (minutes > -60) return relative.format(minutes, 'minute')
  return minutes > -1440
    ? relative.format(Math.round(minutes / 60), 'hour')
    : relative.format(Math.round(minutes / 1440), 'day')
}

export const text: AppText = {
  slogan: 'Board games of turf and influence',
  intro: 'Play at once, alone against bots or around one screen. No account, nothing to install.',
  playNow: 'Play now',
  setUp: 'Set up',
  rules: 'Rules',
  learn: (minutes) => `Learn (${minutes} min)`,
  newHere: 'New here? Each game teaches itself at its real table in a quarter of an hour: choose “Learn”.',
  learnFirst: (title) => `Begin with ${title}`,
  shortGame: 'Short game',
  shortHelp: (minutes) =>
    `About ${minutes} minutes: bots have played the first part, and everybody goes on from a fair position. Good for a first game.`,
  preparing: 'Bots are playing the first part …',
  shortFailed: 'The bots have stopped. Try again, or play a whole game.',
  startedLate: (n) => `A short game: the first ${n} decisions were made by bots before anybody sat down.`,
  about: 'About',
  puzzles: 'All puzzles',
  puzzleOfTheDay: (game) => `Puzzle of the day: ${game}`,
  online: 'Online',
  playOnline: 'Play with people elsewhere',
  home: 'Home',
  settings: 'Settings',
  language: 'Language',
  languages: { en: 'English', de: 'Deutsch' },
  menu: 'Menu',
  close: 'Close',
  running: 'Games to go on with',
  finished: 'Finished games',
  goOn: 'Go on',
  watch: 'Watch again',
  remove: 'Delete',
  removeSure: 'Delete this game for good?',
  keep: 'Keep',
  won: (names, points) =>
    `${english.and(names)} won${points === null ? '' : ` with ${english.count(points, 'point', 'points')}`}`,
  rematch: 'Rematch',
  openRecord: 'Open a record file',
  seats: (min, max) => `${min} to ${max} players`,
  minutes: (min, max) => (min === max ? `${min} minutes` : `${min} to ${max} minutes`),
  weights: ['very easy', 'easy', 'medium', 'demanding', 'very demanding'],
  games: 'Games',
  newGame: 'New game',
  start: 'Start',
  name: 'Name',
  colour: 'Colour',
  player: 'Player',
  players: {
    me: 'Me',
    friend: 'A friend at this screen',
    easy: 'Bot, easy',
    medium: 'Bot, medium',
    hard: 'Bot, hard',
    master: 'Bot, master',
  },
  colours: {
    blue: 'Blue',
    yellow: 'Yellow',
    pink: 'Pink',
    green: 'Green',
    orange: 'Orange',
    violet: 'Violet',
    red: 'Red',
  },
  numberOfSeats: 'Number of seats',
  variants: 'Variants',
  me: 'Guest',
  botNames: ['Bruno', 'Clara', 'Dante', 'Edda', 'Fanny'],
  seatNumber: (n) => `Seat ${n}`,
  replay: 'Replay',
  play: 'Play on',
  share: 'Share',
  copied: 'Copied',
  copyYourself: 'Copy this',
  saveRecord: 'Save as a file',
  notFound: 'Nothing here',
  analyseLater: 'This game is not over yet: it can be analysed once it is.',
  analyse: 'Analyse',
  noPage: (path) => `There is no page at ${path}. Perhaps the address was cut off or mistyped.`,
  noGame: (id) => `There is no game “${id}” here. These are all that can be played:`,
  noSaved:
    'This browser does not keep that game. It was deleted here, or it is kept in another browser: save it there as a file, and open the file here.',
  broken: 'This page cannot be shown',
  brokenHelp:
    'Part of it could not be loaded, or something in it has failed. Your games are still there. See whether you are online, and load the page once more.',
  reload: 'Load once more',
  newVersion: 'A new version of Revier is here.',
  retry: 'Try again',
  failed: {
    store: 'Your browser could not save this decision.',
    gone: 'This game was deleted, perhaps in another tab.',
    rules: 'The rules have failed at this move. Undo, or save the game as a file.',
  },
  botFailed: (name) => `${name} cannot go on: the bot has stopped.`,
  goOnWith: (player) => `Go on with: ${player}`,
  hintFailed: 'No hint this time: the bot has stopped.',
  playUnsaved: 'Play on without saving',
  unsaved: 'Not saved',
  owed: (n) =>
    n === 1
      ? 'The last decision is not saved. If you close the page it is lost.'
      : `The last ${n} decisions are not saved. If you close the page they are lost.`,
  keptNowhere: 'This browser keeps nothing here: games are lost when the page is closed.',
  badRecord: (line, what) => `This is not the record of a legal game. Line ${line}: ${what}`,
  notARecord: 'This file cannot be read as a record.',
  tooLong: 'This is too long for a record.',
  badLink: 'This link is damaged: part of it may have been cut off.',
  unknownGame: (id) => `This is a record of “${id}”, which cannot be played here.`,
  loading: 'Loading …',
  parts: 'Parts of the table',
  offlineReady: 'Ready to be played offline.',
  turnCount: (n) => english.count(n, 'decision', 'decisions'),
  ago,
  skipToContent: 'Skip to the content',
}
