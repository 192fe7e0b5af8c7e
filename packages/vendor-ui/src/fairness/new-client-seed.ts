const seedBytes = 8

/** 16 hex characters of this browser's own chance. */
export const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(seedBytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
