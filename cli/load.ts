import { readFileSync, writeFileSync } from 'node:fs'
import type { Game } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { BadRecord, formatRecord, parseRecord, replay, type GameRecord } from '#engine/record.ts'
import { gameFolder, GAMES, type GameFolder } from '#games/index.ts'
import { BadInput } from './bad-input.ts'
import type { Words } from './text/words.ts'

export function folderOf(id: string, words: Words): GameFolder {
  const folder = gameFolder(id)
  if (!folder) throw new BadInput(words.errors.game(id, Object.keys(GAMES).join(', ')))
  return folder
}

export const loadGame = (id: string, words: Words): Promise<Game> => folderOf(id, words).game()

/** Reads a record and plays it through. Whatever is wrong with it is said with the file and the line. */
export async function loadRecord(file: string, words: Words): Promise<{ record: GameRecord; match: Match }> {
  const text = readText(file, words)
  try {
    const record = parseRecord(text)
    return { record, match: replay(await loadGame(record.game, words), record) }
  } catch (error) {
    if (error instanceof BadRecord || error instanceof BadInput) throw new BadInput(`${file}: ${error.message}`)
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

function readText(file: string, words: Words): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = codeOf(error)
    throw new BadInput(code === 'ENOENT' ? words.errors.noFile(file) : words.errors.unreadable(file, code))
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '?')
