/** Text as part of an address, or of a file that gives nothing away at a glance: compressed, in letters that addresses allow. */

/** What is too long, or damaged. */
export class BadPack extends Error {
  readonly what: 'too long' | 'damaged'
  constructor(what: BadPack['what']) {
    super(what === 'damaged' ? 'part of it is missing or changed' : 'it is too long')
    this.name = 'BadPack'
    this.what = what
  }
}

/** As long as a record may be. */
const MOST_BYTES = 1_000_000
/** No record is that long when it is packed. */
const MOST_PACKED = 400_000

export async function pack(text: string): Promise<string> {
  const bytes = await gather(streamOf(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text again. However it was made, no more is ever unpacked than a record may hold. */
export async function unpack(packed: string): Promise<string> {
  if (packed.length > MOST_PACKED) throw new BadPack('too long')
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return new TextDecoder().decode(await gather(streamOf(bytes, new DecompressionStream('deflate-raw'))))
  } catch (error) {
    throw error instanceof BadPack ? error : new BadPack('damaged')
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): ReadableStream =>
  new Blob([bytes])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)

async function gather(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > MOST_BYTES) {
      await reader.cancel().catch(() => undefined)
      throw new BadPack('too long')
    }
    chunks.push(read.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
