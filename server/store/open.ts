import type { OnCommit, Store } from './store.ts'

/** PostgreSQL if an address is given, otherwise SQLite in the folder. Of the two only one is ever loaded. */
export async function openStore(
  { url, folder, alone }: { url?: string; folder: string; alone?: boolean },
  onCommit?: OnCommit,
): Promise<Store> {
  if (url) return (await import('./postgres.ts')).openPostgres(url, onCommit)
  return (await import('./sqlite.ts')).openSqlite(folder, { onCommit, alone })
}
