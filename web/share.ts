/** A record as part of an address: compressed, and made of letters that addresses allow. */

export async function packRecord(text: string): Promise<string> {
  const bytes = new Uint8Array(await new Response(pipe(text, new CompressionStream('deflate-raw'))).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The record again, or null if the address was cut or changed. */
export async function unpackRecord(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return await new Response(pipe(bytes, new DecompressionStream('deflate-raw'))).text()
  } catch {
    return null
  }
}

const pipe = (data: BlobPart, through: CompressionStream | DecompressionStream): ReadableStream =>
  new Blob([data])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
