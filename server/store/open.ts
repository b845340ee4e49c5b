import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { OnCommit, Store } from './store.ts'

/** PostgreSQL if an address is given, otherwise SQLite in the folder. */
export const openStore = (
  where: { url?: string; folder: string; alone?: boolean },
  onCommit?: OnCommit,
): Promise<Store> =>
  where.url ? openPostgres(where.url, onCommit) : openSqlite(where.folder, { onCommit, alone: where.alone })
