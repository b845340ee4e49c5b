import type { Command } from 'commander'
import type { Language } from '#engine/text.ts'
import { backup, BadBackup, restore } from '#server/admin/backup.ts'
import { moderation } from '#server/admin/moderate.ts'
import { readSettings } from '#server/settings.ts'
import { openStore } from '#server/store/open.ts'
import { StorageTrouble, type Store } from '#server/store/store.ts'
import { BadInput } from '../bad-input.ts'
import { HELP } from '../text/help.ts'
import { WORDS, type Words } from '../text/words.ts'

const MOST_DAYS = 36_500

/** `revier admin …`: what those who look after a server need. Works beside a running one. */
export function addAdmin(revier: Command): void {
  const admin = revier.command('admin').description(HELP.admin.about)
  const add = (
    name: string,
    about: string,
    work: (store: Store, words: Words, args: string[], self: Command) => Promise<string>,
  ) =>
    admin
      .command(name)
      .description(about)
      .action(async (...given: unknown[]) => {
        const self = given.at(-1) as Command
        const words = WORDS[self.optsWithGlobals<{ lang: Language }>().lang]
        console.log(await withStore(name.startsWith('restore'), (store) => work(store, words, self.args, self)))
      })
  const found = (was: boolean, words: Words, what: string): string => {
    if (!was) throw new BadInput(words.admin.none(what))
    return words.admin.done(what)
  }
  add('backup <file>', HELP.admin.backup, async (store, words, [file]) =>
    words.admin.written(file, await backup(store, file)),
  )
  add('restore <file>', HELP.admin.restore, async (store, words, [file]) =>
    words.admin.restored(file, await restore(store, file)),
  )
  add('reports', HELP.admin.reports, async (store, words) => {
    const list = await moderation(store, Date.now).reports()
    const lines = list.map((one) =>
      [
        one.id,
        new Date(one.at).toISOString(),
        `${one.by ?? '–'} → ${one.about ?? '–'} (${one.person})`,
        one.tab ?? '',
        one.m ?? '',
        one.text,
        one.line ?? '',
      ].join('\t'),
    )
    return lines.length > 0 ? lines.join('\n') : words.admin.noReports
  })
  add('close <report>', HELP.admin.close, async (store, words, [report]) =>
    found(await moderation(store, Date.now).close(report), words, report),
  )
  add('hide <table> <line>', HELP.admin.hide, async (store, words, [table, line]) =>
    found(await moderation(store, Date.now).hide(table, Number(line)), words, `${table} ${line}`),
  )
  add('ban <person>', HELP.admin.ban, async (store, words, [person], self) => {
    const days = Number(self.opts<{ days: string }>().days)
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
      throw new BadInput(words.errors.number('--days', 1, MOST_DAYS, String(days)))
    return found(await moderation(store, Date.now).ban(person, days), words, person)
  }).option('--days <n>', HELP.admin.days, '7')
  add('unban <person>', HELP.admin.unban, async (store, words, [person]) =>
    found(await moderation(store, Date.now).ban(person, 0), words, person),
  )
}

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
