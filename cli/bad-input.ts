/** What was asked for cannot be done: said in one line, with exit code 2. */
export class BadInput extends Error {
  override name = 'BadInput'
}
