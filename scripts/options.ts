import { Command, CommanderError } from 'commander'

/** A script's command line: what is wrong with it is said in a sentence, and then nothing is run. */
export const scriptCommand = (name: string, description: string): Command =>
  new Command(name).description(description).exitOverride()

export function wholeNumber(command: Command, option: string, value: string, min: number): number {
  if (!/^\d{1,9}$/.test(value) || Number(value) < min)
    command.error(`error: --${option} is a whole number from ${min}, not '${value}'`)
  return Number(value)
}

export function oneOf(command: Command, what: string, value: string, all: readonly string[]): string {
  if (!all.includes(value)) command.error(`error: there is no ${what} '${value}'; there are ${all.join(', ')}`)
  return value
}

export function seedWord(command: Command, seed: string): string {
  if (!/^[\x21-\x7e]{1,100}$/.test(seed)) command.error('error: a seed is 1 to 100 printable characters without spaces')
  return seed
}

/** Runs a script; the exit code is its answer, or 2 for a command line that says nothing sensible. */
export async function exitCodeOf(main: () => Promise<number>): Promise<number> {
  try {
    return await main()
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    throw error
  }
}
