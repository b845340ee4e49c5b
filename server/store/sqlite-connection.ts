import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Ran } from './sqlite-dialect.ts'

const MOST_STATEMENTS = 500

/** One connection of this thread, with the statements it has prepared. */
export function sqliteConnection(file: string, readOnly: boolean) {
  const db = new DatabaseSync(file, { readOnly, timeout: 5000 })
  if (!readOnly) db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full; pragma cache_size = -16000')
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    let statement = statements.get(sql)
    if (!statement) {
      if (statements.size >= MOST_STATEMENTS) statements.clear()
      statements.set(sql, (statement = db.prepare(sql)))
    }
    return statement
  }
  return {
    exec: (sql: string): void => db.exec(sql),
    prepare,
    run(sql: string, values: readonly unknown[]): Ran {
      const statement = prepare(sql)
      const given = values as readonly SQLInputValue[]
      if (statement.columns().length > 0)
        return { rows: statement.all(...given).map((row) => ({ ...row })), changes: 0 }
      return { rows: [], changes: Number(statement.run(...given).changes) }
    },
    inTransaction: (): boolean => db.isTransaction,
    close: (): void => db.close(),
  }
}
