import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely'

/** What came of a statement. */
export interface Ran {
  readonly rows: readonly unknown[]
  readonly changes: number
}

/** Somebody who runs statements on a SQLite database, here or in another thread. */
export interface Runner {
  run(sql: string, values: readonly unknown[]): Ran | Promise<Ran>
  /** Waits until nobody else is at it. */
  acquire(): Promise<void>
  release(): void
}

/** Kysely on a SQLite that is reached through a runner. */
export const sqliteDialect = (runner: Runner): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createDriver: () => {
    const connection: DatabaseConnection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, changes } = await runner.run(sql, parameters)
        return { rows: rows as R[], numAffectedRows: BigInt(changes) }
      },
      // eslint-disable-next-line require-yield
      async *streamQuery() {
        throw new Error('rows are not streamed')
      },
    }
    const say = async (sql: string) => void (await runner.run(sql, []))
    return {
      init: async () => {},
      acquireConnection: async () => {
        await runner.acquire()
        return connection
      },
      releaseConnection: async () => runner.release(),
      beginTransaction: () => say('begin immediate'),
      commitTransaction: () => say('commit'),
      rollbackTransaction: () => say('rollback'),
      destroy: async () => {},
    }
  },
})
