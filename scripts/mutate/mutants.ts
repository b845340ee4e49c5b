import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MUTATORS, SECRECY, type Edit, type Kind, type Source } from './kinds.ts'
import { parse, places, whereabouts } from './syntax.ts'

/** One change to the source, named by what it says and not by where it stands: lines move, meaning stays. */
export interface Mutation {
  readonly file: string
  /** The function or the step it stands in. */
  readonly in: string
  readonly was: string
  readonly now: string
}

export interface Mutant extends Mutation {
  readonly kind: Kind
  readonly line: number
  /** The whole file with the change. */
  readonly source: string
}

const isSecrecy = (kind: Kind): boolean => SECRECY.some((one) => one === kind)

/** Which mutants are wanted: of one kind, of all kinds of secrecy, or of all. */
export const isWanted = (kind: string | undefined, mutant: Mutant): boolean =>
  kind === undefined || (kind === 'secrecy' ? isSecrecy(mutant.kind) : mutant.kind === kind)

export const keyOf = ({ file, in: where, was, now }: Mutation): string => [file, where, was, now].join(' ¦ ')

/** Everything that decides how a game goes and who may see what. */
export function sourcesOf(game: string, root: string): string[] {
  const folder = game === 'engine' ? 'engine' : `games/${game}`
  const files = game === 'engine' ? '*.ts' : '{rules/**/*,{,bot/,data/}{view,guess,state,specials}}.ts'
  return globSync(files, { cwd: join(root, folder) })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted()
}

export const mutantsOf = (game: string, root: string): Mutant[] =>
  sourcesOf(game, root).flatMap((file) => mutantsIn(file, readFileSync(join(root, file), 'utf8')))

/** All mutants of a file; changes that come to the same text are one. */
export function mutantsIn(path: string, code: string): Mutant[] {
  const source: Source = { path, code, clauses: clausesIn(code) }
  const found = new Map<string, Mutant>()
  for (const place of places(parse(path, code)))
    for (const mutate of MUTATORS)
      for (const edit of mutate(place, source)) {
        const mutant = { ...apply(source, edit), in: whereabouts(place) }
        if (!found.has(mutant.source)) found.set(mutant.source, mutant)
      }
  return [...found.values()]
}

const clausesIn = (code: string): string[] => [...new Set(code.match(/(?<=')[A-Z]+-\d[\w.]*(?=')/g) ?? [])]

function apply({ path, code }: Source, { kind, start, end, text }: Edit): Omit<Mutant, 'in'> {
  const from = code.lastIndexOf('\n', start - 1) + 1
  const to = code.indexOf('\n', end) < 0 ? code.length : code.indexOf('\n', end)
  const oneLine = (lines: string) => lines.replaceAll(/\s+/g, ' ').trim()
  return {
    kind,
    file: path,
    line: code.slice(0, start).split('\n').length,
    was: oneLine(code.slice(from, to)),
    now: oneLine(code.slice(from, start) + text + code.slice(end, to)),
    source: code.slice(0, start) + text + code.slice(end),
  }
}

/** So many of them, the same for the same seed, and mostly the same after a change elsewhere. */
export function sampled(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  if (count >= mutants.length) return [...mutants]
  const rank = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${seed} ${keyOf(mutant)}`)
      .digest('hex')
  const ranked = mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  const chosen = new Set(ranked.slice(0, count).map(({ mutant }) => mutant))
  return mutants.filter((mutant) => chosen.has(mutant))
}
