import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import type { Game } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { BadRecord, formatRecord, parseRecord, replay, type GameRecord } from '#engine/record.ts'
import { gameFolder, GAMES, type GameFolder } from '#games/index.ts'
import { gameOf } from '#session/editions.ts'
import { isSealed, unseal } from '#session/sealed.ts'
import { BadInput } from './bad-input.ts'
import { brief } from './style.ts'
import type { Words } from './text/words.ts'

export function folderOf(id: string, words: Words): GameFolder {
  const folder = gameFolder(id)
  if (!folder) throw new BadInput(words.errors.game(brief(id), Object.keys(GAMES).join(', ')))
  return folder
}

export const loadGame = (id: string, words: Words): Promise<Game> => folderOf(id, words).game()

/** The game that a record is of, in the version that it was made under; if that is not kept, as it is today. */
export async function gameOfRecord({ game, rules }: GameRecord, words: Words): Promise<Game> {
  const folder = folderOf(game, words)
  return (await gameOf(folder, rules)) ?? folder.game()
}

/** Reads a record and plays it through. Whatever is wrong with it is said with the file and the line. */
export async function loadRecord(file: string, words: Words): Promise<{ record: GameRecord; match: Match }> {
  const record = await readRecord(file, words)
  try {
    return { record, match: replay(await gameOfRecord(record, words), record) }
  } catch (error) {
    if (error instanceof BadRecord || error instanceof BadInput) throw new BadInput(`${file}: ${error.message}`)
    throw error
  }
}

/** Reads a record without judging the game. */
export async function readRecord(file: string, words: Words): Promise<GameRecord> {
  const text = await openText(readText(file, words), file, words)
  try {
    return parseRecord(text)
  } catch (error) {
    if (error instanceof BadRecord) throw new BadInput(`${file}: ${error.message}`)
    throw error
  }
}

export function saveRecord(file: string, match: Match, names: readonly string[], words: Words): void {
  try {
    writeFileSync(file, formatRecord(match, names))
  } catch (error) {
    throw new BadInput(words.errors.unwritable(file, codeOf(error)))
  }
}

/** A sealed game holds a record. */
async function openText(text: string, file: string, words: Words): Promise<string> {
  if (!isSealed(text)) return text
  try {
    return (await unseal(text)).record
  } catch {
    throw new BadInput(words.errors.damaged(file))
  }
}

/** No record is longer, and not every file has an end. */
const LONGEST_FILE = 2_000_000

function readText(file: string, words: Words): string {
  try {
    const text = readStart(file, LONGEST_FILE + 1)
    if (text.length > LONGEST_FILE) throw new BadInput(words.errors.tooLong(file))
    return text
  } catch (error) {
    if (error instanceof BadInput) throw error
    const code = codeOf(error)
    throw new BadInput(code === 'ENOENT' ? words.errors.noFile(file) : words.errors.unreadable(file, code))
  }
}

/** The first bytes of a file, as text; of a short one all. */
function readStart(file: string, most: number): string {
  const bytes = Buffer.alloc(most)
  const opened = openSync(file, 'r')
  try {
    let length = 0
    for (let read = 1; read > 0 && length < most; length += read)
      read = readSync(opened, bytes, length, most - length, null)
    return bytes.toString('utf8', 0, length)
  } finally {
    closeSync(opened)
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '?')
