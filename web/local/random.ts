/** So many random bytes as hexadecimal digits. Unlike UUIDs these are to be had on any page, secure or not. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
