import { lateOutlines } from '#table/late.tsx'
import type { ICONS } from './generated/icons.ts'

export type IconName = keyof typeof ICONS

export const { outline, useOutline } = lateOutlines<IconName>(async () => (await import('./generated/icons.ts')).ICONS)
