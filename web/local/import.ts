import { BadRecord } from '#engine/record.ts'
import { loadRules, UnknownGame } from '../load.ts'
import type { AppText } from '../text/text.ts'
import { openRecord, type OpenedRecord } from './saved.ts'
import { saveGame } from './store.ts'

const LARGEST_FILE = 2_000_000

/** What is wrong with a record, in words for the one who opened it. */
export function problemWith(error: unknown, words: AppText): string {
  if (error instanceof BadRecord) return words.badRecord(error.line, error.message.replace(/^line \d+: /, ''))
  if (error instanceof UnknownGame) return words.unknownGame(error.id)
  return words.notARecord
}

export async function readRecord(text: string, words: AppText): Promise<OpenedRecord | { problem: string }> {
  try {
    return await openRecord(text, loadRules)
  } catch (error) {
    return { problem: problemWith(error, words) }
  }
}

/** Keeps a record file as a game of this browser; says where it is, or what is wrong with it. */
export async function importRecord(file: File, words: AppText): Promise<{ path: string } | { problem: string }> {
  if (file.size > LARGEST_FILE) return { problem: words.notARecord }
  const opened = await readRecord(await file.text(), words)
  if ('problem' in opened) return opened
  await saveGame(opened.saved, [])
  return { path: `/replay/${opened.saved.id}` }
}
