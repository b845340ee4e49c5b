import { BadRecord, parseRecord } from '#engine/record.ts'
import type { Rules } from '#engine/game.ts'
import { gameFolder } from '#games/index.ts'
import { rulesOf } from '#session/editions.ts'
import { BadPack } from '#session/pack.ts'
import { isSealed, unseal } from '#session/sealed.ts'
import type { Seating } from '#session/seats.ts'
import { UnknownGame } from '../load.ts'
import type { AppText } from '../text/text.ts'
import { openRecord, unplayed, type OpenedRecord } from './records.ts'
import type { FreshGame } from './saved.ts'
import { shelf } from './my-shelf.ts'

const LARGEST_FILE = 1_000_000

/** The rules that a record was made under are not kept any more. */
class OldRules extends Error {}

/** What is wrong with a record, in words for the one who opened it. */
function problemWith(error: unknown, words: AppText): string {
  if (error instanceof BadRecord) return words.badRecord(error.line, error.message.replace(/^line \d+: /, ''))
  if (error instanceof UnknownGame) return words.unknownGame(error.id.slice(0, 60))
  if (error instanceof BadPack && error.what === 'too long') return words.tooLong
  return words.notARecord
}

async function loadEdition(id: string, version: number): Promise<Rules> {
  const folder = gameFolder(id)
  if (!folder) throw new UnknownGame(id)
  const rules = await rulesOf(folder, version)
  if (!rules) throw new OldRules()
  return rules
}

/** A record as a game: played through, or as it stands if it was made under rules of another day. */
export type ReadRecord =
  | (OpenedRecord & { readonly kind: 'played' })
  | (FreshGame & { readonly kind: 'old' })
  | { readonly kind: 'bad'; readonly problem: string }

export async function readRecord(text: string, words: AppText, seating?: readonly Seating[]): Promise<ReadRecord> {
  try {
    return { kind: 'played', ...(await openRecord(text, loadEdition, seating)) }
  } catch (error) {
    if (!(error instanceof OldRules)) return { kind: 'bad', problem: problemWith(error, words) }
    return { kind: 'old', ...unplayed(parseRecord(text)) }
  }
}

/** Keeps a file as a game of this browser; says where it is, or what is wrong with it. */
export async function importRecord(file: File, words: AppText): Promise<{ path: string } | { problem: string }> {
  if (file.size > LARGEST_FILE) return { problem: words.tooLong }
  const read = await readFile(await file.text(), words)
  if (read.kind === 'bad') return read
  const foreign = !read.resumed && !read.saved.finished
  await (await shelf()).add({ ...read.saved, foreign }, read.entries)
  return { path: `/${read.resumed ? 'play' : 'replay'}/${read.saved.id}` }
}

type ReadFile = ReadRecord & { readonly resumed?: boolean }

/** A sealed game is the own one again, to be gone on with; a record is one to look at. */
async function readFile(text: string, words: AppText): Promise<ReadFile> {
  if (!isSealed(text)) return readRecord(text, words)
  try {
    const { seating, record } = await unseal(text)
    return { ...(await readRecord(record, words, seating)), resumed: true }
  } catch (error) {
    return { kind: 'bad', problem: problemWith(error, words) }
  }
}
