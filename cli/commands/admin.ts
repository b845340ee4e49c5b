import type { Command } from 'commander'
import type { Language } from '#engine/text.ts'
import type { Store } from '#server/store/store.ts'
import type { tools } from '../admin-store.ts'
import { BadInput } from '../bad-input.ts'
import { HELP } from '../text/help.ts'
import { WORDS, type Words } from '../text/words.ts'

const MOST_DAYS = 36_500

/** The database and what it takes to work with it: loaded when somebody wants to. */
type Tools = typeof tools

type Work = (store: Store, words: Words, args: string[], tools: Tools, self: Command) => Promise<string>

/** `revier admin …`: what those who look after a server need. Works beside a running one. */
export function addAdmin(revier: Command): void {
  const admin = revier.command('admin').description(HELP.admin.about)
  const add = (name: string, about: string, work: Work) =>
    admin
      .command(name)
      .description(about)
      .action(async (...given: unknown[]) => perform(name, work, given.at(-1) as Command))
  add('backup <file>', HELP.admin.backup, async (store, words, [file], { backup }) =>
    words.admin.written(file, await backup(store, file)),
  )
  add('restore <file>', HELP.admin.restore, async (store, words, [file], { restore }) =>
    words.admin.restored(file, await restore(store, file)),
  )
  add('reports', HELP.admin.reports, listReports)
  add('close <report>', HELP.admin.close, async (store, words, [report], { moderation }) =>
    found(await moderation(store, Date.now).close(report), words, report),
  )
  add('hide <table> <line>', HELP.admin.hide, async (store, words, [table, line], { moderation }) =>
    found(await moderation(store, Date.now).hide(table, Number(line)), words, `${table} ${line}`),
  )
  add('ban <person>', HELP.admin.ban, ban).option('--days <n>', HELP.admin.days, '7')
  add('unban <person>', HELP.admin.unban, async (store, words, [person], { moderation }) =>
    found(await moderation(store, Date.now).ban(person, 0), words, person),
  )
}

async function perform(name: string, work: Work, self: Command): Promise<void> {
  const words = WORDS[self.optsWithGlobals<{ lang: Language }>().lang]
  const loaded = (await import('../admin-store.ts')).tools
  const alone = name.startsWith('restore')
  console.log(await loaded.withStore(alone, (store) => work(store, words, self.args, loaded, self)))
}

function found(was: boolean, words: Words, what: string): string {
  if (!was) throw new BadInput(words.admin.none(what))
  return words.admin.done(what)
}

const listReports: Work = async (store, words, _, { moderation }) => {
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
}

const ban: Work = async (store, words, [person], { moderation }, self) => {
  const days = Number(self.opts<{ days: string }>().days)
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new BadInput(words.errors.number('--days', 1, MOST_DAYS, String(days)))
  return found(await moderation(store, Date.now).ban(person, days), words, person)
}
