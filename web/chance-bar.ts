import { createElement } from 'react'
import { useStore } from 'zustand'
import { late } from '#table/late.tsx'
import { settings } from './settings.ts'

const ChanceBar = late(async () => (await import('./analysis/ChanceBar.tsx')).ChanceBar)

/** The chances of all seats below the board, for those who want them. */
export const useChanceBar = (props: Parameters<typeof ChanceBar>[0]) =>
  useStore(settings, ({ chances }) => chances) && createElement(ChanceBar, props)
