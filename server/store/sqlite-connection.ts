import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Ran } from './sqlite-dialect.ts'

const MOST_STATEMENTS = 500

interface Prepared {
  readonly statement: StatementSync
  /** Whether it gives rows. */
  readonly reads: boolean
}

/** One connection of this thread, with the statements it has prepared. */
export function sqliteConnection(file: string, readOnly: boolean) {
  const db = new DatabaseSync(file, { readOnly, timeout: 5000 })
  if (!readOnly) db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full; pragma cache_size = -16000')
  const statements = new Map<string, Prepared>()
  const prepare = (sql: string): Prepared => {
    let prepared = statements.get(sql)
    if (!prepared) {
      if (statements.size >= MOST_STATEMENTS) statements.clear()
      const statement = db.prepare(sql)
      statements.set(sql, (prepared = { statement, reads: statement.columns().length > 0 }))
    }
    return prepared
  }
  return {
    exec: (sql: string): void => db.exec(sql),
    run(sql: string, values: readonly unknown[]): Ran {
      const { statement, reads } = prepare(sql)
      const given = values as readonly SQLInputValue[]
      if (reads) return { rows: statement.all(...given).map((row) => ({ ...row })), changes: 0 }
      return { rows: [], changes: Number(statement.run(...given).changes) }
    },
    inTransaction: (): boolean => db.isTransaction,
    close: (): void => db.close(),
  }
}
