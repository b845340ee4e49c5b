import { DISTRICTS } from '../data.ts'
import { names } from './map-de.ts'

/** These have an article: in der City, ins East End; all others have none. */
const ARTICLE: Readonly<Record<string, 'f' | 'n' | 'm'>> = { city: 'f', 'east-end': 'n', 'west-end': 'n', strand: 'm' }
const IN = { f: 'in der', n: 'im', m: 'am' }
const INTO = { f: 'in die', n: 'ins', m: 'an den' }
const FROM = { f: 'aus der', n: 'aus dem', m: 'vom' }
const THE = { f: 'die', n: 'das', m: 'den' }
const OF = { f: 'der', n: 'des', m: 'des' }

export const district = (d: number): string => names[DISTRICTS[d]]
const after = (words: Readonly<Record<'f' | 'n' | 'm', string>>, plain: string) => (d: number) =>
  `${words[ARTICLE[DISTRICTS[d]]] ?? plain} ${district(d)}`

/** `in Chelsea`, `in der City`, `im East End`, `am Strand`. */
export const inDistrict = after(IN, 'in')
/** `nach Chelsea`, `in die City`, `ins East End`, `an den Strand`. */
export const intoDistrict = after(INTO, 'nach')
/** `aus Chelsea`, `aus der City`, `aus dem East End`, `vom Strand`. */
export const fromDistrict = after(FROM, 'aus')
/** `Chelsea`, `die City`, `das East End`, `den Strand`: what somebody leaves. */
export const theDistrict = (d: number): string => after(THE, '')(d).trim()
/** `von Chelsea`, `der City`, `des East End`, `des Strand`. */
export const ofDistrict = after(OF, 'von')
