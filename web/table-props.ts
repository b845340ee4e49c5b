import { createElement } from 'react'
import { useStore } from 'zustand'
import { late } from '#table/late.tsx'
import type { TableProps } from '#table/Table.tsx'
import type { LoadedGame } from './load.ts'
import { settings } from './settings.ts'

type Common = 'title' | 'text' | 'table' | 'words' | 'speed' | 'muted' | 'confirm' | 'endTurn' | 'ruleHref' | 'rules'

const RulesBeside = late(async () => (await import('./pages/Rules.tsx')).RulesBeside)

/** What every table on a page has of its game and of the settings. */
export function useTableProps({ title, game, text, table, words }: LoadedGame): Pick<TableProps, Common> {
  const { speed, muted, confirm, endTurn } = useStore(settings)
  const ruleHref = (clause: string) => `/rules/${game.id}#${clause}`
  const rules = (clause: string) => createElement(RulesBeside, { id: game.id, clause })
  return { title, text, table, words, speed, muted, confirm, endTurn, ruleHref, rules }
}
