import type { Progress, Run, Tally } from './progress-file.ts'

const HEADER = `# The battery over many games

Random games of every game at every table: each seat count with each combination of variants, in turn. Whatever is cheap is checked at every decision; the costly laws (copies, refusals, eyes and their guesses, previews) are checked at a share of the decisions, drawn at random
so that over many games every kind of position gets its turn. Every game is replayed from its record at the end.

Made from the progress of \`npm run battery -- --games 100000 --every N --resume FILE\` by \`node scripts/battery-report.ts FILE …\`.

| game | games | tables | decisions | previews | costly laws at | computing | commit | broken |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |`

const number = (n: number): string => n.toLocaleString('en')

function row(game: string, { every, commit }: Run, tally: Tally): string {
  const { games, tables, decisions, previews, seconds, found } = tally
  const cells = [
    game,
    ...[games, tables, decisions, previews].map(number),
    `1 in ${every}`,
    `${Math.round(seconds / 60)} min`,
    `\`${commit}\``,
    found.length === 0 ? 'none' : found.map(({ what }) => what).join('; '),
  ]
  return `| ${cells.join(' | ')} |`
}

/** The page of counts. */
export const reportOf = (all: readonly Progress[]): string =>
  [
    HEADER,
    ...all.flatMap(({ run, tallies }) => Object.entries(tallies).map(([game, tally]) => row(game, run, tally))),
    '',
  ].join('\n')
