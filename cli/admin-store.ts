import { backup, BadBackup, restore } from '#server/admin/backup.ts'
import { moderation } from '#server/admin/moderate.ts'
import { readSettings } from '#server/settings.ts'
import { openStore } from '#server/store/open.ts'
import { StorageTrouble, type Store } from '#server/store/store.ts'
import { BadInput } from './bad-input.ts'

/** Opens the database that the settings name, and closes it again whatever happens. */
async function withStore<T>(alone: boolean, work: (store: Store) => Promise<T>): Promise<T> {
  const { folder, database } = readSettings(process.env)
  try {
    const store = await openStore({ folder, url: database, alone })
    return await work(store).finally(() => store.close())
  } catch (error) {
    if (error instanceof BadBackup || error instanceof StorageTrouble) throw new BadInput(error.message)
    const { code, path } = error as { code?: string; path?: string }
    if (code === 'ENOENT' || code === 'EACCES') throw new BadInput(`${path ?? ''}: ${code}`)
    throw error
  }
}

export const tools = { withStore, backup, restore, moderation }
