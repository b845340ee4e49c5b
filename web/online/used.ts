import { keep, kept } from '../kept.ts'

/** Whether this browser has ever been somebody online. Until then the app asks no server for anything. */
const KEY = 'revier-online'

export const remember = (): void => keep(KEY, '1')

export const hasBeenOnline = (): boolean => kept(KEY) !== null
