import { pack, unpack } from './pack.ts'

const RECORD = 'revier record 1\n'
const LINK = 'revier link 1\n'

/** A record as the part of an address: about half as long as packed whole, since what can be counted is left out. */
export const packRecord = (record: string): Promise<string> => pack(shorten(record))

/** The record again, also of a link in which it was packed whole. */
export const unpackRecord = async (packed: string): Promise<string> => lengthen(await unpack(packed))

/** Decisions without their numbers, and with a seat only where it is another than before. */
function shorten(record: string): string {
  let last = ''
  const short = record.replace(/^\d+ (\d+) (\S+)$/gm, (_line, seat: string, move: string) => {
    const line = seat === last ? move : `${seat} ${move}`
    last = seat
    return line
  })
  const link = short.replace(RECORD, LINK)
  return lengthen(link) === record ? link : record // nothing is lost, whatever somebody has written by hand
}

function lengthen(link: string): string {
  if (!link.startsWith(LINK)) return link
  const [head, decisions, ...rest] = link.replace(LINK, RECORD).split('\n\n')
  let last = ''
  const lines = decisions?.split('\n').map((line, i) => {
    const [, seat = last, move = line] = /^(?:(\d+) )?(\S+)$/.exec(line) ?? []
    last = seat
    return `${i + 1} ${seat} ${move}`
  })
  return [head, ...(lines ? [lines.join('\n')] : []), ...rest].join('\n\n')
}
