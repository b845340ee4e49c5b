import type { RecordText } from './text.ts'

export const text: RecordText = {
  shareLink: 'Copy link',
  shareHelp:
    'The link holds the whole game. Whoever opens it can watch it and go on from any position; no server keeps anything.',
  shareRunning:
    'This game can be shared once it is over. Until then its record would give away what is hidden, and the luck to come.',
  sealedHelp:
    'To go on with it in another browser, save it as a sealed file: opened here, it shows no more than you may see.',
  oldRules: 'Other rules',
  oldRulesHelp: (version) =>
    `This game was played under version ${version} of the rules, which is not kept here any more. It cannot be gone on with, but nothing is lost: these are its decisions, and its record can be saved.`,
  damaged: 'A damaged game',
  damagedHelp:
    'What is kept of this game does not make a legal game. These are the decisions that can be read; its record can be saved.',
}
