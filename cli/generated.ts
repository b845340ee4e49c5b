import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes what was fitted for some numbers of seats; each is one line of the file, so that the others stay as they are. */
export function writeFitted(
  id: string,
  what: 'ahead' | 'layers' | 'weights',
  kept: Readonly<Record<number, object>>,
): void {
  const file = join(import.meta.dirname, '..', 'games', id, 'bot', `${what}.generated.ts`)
  writeFileSync(file, withFitted(readFileSync(file, 'utf8'), kept))
}

/** The text of such a file with the lines of some numbers of seats written anew. */
export const withFitted = (text: string, kept: Readonly<Record<number, object>>): string =>
  text.replace(/^ {2}(\d+): (.*),$/gm, (line: string, seats: string) => {
    const fitted = kept[Number(seats)]
    return fitted ? `  ${seats}: ${JSON.stringify(fitted)},` : line
  })
