const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Bytes above the last whole round of the alphabet would favour its first letters. */
const byteMax = 256 - (256 % alphabet.length)

/** Letters and digits, drawn evenly; for names of requests, never for secrets. */
export function randomString(length: number): string {
  let drawn = ''
  while (drawn.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - drawn.length)))
      if (byte < byteMax) drawn += alphabet[byte % alphabet.length]
  }
  return drawn
}
