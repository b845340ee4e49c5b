import { stripVTControlCharacters, styleText } from 'node:util'

/** Colours reach a terminal only, and none with NO_COLOR: Node looks at the stream. */
export const bold = (text: string): string => styleText('bold', text, { stream: process.stdout })
export const faint = (text: string): string => styleText('dim', text, { stream: process.stdout })

/** Wipes what stands on a terminal, scrolled away or not, so that the next person does not see it. */
export function wipe(): void {
  if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H')
}

/** On one line and without control characters, whatever was typed or stands in a file. */
export const oneLine = (text: string): string => text.trim().replace(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ')

/** What somebody typed or a file says, as far as it is worth repeating. */
export const brief = (text: string): string => (text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}…` : text)
const LONGEST_ECHO = 80

/** Rows under each other: the first column to the left, numbers to the right. */
export function grid(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => width(row[column]))))
  const pad = (cell: string, column: number) => ' '.repeat(widths[column] - width(cell))
  return rows
    .map((row) => row.map((cell, i) => (i === 0 ? cell + pad(cell, i) : pad(cell, i) + cell)).join('  '))
    .join('\n')
}

/** Items in as many columns as fit, to be read downwards. */
export function columns(items: readonly string[], room: number): string {
  const wide = Math.max(0, ...items.map(width)) + 2
  const across = Math.max(1, Math.floor(room / wide))
  const rows = Math.ceil(items.length / across)
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_, i) => i % rows === row)
      .map((item) => item + ' '.repeat(wide - width(item)))
      .join('')
      .trimEnd(),
  ).join('\n')
}

const width = (text: string): number => Array.from(stripVTControlCharacters(text)).length
